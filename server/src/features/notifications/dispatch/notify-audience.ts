import type { Audience } from '@eptw/domain/notification/audience';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import { getChannels, defaultPreferences } from '@eptw/domain/notification/preferences';
import { mailDelayMs, findMailDueTime } from '@eptw/domain/notification/schedule';
import { scheduleJob } from '../../../database/job-queue.ts';
import type { AppContext } from '../../../app-context.ts';
import { findPermitsNearQuota } from '../../permits/quota/service.ts';
import { insertNotifications, findRecipients, type Recipient } from './store.ts';

/** One thing that an audience is to be told of a permit. */
export interface Dispatch {
  kind: NotificationKind;
  permitId: string;
  audience: Audience;
  /** The entry of the permit's history that it is about, if any. */
  sequence: number | null;
  occasion: string;
  at: Date;
}

/** Clocks of processes differ a little: by then a mail that is due by any of them is due by all, in milliseconds. */
const clockToleranceMs = 1_000;

/**
 * Notifies everybody whom these reach, each once for each occasion, and answers who was. Mails that go out at once are
 * sent for when they are due, without waiting for the minute to be full. To be called in a transaction.
 */
export async function notifyAudiences(
  context: Pick<AppContext, 'db' | 'clock'>,
  dispatches: readonly Dispatch[],
): Promise<string[]> {
  const due = await keepApplicableWarnings(context, dispatches);
  if (due.length === 0) return [];
  const recipients = await findRecipients(context.db, due);
  const rows = recipients.flatMap((person) => toNotificationRows(person, due[person.index]));
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

/** Leaves one warning of the quota to each submitter whom one more permit would block, and none to others. */
async function keepApplicableWarnings(
  context: Pick<AppContext, 'db' | 'clock'>,
  dispatches: readonly Dispatch[],
): Promise<readonly Dispatch[]> {
  const warnings = dispatches.filter(({ kind }) => kind === 'quotaNear');
  const near = await findPermitsNearQuota(
    context,
    warnings.flatMap(({ audience }) => audience.people),
  );
  const ofEach = new Map<string, Dispatch>();
  for (const warning of warnings.filter(({ permitId }) => near.has(permitId))) {
    const submitter = warning.audience.people.join(' ');
    const selected = ofEach.get(submitter);
    // Always the same one, however they were found; of one permit's the newest, which overtakes the others.
    if (!selected || warning.permitId <= selected.permitId) ofEach.set(submitter, warning);
  }
  return [...dispatches.filter(({ kind }) => kind !== 'quotaNear'), ...ofEach.values()];
}

function toNotificationRows({ personId, timeZone, mail, kinds }: Recipient, dispatch: Dispatch | undefined) {
  if (!dispatch) return [];
  const { kind, permitId, sequence, occasion, at } = dispatch;
  const preferences = mail === null ? defaultPreferences : { mail, kinds: kinds ?? {} };
  const { inApp, byMail } = getChannels(preferences, kind);
  if (!inApp && !byMail) return [];
  return [
    {
      person_id: personId,
      kind,
      permit_id: permitId,
      sequence,
      occasion,
      in_app: inApp,
      created_at: at,
      seen_at: null,
      mail_due_at: findMailDueTime(preferences, kind, at, timeZone),
    },
  ];
}
