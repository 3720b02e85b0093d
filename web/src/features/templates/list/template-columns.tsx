import { administeredNouns } from '@eptw/domain/administration/nouns';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { countsCertificatesMark } from '@eptw/domain/work-policy/propose-roles';
import { describeTemplateUse } from '@eptw/domain/template/model/template';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { createPositionColumn } from '../../../components/list/position-column.tsx';
import { Highlight } from '../../../components/status/highlight.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import type { GetTemplateListQuery } from '../../../generated/templates.ts';
import './templates-list.css';

export type TemplateRow = GetTemplateListQuery['getTemplates']['items'][number];

const titles = administeredNouns.template.list.columns;

/** A template's title, linked to the builder. */
export function TemplateTitle({ row, search }: { row: TemplateRow; search: string }) {
  return (
    <>
      <Link className="code-link template-title" to={`/templates/edit-template/${row._id}`}>
        <Highlight text={row.title} search={search} />
      </Link>
      <span className="cell-note">{describeTemplateUse(row)}</span>
      {row.countsCertificates && (
        <Link className="template-mark" to={`/templates/edit-template/${row._id}`}>
          <TriangleAlert size={13} aria-hidden />
          {`Version ${row.version} ${countsCertificatesMark}. See the roles proposed`}
        </Link>
      )}
    </>
  );
}

/** Formats who published the current version, and when. */
export function formatPublication({ publishedBy, publishedAt }: TemplateRow): string {
  const when = publishedAt ? formatDayAndTime(publishedAt) : '';
  return [publishedBy ?? 'Built in', when].filter(Boolean).join(', ');
}

/** The columns of the list of templates. */
export function toTemplateColumns(state: ListState): ListColumn<TemplateRow>[] {
  const { search } = state;
  return [
    createPositionColumn(state),
    { key: 'title', title: titles.title, width: 320, render: (row) => <TemplateTitle row={row} search={search} /> },
    { key: 'code', title: titles.code, width: 110, render: (row) => <Highlight text={row.code} search={search} /> },
    { key: 'type', title: titles.type, width: 150, render: (row) => <Highlight text={row.type} search={search} /> },
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
          <span className="cell-note tabular">{row.publishedAt ? formatDayAndTime(row.publishedAt) : ''}</span>
        </>
      ),
    },
  ];
}
