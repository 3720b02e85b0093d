import { Navigate, useSearchParams } from 'react-router';
import { permitLevels } from '../components/permit-level.ts';
import { toListFilters } from '../list/incoming-filters.ts';
import { childColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The general list of child permits; other screens link here with filters. */
export function ChildPermitList() {
  const [address] = useSearchParams();
  const arrived = toListFilters(address);
  if (arrived) return <Navigate to={{ search: arrived.toString() }} replace />;
  return (
    <PermitsScreen
      title="List of Child Permits"
      list="childPermits"
      name="child-permits"
      level={permitLevels.childPermit}
      columns={childColumns}
      canCreate
      empty={{
        title: 'No child permits yet',
        hint: 'A child permit is raised on a permit that is approved or still in review.',
      }}
    />
  );
}
