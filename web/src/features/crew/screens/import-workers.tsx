import { workerColumns } from '@eptw/domain/crew/import';
import { ImportScreen } from '../../../components/import/import-screen.tsx';
import { ImportWorkersDocument } from '../../../generated/crew.ts';
import { backToCrew } from '../worker-resource.ts';

const example = `A-1204,Ann Lee,ACME Works,Welder,English;Chinese,+65 6123 4567,Welder certificate,W-1,Welding Institute,2027-03-31
A-1204,,,,,,Work at height certificate,H-7,Safety Academy,2027-01-15
A-1205,Ben Ong,ACME Works,Rigger,English;Malay,,,,,`;

/** Adds workers with their certificates from a file. */
export function ImportWorkers() {
  return (
    <ImportScreen
      title="Import Workers"
      back={backToCrew}
      nouns={['worker', 'workers']}
      document={ImportWorkersDocument}
      refetch={['GetWorkers']}
      toSubject={({ name, passNumber }) => ({ name, note: passNumber ? `Pass ${passNumber}` : 'No pass number' })}
      columns={workerColumns}
      example={example}
    >
      A CSV file of at most 2,000 lines, each with a worker and one certificate. Repeat the pass number for further
      certificates of the same worker. Separate cells with commas, semicolons or tabs, and several languages with
      semicolons. Days may be written as your spreadsheet saves them, if they can mean one day only. Contractors can
      leave the company out. Only pass and name are required, and all of the last four columns for a certificate.
    </ImportScreen>
  );
}
