import { administeredNouns } from '@eptw/domain/administration/nouns';
import {
  announcementStateLabels,
  formatAnnouncementType,
  type AnnouncementState,
} from '@eptw/domain/announcement/announcement';
import { stripAnnouncementMarkup } from '@eptw/domain/announcement/markup';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Tone } from '@eptw/domain/text/tone';
import { Link } from 'react-router';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import type { GetAnnouncementsQuery } from '../../../generated/announcements.ts';
import { getDeviceTimeZone } from '../../../lib/device-time.ts';

export type AnnouncementRow = GetAnnouncementsQuery['getAnnouncements']['items'][number];

const { columns, columnsOnScreen } = administeredNouns.announcement.list;
const titles = { ...columns, ...columnsOnScreen };

const stateTones: Record<AnnouncementState, Tone> = { active: 'green', planned: 'orange', over: 'slate' };

export function AnnouncementStateTag({ state }: Pick<AnnouncementRow, 'state'>) {
  return <StatusTag tone={stateTones[state]}>{announcementStateLabels[state]}</StatusTag>;
}

function formatTimeOr(instant: string | null, otherwise: string): string {
  return instant ? formatDayAndTime(instant, getDeviceTimeZone()) : otherwise;
}

export function AnnouncementTitle({ row }: { row: AnnouncementRow }) {
  return (
    <>
      <Link className="code-link" to={`/announcements/edit-announcement/${row._id}`}>
        {row.title}
      </Link>
      <span className="cell-note cell-clamp">{stripAnnouncementMarkup(row.message)}</span>
    </>
  );
}

/** Formats the period: 'at once to 23 Nov 2026, 08:00'. */
export function formatPeriod(row: AnnouncementRow): string {
  return `${formatTimeOr(row.from, 'immediately')} to ${formatTimeOr(row.to, 'until deleted')}`;
}

export const announcementColumns: readonly ListColumn<AnnouncementRow>[] = [
  { key: 'title', title: titles.title, width: 320, render: (row) => <AnnouncementTitle row={row} /> },
  { key: 'type', title: titles.type, width: 120, render: (row) => formatAnnouncementType(row.type) },
  {
    key: 'from',
    title: titles.from,
    width: 170,
    render: (row) => <span className="tabular">{formatTimeOr(row.from, 'Immediately')}</span>,
  },
  {
    key: 'to',
    title: titles.to,
    width: 170,
    render: (row) => <span className="tabular">{formatTimeOr(row.to, 'Until deleted')}</span>,
  },
  { key: 'state', title: titles.state, width: 130, render: (row) => <AnnouncementStateTag state={row.state} /> },
];
