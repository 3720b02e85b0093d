import { ownColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The permits submitted by a user whose general list excludes them, or contains many others. */
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
