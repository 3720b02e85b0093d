import { administrationColumnTitles } from '@eptw/domain/administration/list-columns';
import {
  announcementStateLabels,
  announcementTypeLabels,
  isAnnouncementType,
  type AnnouncementState,
} from '@eptw/domain/announcement/announcement';
import { announcementWords } from '@eptw/domain/announcement/markup';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import type { Tone } from '@eptw/domain/permit/status';
import { Link } from 'react-router';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import type { GetAnnouncementsQuery } from '../operations.generated.ts';
import { ownTimeZone } from './announcement-draft.ts';

export type AnnouncementRow = GetAnnouncementsQuery['getAnnouncements']['items'][number];

const titles = administrationColumnTitles.announcements;

const stateTones: Record<AnnouncementState, Tone> = { active: 'green', planned: 'orange', over: 'slate' };

export function AnnouncementStateTag({ state }: { state: string }) {
  const known = state as AnnouncementState;
  return <StatusTag tone={stateTones[known]}>{announcementStateLabels[known]}</StatusTag>;
}

function typeLabel(type: string): string {
  return isAnnouncementType(type) ? announcementTypeLabels[type] : type;
}

function timeOr(instant: string | null, otherwise: string): string {
  return instant ? formatDayAndTime(instant, ownTimeZone()) : otherwise;
}

export function AnnouncementTitle({ row }: { row: AnnouncementRow }) {
  return (
    <>
      <Link className="code-link" to={`/announcements/edit-announcement/${row._id}`}>
        {row.title}
      </Link>
      <span className="cell-note cell-clamp">{announcementWords(row.message)}</span>
    </>
  );
}

/** The period in words: 'at once to 23 Nov 2026, 08:00'. */
export function periodOf(row: AnnouncementRow): string {
  return `${timeOr(row.from, 'at once')} to ${timeOr(row.to, 'until deleted')}`;
}

export const announcementColumns: readonly ListColumn<AnnouncementRow>[] = [
  { key: 'title', title: titles.title, width: 320, render: (row) => <AnnouncementTitle row={row} /> },
  { key: 'type', title: titles.type, width: 120, render: (row) => typeLabel(row.type) },
  {
    key: 'from',
    title: titles.from,
    width: 170,
    render: (row) => <span className="tabular">{timeOr(row.from, 'At once')}</span>,
  },
  {
    key: 'to',
    title: titles.to,
    width: 170,
    render: (row) => <span className="tabular">{timeOr(row.to, 'Until deleted')}</span>,
  },
  { key: 'state', title: titles.state, width: 130, render: (row) => <AnnouncementStateTag state={row.state} /> },
];
