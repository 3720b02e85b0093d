import { Tabs } from '../../../components/page/tabs.tsx';
import { resetList } from '../../../lib/list-state.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { permitLevels } from '../components/permit-level.ts';
import { lifeSupportChildColumns, lifeSupportColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

const childTab = 'child';
const tabs = [
  { key: '', label: 'General Permits' },
  { key: childTab, label: 'Child Permits' },
];
const hint = 'A permit appears here when it needs only the approval of a life-support group.';

/** Permits and child permits that only a life-support group has yet to approve, in two tabs. */
export function LifeSupportPermits() {
  const [{ tab }, change] = useListState();
  const isChild = tab === childTab;
  return (
    <Tabs
      label="Permits by kind"
      tabs={tabs}
      selected={isChild ? childTab : ''}
      onSelect={(key) => change({ tab: key, ...resetList })}
    >
      {isChild ? (
        <PermitsScreen
          key={childTab}
          title="Child LSS Permits Final Pending Approval"
          list="lifeSupportChildPermits"
          name="life-support-child-permits"
          level={permitLevels.childPermit}
          columns={lifeSupportChildColumns}
          empty={{ title: 'No permits pending LSS approval', hint }}
        />
      ) : (
        <PermitsScreen
          key="general"
          title="LSS Permits Final Pending Approval"
          list="lifeSupport"
          name="life-support-permits"
          columns={lifeSupportColumns}
          empty={{ title: 'No permits pending LSS approval', hint }}
        />
      )}
    </Tabs>
  );
}
