import { Link } from 'react-router';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { positionColumn } from '../../../components/list/position-column.tsx';
import { Person } from '../../../components/status/person.tsx';
import { formatEvent } from '@eptw/domain/permit/date-words';
import { draftColumnTitles } from '@eptw/domain/permit/draft-columns';
import type { ListState } from '../../../lib/list-state.ts';
import type { GetMyDraftPermitsQuery } from './operations.generated.ts';

export type DraftRow = GetMyDraftPermitsQuery['getMyDraftPermits']['items'][number];

/** Attached forms named one by one up to here; of more only the number is said. */
const titlesShown = 2;

function attachedInWords(titles: readonly string[]): string {
  return titles.length <= titlesShown ? titles.join(', ') : `${titles.length} child permits`;
}

/** What kind of permit a draft is for, and what is attached to it. */
export function DraftType({ row }: { row: DraftRow }) {
  return (
    <>
      <Link className="code-link" to={`/draftpermit/${row._id}`}>
        {row.title}
      </Link>
      {row.attachedForms.length > 0 && (
        <span className="cell-note" title={row.attachedForms.join(', ')}>
          {attachedInWords(row.attachedForms)}
        </span>
      )}
    </>
  );
}

/** What the work is, as far as that was filled in. */
export function DraftDescription({ row }: { row: DraftRow }) {
  return <>{row.workDescription || <span className="quiet">Not given</span>}</>;
}

/** The columns of the list of drafts. */
export function draftColumns(state: ListState): ListColumn<DraftRow>[] {
  return [
    positionColumn(state),
    { key: 'type', title: draftColumnTitles.type, width: 184, render: (row) => <DraftType row={row} /> },
    { key: 'discipline', title: draftColumnTitles.discipline, width: 104, render: (row) => row.discipline.code },
    {
      key: 'owner',
      title: draftColumnTitles.owner,
      width: 206,
      render: ({ hostSystemOwner: { fullname, email } }) => (
        <Person name={fullname}>
          {fullname}
          <span className="cell-note">{email}</span>
        </Person>
      ),
    },
    {
      key: 'description',
      title: draftColumnTitles.description,
      width: 216,
      render: (row) => (
        <span className="cell-clamp" title={row.workDescription}>
          <DraftDescription row={row} />
        </span>
      ),
    },
    {
      key: 'site',
      title: draftColumnTitles.site,
      width: 110,
      render: (row) => <span title={row.site.name}>{row.site.code}</span>,
    },
    {
      key: 'updatedAt',
      title: draftColumnTitles.updatedAt,
      width: 176,
      render: (row) => <span className="tabular">{formatEvent(row.updatedAt, row.site.timeZone)}</span>,
    },
  ];
}
