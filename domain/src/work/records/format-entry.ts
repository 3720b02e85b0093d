import { gasReadings, type WorkPolicy } from '../../work-policy/work-policy.ts';
import { toRoleNoun } from '../../role/job-role.ts';
import { formatDayAndTime } from '../../time/format-date.ts';
import { formatReadValue, listLimitProblems, type GivenCheck } from '../log/check-record.ts';
import { findSeries } from '../log/combined-policy.ts';
import { stopKinds } from '../log/stop-kinds.ts';
import {
  formatDoneWork,
  suspensionCauses,
  type RecordedEntry,
  type Resumption,
  type WorkEntry,
  type WorkEvent,
  type WorkEventDetails,
} from '../log/work-log.ts';

/** From when on the time of pressing is another one than that of the entry. */
const lateMs = 60_000;

/** What an entry is written with. */
export interface EntryTexts {
  policy: WorkPolicy;
  timeZone: string;
  /** The name of a worker by their id: it is not in the log. */
  nameWorker: (workerId: string) => string;
}

/** The ids of the workers whom an entry names. */
export function listWorkersIn({ details }: WorkEntry): string[] {
  const one = [
    'measuredBy' in details ? details.measuredBy : undefined,
    'workerId' in details ? details.workerId : undefined,
    'recordedBy' in details ? details.recordedBy : undefined,
  ].filter((id) => id !== undefined);
  return 'confirmedOff' in details ? [...one, ...(details.confirmedOff ?? [])] : one;
}

/** An entry of the log as a sentence without its full stop: who, what, and the details; the reason stands apart. */
export function formatWorkEntry(entry: WorkEntry, texts: EntryTexts): string {
  const sentence = formatDoneWork(entry.event, entry.by?.name ?? null);
  const details = formatWorkDetails(entry, texts);
  return details === '' ? sentence : `${sentence}: ${details}`;
}

/** What an entry is worded from. */
interface Worded<Event extends WorkEvent> {
  at: Date;
  details: WorkEventDetails[Event];
}

type Words<Event extends WorkEvent> = (entry: Worded<Event>, texts: EntryTexts) => string;

const getTitle = (series: string, policy: WorkPolicy) => findSeries(policy, series)?.title ?? series;

const nameHandover: Words<'handOverWork' | 'appointHolder'> = ({ details: { to, done, left, watch } }) =>
  `to ${to.name}. Watch out for: ${watch}. Done: ${done}. Left: ${left}`;

const nameEnd: Words<'requestExtension' | 'agreeExtension'> = ({ details: { until } }, { timeZone }) =>
  `until ${formatDayAndTime(until, timeZone)}`;

const nameWorkerOf: Words<'changeCertificates' | 'doubtExit'> = ({ details: { workerId } }, { nameWorker }) =>
  nameWorker(workerId);

/**
 * What each entry says besides who did what, from its details; null where that is all that people read of it. What is not
 * said here stands in no history, on no printed permit, and nobody reads it.
 */
const wordsOfDetails: { [Event in WorkEvent]: Words<Event> | null } = {
  // The digest of a signature means nothing to people.
  startWork: null,
  pauseWork: null,
  stopWork: (entry, { timeZone, nameWorker }) => {
    const { kind, workerId } = entry.details;
    const name = workerId === undefined ? [] : [nameWorker(workerId)];
    const words = kind === undefined ? [] : [stopKinds[kind].words];
    return [...name, ...words, ...listArrival(entry, timeZone)].join(', ');
  },
  resumeWork: ({ details }) => formatResumption(details),
  revalidateWork: ({ details }) => formatResumption(details),
  handOverWork: nameHandover,
  appointHolder: nameHandover,
  stayHolder: null,
  acceptHandover: null,
  declineHandover: null,
  withdrawHandover: null,
  requestExtension: nameEnd,
  agreeExtension: nameEnd,
  refuseExtension: null,
  finishWork: ({ details: { inPlaceOf, confirmedOff = [] } }, { nameWorker }) => {
    const absent = inPlaceOf === undefined ? [] : [`in place of ${inPlaceOf.name}`];
    const left =
      confirmedOff.length === 0 ? [] : [`confirmed to have left: ${confirmedOff.map(nameWorker).join(', ')}`];
    return [...absent, ...left].join('; ');
  },
  recordCheck: ({ details }, { policy, nameWorker }) =>
    `${getTitle(details.series, policy)}, ${formatCheck(details, policy)}${formatMeasurer(details, nameWorker)}`,
  suspendWork: ({ details }) => suspensionCauses[details.cause],
  missCheck: ({ details: { series, due } }, { policy, timeZone }) =>
    `${getTitle(series, policy)}, due ${formatDayAndTime(due, timeZone)}`,
  // An entry of the clock has the time at which it fell due.
  missRevalidation: null,
  expireWork: null,
  endFireWatch: null,
  escalateFireWatch: null,
  signOn: ({ details: { workerId, roles = [] } }, { nameWorker }) =>
    [nameWorker(workerId), ...roles.map(toRoleNoun)].join(', '),
  signOff: (entry, { timeZone, nameWorker }) => {
    const cameOut = entry.details.cameOut ? ['has come out'] : [];
    return [nameWorker(entry.details.workerId), ...cameOut, ...listArrival(entry, timeZone)].join(', ');
  },
  changeRole: ({ details: { workerId, roles } }, { nameWorker }) =>
    [nameWorker(workerId), ...roles.map(toRoleNoun)].join(', '),
  recordEntry: (entry, { timeZone, nameWorker }) => formatGoing(entry, timeZone, nameWorker),
  doubtExit: nameWorkerOf,
  changeCertificates: nameWorkerOf,
};

