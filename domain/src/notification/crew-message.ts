import { formatCompactDateTime } from '../time/format-compact-date-time.ts';
import { isDanger } from '../work/log/cause-table.ts';
import { nameCause } from '../work/log/cause-words.ts';
import { formatCheckNews } from '../work/log/check-news.ts';
import { areaStopKinds, formatStopInstruction, type AreaStopKind } from '../area-stop/area-stop.ts';
import type { Job } from '../work/job/job.ts';
import { isPaused } from '../work/log/state.ts';
import { suspensionCauses, type SuspensionCause, type WorkEntry } from '../work/log/work-log.ts';
import { appendToTextMessage } from './text-message.ts';
import { findCrewNews, findOpened, type CrewNews } from './work-notices.ts';

/** A text message to workers who are signed on to a job. */
export interface CrewMessage {
  workerIds: readonly string[];
  text: string;
}

/** What the crew learns when the approval is lost before the start: no event of the work, but a change of the permit. */
type LossNews = 'work not allowed any more';

/** The text of each piece of news; undefined where the entry does not come to it. */
const texts: Record<CrewNews, (before: Job, entry: WorkEntry) => string | undefined> = {
  'work stopped': (before, entry) => {
    const cause = findOpened(before, entry);
    // Everybody at the site gets a message of the stop itself.
    if (!cause || cause.kind === 'siteStop') return undefined;
    // Nobody makes a place safe where gas, fire or an alarm stopped the work.
    const isInParent = entry.event === 'suspendWork' && entry.details.cause === 'parentDanger';
    const order = isDanger(cause.kind) || isInParent ? 'Leave now.' : 'Make the place safe and leave.';
    const instruction = `${formatStart(before, entry.at, 'work stopped')} ${order}`;
    // The listed reason alone: nobody's own words reach a telephone from here.
    if (cause.kind === 'unclassedStop') return instruction;
    const { policy, permit } = before;
    const reason = formatCheckNews(cause.entry, policy, permit.timeZone) ?? nameCause(cause, policy);
    return appendToTextMessage(`${instruction} Reason: `, reason);
  },
  'permit expired': (before, entry) =>
    `${formatStart(before, entry.at, 'permit expired')} Stop work, make the place safe and leave.`,
  'stop ended': (before, entry) => {
    // Work can be revalidated while it goes on, and nobody was sent away for a pause. What is finished does not go on.
    if (before.state.causes.length === 0 || isPaused(before.state) || before.state.finishedAt !== null)
      return undefined;
    return `${formatStart(before, entry.at, 'stop ended')} Work again only when the permit holder says so.`;
  },
};

/**
 * The text message about an entry of the work log, given the job before it, for everybody who is signed on; undefined
 * when there is nothing to say, or nobody to say it to. It is in English, as the record is, and names no worker. Nobody's
 * own words are in it: a stranger with a permit's code could send links and orders to a whole crew.
 */
export function createCrewMessage(before: Job, entry: WorkEntry): CrewMessage | undefined {
  const workerIds = [...before.state.signedOn.keys()];
  const news = workerIds.length === 0 ? null : findCrewNews(before, entry);
  if (news === null) return undefined;
  const text = texts[news](before, entry);
  return text === undefined ? undefined : { workerIds, text };
}

/**
 * The text message about the loss of the approval before the start, for everybody who is signed on; undefined when there
 * is nobody, and for work that has started: that is suspended, by an entry of the log.
 */
export function createLostApprovalMessage(job: Job, cause: SuspensionCause): CrewMessage | undefined {
  const { startedAt, finishedAt, signedOn } = job.state;
  if (startedAt !== null || finishedAt !== null || signedOn.size === 0) return undefined;
  const instruction = `${formatStart(job, job.now, 'work not allowed any more')} Make the place safe and leave.`;
  return {
    workerIds: [...signedOn.keys()],
    text: appendToTextMessage(`${instruction} Reason: `, suspensionCauses[cause]),
  };
}

/** A stop of all work at a site, as a text message says it. */
export interface StoppedSite {
  kind: AreaStopKind;
  siteName: string;
  timeZone: string;
  /** Whether everybody is called to the assembly point. */
  isMustered: boolean;
}

/**
 * The text message to everybody who is signed on at a site when all its work is stopped: the kind, never somebody's own
 * words. `wasDrill` is for a stop that began as a drill and is none any more.
 */
export function formatSiteStopMessage(stop: StoppedSite, at: Date, wasDrill = false): string {
  const time = formatCompactDateTime(at, at, stop.timeZone);
  const { words, isDrill } = areaStopKinds[stop.kind];
  const start = stop.kind === 'other' ? `all work stopped ${time}` : `${words.toLowerCase()} ${time}, all work stopped`;
  const noDrill = wasDrill && !isDrill ? ' This is no drill.' : '';
  return `${stop.siteName}: ${start}.${noDrill} ${formatStopInstruction(stop)}`;
}

/** The text message to the same people when the stop is lifted. */
export function formatSiteLiftMessage(
  { siteName, timeZone }: Pick<StoppedSite, 'siteName' | 'timeZone'>,
  at: Date,
): string {
  const time = formatCompactDateTime(at, at, timeZone);
  return `${siteName}: stop of all work lifted ${time}. Work again only when the permit holder says so.`;
}

/** 'F10N-B2-000512: work stopped Mon 14:05.' The time shows which of two messages is the later one. */
function formatStart({ permit, now }: Job, at: Date, news: CrewNews | LossNews): string {
  return `${permit.number}: ${news} ${formatCompactDateTime(at, now, permit.timeZone)}.`;
}
