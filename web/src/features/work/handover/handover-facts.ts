import { isolationSeriesName } from '@eptw/domain/work-policy/work-policy';
import type { HandoverItem } from '@eptw/domain/work/table/action-inputs';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { waitsToBeResumed } from '@eptw/domain/work/summary/label';
import { formatRecord } from '../job/format-record.ts';
import { formatPerson, formatPersonInside } from '../people/people-on-job.ts';
import { listOpenCauses, listStandingCauses, type RecordedSeries, type Work } from '../job/work.ts';

/** What stands beside a point. */
export interface HandoverFact {
  note: string;
  /** What the point is about, as a text that changes only with it. */
  content: string;
  /** When that last changed; undefined while it never did. */
  changedAt: string | undefined;
}

function describeRecords(records: readonly RecordedSeries[], { now, timeZone }: Work): string {
  const latest = records.flatMap(({ series, checks: [last] }) => {
    const time = last && formatJobTime(new Date(last.at), new Date(now), timeZone);
    return last ? [`${series.title} ${time}: ${formatRecord(series, last)}.`] : [];
  });
  return latest.join(' ');
}

function toRecordFact(records: readonly RecordedSeries[], note: string): HandoverFact {
  const times = records.flatMap(({ checks: [last] }) => (last ? [last.at] : []));
  return { note, content: times.join(' '), changedAt: times.toSorted().at(-1) };
}

/** The events that change who is on the job, in which role, and who is inside. */
const movements: readonly Work['log'][number]['event'][] = ['signOn', 'signOff', 'changeRole', 'recordEntry'];

function describePeople(work: Work): HandoverFact {
  const { crew, inside, log } = work;
  const names = crew.map(formatPerson).join(', ');
  const people = crew.length === 0 ? 'Nobody is signed on.' : `${names}. Count them at the place.`;
  return {
    note: [describeInside(work), people].filter(Boolean).join(' '),
    content: JSON.stringify([
      crew.map(({ worker, roles }) => [worker, roles]),
      inside.map(({ worker, person }) => worker ?? person),
    ]),
    changedAt: log.findLast(({ event }) => movements.includes(event))?.at,
  };
}

/** 'Inside: Muthu Raman since 13:14.'; empty where no entries are recorded. */
function describeInside({ crew, inside, hasEntryLog, now, timeZone }: Work): string {
  if (inside.length === 0) return hasEntryLog ? 'Nobody is inside.' : '';
  const people = inside.map((one) => {
    const since = formatJobTime(new Date(one.since), new Date(now), timeZone);
    return `${formatPersonInside(one, crew)} since ${since}`;
  });
  return `Inside: ${people.join(', ')}.`;
}

/** Why the work stands still, so that the new holder knows. */
function describeCauses(work: Work): HandoverFact {
  const open = listStandingCauses(work);
  const isAllOver = open.length === 0 && listOpenCauses(work).length > 0;
  return {
    note: isAllOver ? `${waitsToBeResumed}.` : open.map(({ words }) => `${words}.`).join(' '),
    content: open.map(({ id }) => id).join(' '),
    changedAt: open
      .map(({ receivedAt }) => receivedAt)
      .toSorted()
      .at(-1),
  };
}

/** The facts that travel with the permit, for each point that the new holder looks at. */
export function listHandoverFacts(work: Work, series: readonly RecordedSeries[]): Record<HandoverItem, HandoverFact> {
  const isolations = series.filter(({ series: { name } }) => name === isolationSeriesName);
  const readings = series.filter((each) => !isolations.includes(each));
  const look = 'Look at every lock and tag.';
  return {
    isolations: toRecordFact(isolations, [describeRecords(isolations, work), look].filter(Boolean).join(' ')),
    readings: toRecordFact(readings, describeRecords(readings, work) || 'No checks are recorded.'),
    people: describePeople(work),
    causes: describeCauses(work),
    left: { note: work.handover?.left ?? '', content: work.handover?.left ?? '', changedAt: work.handover?.at },
  };
}
