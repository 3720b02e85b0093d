import { administrationColumnTitles } from '@eptw/domain/administration/list-columns';
import { formatEvent } from '@eptw/domain/permit/date-words';
import { templatePurpose } from '@eptw/domain/template/template';
import { Link } from 'react-router';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { positionColumn } from '../../../components/list/position-column.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import type { GetTemplateListQuery } from '../operations.generated.ts';
import './templates-list.css';

export type TemplateRow = GetTemplateListQuery['getTemplates']['items'][number];

const titles = administrationColumnTitles.templates;

/** A template's title, which leads to the builder. */
export function TemplateTitle({ row }: { row: TemplateRow }) {
  return (
    <>
      <Link className="code-link template-title" to={`/templates/edit-template/${row._id}`}>
        {row.title}
      </Link>
      <span className="cell-note">{templatePurpose(row)}</span>
    </>
  );
}

/** Who published the version that is in use, and when. */
export function publishedInWords({ publishedBy, publishedAt }: TemplateRow): string {
  const when = publishedAt ? formatEvent(publishedAt) : '';
  return [publishedBy ?? 'Built in', when].filter(Boolean).join(', ');
}

/** The columns of the list of templates. */
export function templateColumns(state: ListState): ListColumn<TemplateRow>[] {
  return [
    positionColumn(state),
    { key: 'title', title: titles.title, width: 320, render: (row) => <TemplateTitle row={row} /> },
    { key: 'code', title: titles.code, width: 110, render: (row) => row.code },
    { key: 'type', title: titles.type, width: 150, render: (row) => row.type },
    {
      key: 'version',
      title: titles.version,
      width: 80,
      render: (row) => <span className="tabular">{row.version}</span>,
    },
    {
      key: 'published',
      title: titles.published,
      width: 220,
      render: (row) => (
        <>
          {row.publishedBy ?? <span className="quiet">Built in</span>}
          <span className="cell-note tabular">{row.publishedAt ? formatEvent(row.publishedAt) : ''}</span>
        </>
      ),
    },
  ];
}
