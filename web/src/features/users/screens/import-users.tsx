import { importColumns, importFileTooLarge } from '@eptw/domain/user/import';
import { roleLabels } from '@eptw/domain/user/role';
import { ImportGuide } from '../../../components/import/import-guide.tsx';
import { ImportScreen } from '../../../components/import/import-screen.tsx';
import { useFileImport } from '../../../components/import/use-file-import.ts';
import { ImportUsersDocument, type ImportUsersMutation } from '../../../generated/users/import.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { backToUsers } from '../admin/user-unavailable.tsx';

const commandOptions = { silent: true, refetch: ['GetUsers', 'GetMenuCounts'] };

const example = `ann.lee@acme.example,Ann Lee,${roleLabels.ContractorRequestor},ACME Works,+65 6123 4567,F10N;F10W,
ben.ong@fab.example,Ben Ong,${roleLabels.MTGroup},,,F10N,LSS F10N`;

function toImportReport(item: ImportUsersMutation['importUsers']['item']) {
  if (!item) return undefined;
  const lines = item.lines.map(({ fullname, email, ...line }) => ({
    ...line,
    name: fullname,
    note: email || 'No address',
  }));
  return { ...item, lines };
}

/** Creates accounts from a file. */
export function ImportUsers() {
  const [send] = useCommand(ImportUsersDocument, commandOptions);
  const fileImport = useFileImport({
    async send(request) {
      const payload = await send(request);
      return { payload, report: 'item' in payload ? toImportReport(payload.item) : undefined };
    },
    tooLarge: importFileTooLarge,
    doneTo: backToUsers.to,
  });
  return (
    <ImportScreen
      title="Import Users"
      back={backToUsers}
      nouns={['user', 'users']}
      fileImport={fileImport}
      guide={
        <ImportGuide columns={importColumns} example={example} fileName="users.csv">
          A UTF-8 CSV file with one user per line, at most 2,000. Separate cells with commas or semicolons. Separate
          several sites or groups with semicolons, in quotes if semicolons also separate cells. Phone and groups can be
          empty, and so can the company of users who are not contractors.
        </ImportGuide>
      }
    />
  );
}
