import { administrationColumnTitles } from '@eptw/domain/administration/list-columns';
import { useQuery } from '@apollo/client/react';
import { subjectKinds, subjectLabels } from '@eptw/domain/administration/act';
import { formatDay, formatTime } from '@eptw/domain/permit/date-words';
import { Alert, Button } from 'antd';
import { DayPicker } from '../../../components/field/date-time-pickers.tsx';
import { countNote } from '../../../components/list/count-note.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { Act, Actor, Changes, type Entry } from '../act-words.tsx';
import '../administration.css';
import { useAdministrationNews } from '../components/use-administration-news.ts';
import { historyRequest } from '../history-request.ts';
import { GetAdministrationHistoryDocument, type GetAdministrationHistoryQuery } from '../operations.generated.ts';
import { useVerification } from '../use-verification.tsx';

const title = 'Administration History';
const columnTitles = administrationColumnTitles.history;

const listOf = (data: GetAdministrationHistoryQuery) => data.getAdministrationHistory;

const columns: ListColumn<Entry>[] = [
  {
    key: 'at',
    title: columnTitles.at,
    width: 130,
    render: ({ at }) => (
      <span className="tabular">
        {formatDay(at)}
        <span className="cell-note">{formatTime(at)}</span>
      </span>
    ),
  },
  { key: 'actor', title: columnTitles.actor, width: 180, render: (entry) => <Actor entry={entry} /> },
  {
    key: 'kind',
    title: columnTitles.kind,
    width: 260,
    filter: { kind: 'checkboxes', options: subjectKinds.map((kind) => ({ value: kind, label: subjectLabels[kind] })) },
    render: (entry) => <Act entry={entry} />,
  },
  { key: 'changes', title: columnTitles.changes, width: 420, render: (entry) => <Changes entry={entry} /> },
];

function card(entry: Entry) {
  return (
    <>
      <div className="list-card-row list-card-note">
        <span>{entry.actorName}</span>
        <span className="tabular">
          {formatDay(entry.at)}, {formatTime(entry.at)}
        </span>
      </div>
      <span>
        <Act entry={entry} />
      </span>
      <Changes entry={entry} />
    </>
  );
}

/** What administrators did, the newest first: who, when, what, and what was there before. */
export function AdministrationHistory() {
  const [state, change] = useListState();
  const variables = historyRequest(state);
  const query = useQuery(GetAdministrationHistoryDocument, { variables });
  const { button, outcome } = useVerification();
  useAdministrationNews(subjectKinds, () => void query.refetch());
  const page = usePage(query, listOf, state, change);
  const { filters } = state;
  const setDay = (name: 'from' | 'to', day: string | undefined) =>
    change({ filters: { ...filters, [name]: day ? [day] : [] } });
  const dayField = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <DayPicker
        required={false}
        invalid={false}
        describedBy={undefined}
        value={filters[name]?.[0]}
        onChange={(day) => setDay(name, day)}
      />
    </label>
  );

  return (
    <>
      <PageHeader
        title={title}
        note={countNote(page.count, page.rows !== undefined, ['entry', 'entries'])}
        actions={button}
      />
      {outcome}
      {filters['subject'] && (
        <Alert
          type="info"
          showIcon
          title={`Only what was done to ${page.rows?.[0]?.subjectName ?? 'one of them'}.`}
          action={
            <Button size="small" onClick={() => change({ filters: { ...filters, subject: [] } })}>
              Show everything
            </Button>
          }
        />
      )}
      <ListScreen
        title={title}
        columns={columns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => `Entry ${row._id}`}
        card={card}
        state={state}
        onChange={change}
        exported={{ list: 'administration-history', variables }}
        searchLabel="Search who and what"
        toolbar={
          <span className="act-days">
            {dayField('from', 'From')}
            {dayField('to', 'To')}
          </span>
        }
        empty={{ title: 'Nothing was done yet.', hint: 'Whatever administrators change appears here.' }}
      />
    </>
  );
}
