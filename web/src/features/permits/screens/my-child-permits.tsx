import { permitKinds } from '../components/permit-kind.ts';
import { ownChildColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The child permits submitted by a user whose general list contains many others. */
export function MyChildPermits() {
  return (
    <PermitsScreen
      title="My Child Permits"
      list="myChildPermits"
      name="my-child-permits"
      kind={permitKinds.childPermit}
      columns={ownChildColumns}
      canCreate
      empty={{ title: 'No child permits yet', hint: 'A child permit that you submit appears here.' }}
    />
  );
}
