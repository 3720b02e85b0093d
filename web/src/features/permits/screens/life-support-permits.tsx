import { Tabs } from '../../../components/page/tabs.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { permitKinds } from '../model/permit-kind.ts';
import { lifeSupportChildColumns, lifeSupportColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

const childTab = 'child';
const tabs = [
  { key: '', label: 'General Permits' },
  { key: childTab, label: 'Child Permits' },
];
const hint = 'A permit appears here when a life-support group gives the last approval that it needs.';

/** Permits and child permits that only a life-support group has yet to approve, on a tab each. */
export function LifeSupportPermits() {
  const [{ tab }, change] = useListState();
  const isChild = tab === childTab;
  return (
    <Tabs
      label="Permits by kind"
      tabs={tabs}
      chosen={isChild ? childTab : ''}
      onChoose={(key) => change({ tab: key, search: '', sortBy: undefined, sortOrder: 'asc', filters: {} })}
    >
      {isChild ? (
        <PermitsScreen
          key={childTab}
          title="Child LSS Permits Final Pending Approval"
          list="lifeSupportChildPermits"
          name="life-support-child-permits"
          kind={permitKinds.childPermit}
          columns={lifeSupportChildColumns}
          empty={{ title: 'Nothing waits for life support', hint }}
        />
      ) : (
        <PermitsScreen
          key="general"
          title="LSS Permits Final Pending Approval"
          list="lifeSupport"
          name="life-support-permits"
          columns={lifeSupportColumns}
          empty={{ title: 'Nothing waits for life support', hint }}
        />
      )}
    </Tabs>
  );
}
