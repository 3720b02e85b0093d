import { workerColumns, workerFileTooLarge } from '@eptw/domain/crew/import';
import { ImportGuide } from '../../../components/import/import-guide.tsx';
import { ImportScreen } from '../../../components/import/import-screen.tsx';
import { useFileImport } from '../../../components/import/use-file-import.ts';
import { ImportWorkersDocument, type ImportWorkersMutation } from '../../../generated/crew.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { backToCrew } from '../worker-resource.ts';

const commandOptions = { silent: true, refetch: ['GetWorkers'] };

const example = `A-1204,Ann Lee,ACME Works,Welder,English;Chinese,+65 6123 4567,Welder certificate,W-1,Welding Institute,2027-03-31
A-1204,,,,,,Work at height certificate,H-7,Safety Academy,2027-01-15
A-1205,Ben Ong,ACME Works,Rigger,English;Malay,,,,,`;

function toImportReport(item: ImportWorkersMutation['importWorkers']['item']) {
  if (!item) return undefined;
  const lines = item.lines.map(({ passNumber, ...line }) => ({
    ...line,
    note: passNumber ? `Pass ${passNumber}` : 'No pass number',
  }));
  return { ...item, lines };
}

/** Adds workers with their certificates from a file. */
export function ImportWorkers() {
  const [send] = useCommand(ImportWorkersDocument, commandOptions);
  const fileImport = useFileImport({
    async send(request) {
      const payload = await send(request);
      return { payload, report: 'item' in payload ? toImportReport(payload.item) : undefined };
    },
    tooLarge: workerFileTooLarge,
    doneTo: backToCrew.to,
  });
  return (
    <ImportScreen
      title="Import Workers"
      back={backToCrew}
      nouns={['worker', 'workers']}
      fileImport={fileImport}
      guide={
        <ImportGuide columns={workerColumns} example={example} fileName="workers.csv">
          A UTF-8 CSV file of at most 2,000 lines, each with a worker and one certificate. Repeat the pass number for
          further certificates of the same worker. Separate cells with commas or semicolons, and several languages with
          semicolons. Contractors can leave the company out. Only pass and name are required, and all of the last four
          columns for a certificate.
        </ImportGuide>
      }
    />
  );
}
