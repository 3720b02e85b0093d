import { importColumns } from '@eptw/domain/user/import';
import { roleLabels } from '@eptw/domain/user/role';
import { ImportScreen } from '../../../components/import/import-screen.tsx';
import { ImportUsersDocument } from '../../../generated/users/import.ts';
import { backToUsers } from '../admin/user-unavailable.tsx';

const example = `ann.lee@acme.example,Ann Lee,${roleLabels.ContractorRequestor},ACME Works,+65 6123 4567,F10N;F10W,
ben.ong@fab.example,Ben Ong,${roleLabels.MTGroup},,,F10N,LSS F10N`;

/** Creates accounts from a file. */
export function ImportUsers() {
  return (
    <ImportScreen
      title="Import Users"
      back={backToUsers}
      nouns={['user', 'users']}
      document={ImportUsersDocument}
      refetch={['GetUsers', 'GetMenuCounts']}
      toSubject={({ fullname, email }) => ({ name: fullname, note: email || 'No address' })}
      columns={importColumns}
      example={example}
    >
      A CSV file with one user per line, at most 2,000. Separate cells with commas, semicolons or tabs. Separate several
      sites or groups with semicolons, in quotes if semicolons also separate cells. Phone and groups can be empty, and
      so can the company of users who are not contractors.
    </ImportScreen>
  );
}