/** What an entry says besides who did what; empty where that is all. */
export function formatWorkDetails(entry: WorkEntry, texts: EntryTexts): string {
  return (wordsOfDetails[entry.event] as Words<WorkEvent> | null)?.(entry, texts) ?? '';
}

const directionWords: Record<RecordedEntry['direction'], string> = { in: 'went in', out: 'came out' };

/** Who went in or came out, and against what. */
function formatGoing(entry: Worded<'recordEntry'>, timeZone: string, nameWorker: EntryTexts['nameWorker']): string {
  const { direction, workerId, rescuer = '', stranger, recordedBy, takesBack, against } = entry.details;
  const name = workerId !== undefined ? nameWorker(workerId) : stranger ? rescuer : `rescuer ${rescuer}`;
  const recorder = recordedBy === undefined ? [] : [`recorded by ${nameWorker(recordedBy)}`];
  const words = takesBack ? 'is still inside: the ‘out’ was a mistake' : directionWords[direction];
  const refusal = against === undefined ? [] : [takesBack ? against : `against a refusal: ${against}`];
  return [`${name} ${words}`, ...recorder, ...listArrival(entry, timeZone), ...refusal].join(', ');
}

/** The answers to the causes, and the gas test after an alarm. */
function formatResumption({ answers = [], gasTest = {} }: Resumption): string {
  const values = gasReadings.flatMap(({ name, label, unit }) => {
    const value = gasTest[name];
    return value === undefined ? [] : [`${label} ${value} ${unit}`];
  });
  return [...answers.map(({ answer }) => answer), ...values].join('; ');
}

function formatMeasurer({ measuredBy }: GivenCheck, nameWorker: EntryTexts['nameWorker']): string {
  return measuredBy === undefined ? '' : `, measured by ${nameWorker(measuredBy)}`;
}

/** What tells an entry that a device sent late, or without proof of who it was, from the others. */
function listArrival(
  { at, details: { pressedAt, ...details } }: Worded<'stopWork' | 'signOff' | 'recordEntry'>,
  timeZone: string,
): string[] {
  const isLate = pressedAt !== undefined && at.getTime() - Date.parse(pressedAt) >= lateMs;
  return [
    ...('pinChecked' in details && details.pinChecked === false ? ['PIN not checked'] : []),
    ...(isLate ? [`pressed ${formatDayAndTime(pressedAt, timeZone)}`] : []),
  ];
}

/** The values of a check and its result: 'Oxygen 20.9 %, Flammable gas (LEL) 0 %: passed'. */
export function formatCheck(check: GivenCheck, policy: WorkPolicy): string {
  const series = findSeries(policy, check.series);
  const values = (series?.readings ?? []).flatMap((reading) => {
    const value = formatReadValue(reading, check);
    return value === undefined ? [] : [`${reading.label} ${value}`];
  });
  const problems = series ? listLimitProblems(series, check) : [];
  const result = problems.length > 0 ? `failed. ${problems.join(' ')}` : check.result;
  const note = check.note ? ` (${check.note})` : '';
  return values.length === 0 ? `${result}${note}` : `${values.join(', ')}: ${result}${note}`;
}
