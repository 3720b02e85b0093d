import { ownColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The permits that somebody submitted whose general list leaves them out, or buries them. */
export function MySubmittedPermits() {
  return (
    <PermitsScreen
      title="My Submitted Permits"
      list="myPermits"
      name="my-submitted-permits"
      columns={ownColumns}
      canCreate
      empty={{ title: 'No permits yet', hint: 'A permit that you submit appears here.' }}
    />
  );
}
