import { administeredNouns } from '@eptw/domain/administration/nouns';
import { formatWorkerLanguages } from '@eptw/domain/crew/language';
import { Link } from 'react-router';
import type { FilterOption, ListColumn } from '../../components/list/list-types.ts';
import { Highlight } from '../../components/status/highlight.tsx';
import { CertificateSummary } from './certificate-marks.tsx';
import type { Worker } from './worker-resource.ts';

const titles = administeredNouns.worker.list.columns;

/** A worker's name, linked to the page, and the pass number. */
function NameAndPass({ worker, search }: { worker: Worker; search: string }) {
  return (
    <span>
      <Link className="code-link" to={`/crew/${worker._id}`}>
        <Highlight text={worker.name} search={search} />
      </Link>
      <span className="cell-note">
        Pass <Highlight text={worker.passNumber} search={search} />
      </span>
    </span>
  );
}

function Trade({ worker: { trade, languages }, search }: { worker: Worker; search: string }) {
  return (
    <span>
      {trade ? <Highlight text={trade} search={search} /> : <span className="quiet">No trade</span>}
      {languages.length > 0 && <span className="cell-note">{formatWorkerLanguages(languages)}</span>}
    </span>
  );
}

const formatPinState = ({ hasPin }: Worker) => (hasPin ? 'Set' : 'Not set');

/** The columns of the register. The company is shown to those who see several; `companies` are those to filter by. */
export function createWorkerColumns(
  search: string,
  companies: readonly FilterOption[] | undefined,
): ListColumn<Worker>[] {
  return [
    { key: 'name', title: titles.name, width: 200, render: (row) => <NameAndPass worker={row} search={search} /> },
    ...(companies
      ? [
          {
            key: 'company',
            title: titles.company,
            width: 150,
            filter: { kind: 'radio' as const, options: companies },
            render: (row: Worker) => row.company,
          },
        ]
      : []),
    { key: 'trade', title: titles.trade, width: 170, render: (row) => <Trade worker={row} search={search} /> },
    {
      key: 'phone',
      title: titles.phone,
      width: 140,
      render: ({ phone }) => <span className="tabular">{phone || '-'}</span>,
    },
    { key: 'certificates', title: titles.certificates, width: 230, render: (row) => <CertificateSummary {...row} /> },
    { key: 'pin', title: titles.pin, width: 90, render: formatPinState },
  ];
}

/** A worker in the list on a narrow screen. */
export function WorkerCard({ worker, search }: { worker: Worker; search: string }) {
  return (
    <>
      <NameAndPass worker={worker} search={search} />
      <div className="list-card-row">
        <Trade worker={worker} search={search} />
        <span>PIN {formatPinState(worker).toLowerCase()}</span>
      </div>
      <div className="list-card-note">
        <CertificateSummary {...worker} />
        <span className="cell-note">{worker.company}</span>
      </div>
    </>
  );
}
