import type { Audience } from '@eptw/domain/notification/audience';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import { getChannels, defaultPreferences } from '@eptw/domain/notification/preferences';
import { mailDelayMs, findMailDueTime } from '@eptw/domain/notification/schedule';
import { scheduleJob } from '../../../database/job-queue.ts';
import type { AppContext } from '../../../app-context.ts';
import { findPermitsNearQuota } from '../../permits/quota/service.ts';
import { insertNotifications, findRecipients, type Recipient } from './store.ts';

/** A notification about a permit for an audience. */
export interface Dispatch {
  kind: NotificationKind;
  permitId: string;
  audience: Audience;
  /** The history entry that caused it, if any. */
  sequence: number | null;
  occasion: string;
  at: Date;
  /** The stop of all work that it is about: each person gets one notification, whichever permit it names. */
  areaStopId?: string;
}

/**
 * Clocks of processes differ a little: after this many milliseconds, a mail that is due by one clock is due by all.
 */
const clockToleranceMs = 1_000;

/**
 * Notifies every recipient once for each occasion, and returns the ids of those newly notified. If any wants mails at
 * once, schedules a job for when they are due. Call it in a transaction.
 */
export async function notifyAudiences(
  context: Pick<AppContext, 'db' | 'clock'>,
  dispatches: readonly Dispatch[],
): Promise<string[]> {
  const due = await keepApplicableWarnings(context, dispatches);
  if (due.length === 0) return [];
  const recipients = await findRecipients(context.db, due);
  const rows = keepOneOfStop(recipients.flatMap((person) => toNotificationRows(person, due[person.index])));
  const notified = await insertNotifications(context.db, rows);
  if (notified.length > 0 && recipients.some((person) => wantsImmediateMail(person)))
    await scheduleJob(context.db, 'notify', {
      key: 'mail at once',
      payload: {},
      after: mailDelayMs + clockToleranceMs,
    });
  return notified;
}

function wantsImmediateMail({ mail }: Recipient): boolean {
  return (mail ?? defaultPreferences.mail) === 'atOnce';
}

/** Keeps one quota warning for each submitter whom one more permit would block, and drops the others. */
async function keepApplicableWarnings(
  context: Pick<AppContext, 'db' | 'clock'>,
  dispatches: readonly Dispatch[],
): Promise<readonly Dispatch[]> {
  const warnings = dispatches.filter(({ kind }) => kind === 'quotaNear');
  const near = await findPermitsNearQuota(
    context,
    warnings.flatMap(({ audience }) => audience.people),
  );
  const warningBySubmitter = new Map<string, Dispatch>();
  for (const warning of warnings.filter(({ permitId }) => near.has(permitId))) {
    const submitter = warning.audience.people.join(' ');
    const selected = warningBySubmitter.get(submitter);
    // Picks the lowest permit id, so the choice does not depend on order; of one permit's warnings, the last
    // supersedes the others.
    if (!selected || warning.permitId <= selected.permitId) warningBySubmitter.set(submitter, warning);
  }
  return [...dispatches.filter(({ kind }) => kind !== 'quotaNear'), ...warningBySubmitter.values()];
}

function toNotificationRows({ personId, timeZone, mail, kinds }: Recipient, dispatch: Dispatch | undefined) {
  if (!dispatch) return [];
  const { kind, permitId, sequence, occasion, at, areaStopId = null } = dispatch;
  const preferences = mail === null ? defaultPreferences : { mail, kinds: kinds ?? {} };
  const { inApp, byMail } = getChannels(preferences, kind);
  if (!inApp && !byMail) return [];
  return [
    {
      person_id: personId,
      kind,
      permit_id: permitId,
      area_stop_id: areaStopId,
      sequence,
      occasion,
      in_app: inApp,
      created_at: at,
      seen_at: null,
      mail_due_at: findMailDueTime(preferences, kind, at, timeZone),
    },
  ];
}

/** Of the notifications of a stop of all work, each person's first. */
function keepOneOfStop<Row extends { person_id: string; occasion: string; area_stop_id: string | null }>(
  rows: readonly Row[],
): Row[] {
  const notified = new Set<string>();
  return rows.filter(({ person_id: personId, occasion, area_stop_id: stopId }) => {
    if (stopId === null) return true;
    const key = `${personId} ${occasion}`;
    if (notified.has(key)) return false;
    notified.add(key);
    return true;
  });
}
