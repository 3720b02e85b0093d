import { ownColumns } from '../list/list-columns.ts';
import { GetMyPermitsDocument } from '../list/operations.generated.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The permits that somebody submitted whose general list leaves them out, or buries them. */
export function MySubmittedPermits() {
  return (
    <PermitsScreen
      title="My Submitted Permits"
      document={GetMyPermitsDocument}
      name="my-submitted-permits"
      columns={ownColumns}
      offersCreation
      empty={{ title: 'No permits yet', hint: 'A permit that you submit appears here.' }}
    />
  );
}
