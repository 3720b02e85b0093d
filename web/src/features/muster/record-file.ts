import { formatCsv, type Cell } from '@eptw/domain/export/csv';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { GetMusterRecordQuery } from '../../generated/muster.ts';
import { isSeen, type MusterEntry } from './muster.ts';
import { describePart, listRoleLabels } from './person-state.ts';

/** The record of a muster, as the API returns it. */
export type MusterRecord = NonNullable<GetMusterRecordQuery['getMusterRecord']['item']>;

const columns = [
  'Name',
  'Company',
  'Place',
  'As',
  'Role',
  'Inside a space since',
  'On the list since',
  'Seen',
  'Seen by',
  'Seen before the alarm',
  'Left the list',
  'Left the list by',
];

/** When somebody was seen; a tick from before they went into a space is no more than that. */
function describeSeen(person: MusterEntry, format: (time: string | null) => string): string {
  if (isSeen(person)) return format(person.seenAt);
  return person.seenAt === null ? 'not seen' : `not seen since going in, seen ${format(person.seenAt)} before`;
}

/** The record of a muster as a CSV file: a line for each person, and below them every tick. Times are the site's. */
export function formatRecordFile({ muster, people, ticks }: MusterRecord): string {
  const format = (time: string | null) => (time === null ? '' : formatDayAndTime(new Date(time), muster.timeZone));
  const rows: Cell[][] = [
    [muster.kind === 'drill' ? 'Drill' : 'Alarm', muster.reason],
    ['Site', muster.siteName],
    ['Began', format(muster.beganAt), muster.setBy],
    ['Ended', format(muster.endedAt), muster.endedBy ?? ''],
    ['Why it ended with people not seen', muster.endReason],
    [],
    columns,
    ...people.map((person) => [
      person.name,
      person.company,
      person.place,
      describePart({ ...person, isUnsent: false }),
      listRoleLabels(person).join(', '),
      format(person.insideSince),
      format(person.cameAt),
      describeSeen(person, format),
      person.seenBy ?? '',
      format(person.beforeAt),
      person.leftAs === null ? '' : `${person.leftAs} ${format(person.leftAt)}`,
      person.leftBy,
    ]),
    [],
    ['Name', 'Tick', 'Made', 'By', 'Received', 'Counts'],
    ...ticks.map((tick) => [
      tick.name,
      tick.isSeen ? 'seen' : 'undone',
      format(tick.madeAt),
      tick.madeBy,
      format(tick.receivedAt),
      tick.counts ? 'yes' : 'no, before the alarm',
    ]),
  ];
  return formatCsv(rows);
}
