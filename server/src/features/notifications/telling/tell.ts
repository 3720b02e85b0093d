import type { Audience } from '@eptw/domain/notification/audience';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import { channelsFor, usualPreferences } from '@eptw/domain/notification/preferences';
import { gatheringTime, mailDueAt } from '@eptw/domain/notification/times';
import { addJobSoon } from '../../../database/job-queue.ts';
import type { Services } from '../../../graphql/context.ts';
import { permitsNearQuota } from '../../permits/quota/service.ts';
import { insertNotifications, peopleReached, type ReachedPerson } from './store.ts';

/** One thing that an audience is to be told of a permit. */
export interface Telling {
  kind: NotificationKind;
  permitId: string;
  audience: Audience;
  /** The entry of the permit's history that it is about, if any. */
  sequence: number | null;
  occasion: string;
  at: Date;
}

/** Clocks of processes differ a little: by then a mail that is due by any of them is due by all, in milliseconds. */
const slack = 1_000;

/**
 * Notifies everybody whom these reach, each once for each occasion, and answers who was. Mails that go out at once are
 * sent for when they are due, without waiting for the minute to be full. To be called in a transaction.
 */
export async function tell(services: Pick<Services, 'db' | 'clock'>, tellings: readonly Telling[]): Promise<string[]> {
  const due = await withTrueWarnings(services, tellings);
  if (due.length === 0) return [];
  const reached = await peopleReached(services.db, due);
  const rows = reached.flatMap((person) => notificationOf(person, due[person.index]));
  const told = await insertNotifications(services.db, rows);
  if (told.length > 0 && reached.some((person) => mailsAtOnce(person)))
    await addJobSoon(services.db, 'notify', { key: 'mail at once', payload: {}, after: gatheringTime + slack });
  return told;
}

function mailsAtOnce({ mail }: ReachedPerson): boolean {
  return (mail ?? usualPreferences.mail) === 'atOnce';
}

/** Leaves one warning of the quota to each submitter whom one more permit would block, and none to others. */
async function withTrueWarnings(
  services: Pick<Services, 'db' | 'clock'>,
  tellings: readonly Telling[],
): Promise<readonly Telling[]> {
  const warnings = tellings.filter(({ kind }) => kind === 'quotaNear');
  const near = await permitsNearQuota(
    services,
    warnings.flatMap(({ audience }) => audience.people),
  );
  const ofEach = new Map<string, Telling>();
  for (const warning of warnings.filter(({ permitId }) => near.has(permitId))) {
    const submitter = warning.audience.people.join(' ');
    const kept = ofEach.get(submitter);
    // Always the same one, however they were found; of one permit's the newest, which overtakes the others.
    if (!kept || warning.permitId <= kept.permitId) ofEach.set(submitter, warning);
  }
  return [...tellings.filter(({ kind }) => kind !== 'quotaNear'), ...ofEach.values()];
}

function notificationOf({ personId, timeZone, mail, kinds }: ReachedPerson, telling: Telling | undefined) {
  if (!telling) return [];
  const { kind, permitId, sequence, occasion, at } = telling;
  const preferences = mail === null ? usualPreferences : { mail, kinds: kinds ?? {} };
  const { inApp, byMail } = channelsFor(preferences, kind);
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
      mail_due_at: mailDueAt(preferences, kind, at, timeZone),
    },
  ];
}
