import { Link } from 'react-router';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { createPositionColumn } from '../../../components/list/position-column.tsx';
import { Highlight } from '../../../components/status/highlight.tsx';
import { Person } from '../../../components/status/person.tsx';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { draftColumnTitles } from '@eptw/domain/permit/draft-columns';
import type { ListState } from '../../../lib/list-state.ts';
import type { GetMyDraftPermitsQuery } from '../../../generated/permits/drafts.ts';

export type DraftRow = GetMyDraftPermitsQuery['getMyDraftPermits']['items'][number];

/** The maximum number of attached forms listed by title; if there are more, only their number is shown. */
const maxTitles = 2;

function formatAttachedForms(titles: readonly string[]): string {
  return titles.length <= maxTitles ? titles.join(', ') : `${titles.length} child permits`;
}

/** The type of permit and the attached forms of a draft. */
export function DraftType({ row, search }: { row: DraftRow; search: string }) {
  return (
    <>
      <Link className="code-link" to={`/draftpermit/${row._id}`}>
        <Highlight text={row.title} search={search} />
      </Link>
      {row.attachedForms.length > 0 && (
        <span className="cell-note" title={row.attachedForms.join(', ')}>
          {formatAttachedForms(row.attachedForms)}
        </span>
      )}
    </>
  );
}

/** The description of the work, as far as filled in. */
export function DraftDescription({ row, search }: { row: DraftRow; search: string }) {
  if (!row.workDescription) return <span className="quiet">Not given</span>;
  return <Highlight text={row.workDescription} search={search} />;
}

/** The columns of the list of drafts. */
export function toDraftColumns(state: ListState): ListColumn<DraftRow>[] {
  const { search } = state;
  return [
    createPositionColumn(state),
    {
      key: 'type',
      title: draftColumnTitles.type,
      width: 184,
      render: (row) => <DraftType row={row} search={search} />,
    },
    { key: 'discipline', title: draftColumnTitles.discipline, width: 104, render: (row) => row.discipline.code },
    {
      key: 'owner',
      title: draftColumnTitles.owner,
      width: 206,
      render: ({ hostSystemOwner: { fullname, email } }) => (
        <Person name={fullname}>
          <Highlight text={fullname} search={search} />
          <span className="cell-note">
            <Highlight text={email} search={search} />
          </span>
        </Person>
      ),
    },
    {
      key: 'description',
      title: draftColumnTitles.description,
      width: 216,
      render: (row) => (
        <span className="cell-clamp" title={row.workDescription}>
          <DraftDescription row={row} search={search} />
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
      render: (row) => <span className="tabular">{formatDayAndTime(row.updatedAt, row.site.timeZone)}</span>,
    },
  ];
}
