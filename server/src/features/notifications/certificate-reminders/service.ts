import { selectPeople } from '@eptw/domain/notification/audience';
import { formatNobodyVerifies, formatReminded, formatRemindedToday } from '@eptw/domain/crew/verification-reminder';
import { findNextReminder, formatReminderDay } from '@eptw/domain/permit/closure-reminder';
import { toDay } from '@eptw/domain/time/day-range';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { workRules } from '@eptw/domain/work/table/rules';
import type { ActorContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../refusal.ts';
import { requireLockedWorker } from '../../crew/service.ts';
import type { WorkerCertificate } from '../../crew/types.ts';
import { loadVisibleJob } from '../../work/service.ts';
import { notifyAudiences } from '../dispatch/notify-audience.ts';
import { publishNotificationsChanged } from '../dispatch/service.ts';
import { insertReminder, listVerifiers } from './store.ts';

/** A certificate that a job needs. */
export interface ReminderInput {
  permitId: string;
  worker: string;
  /** The kind. */
  certificate: string;
}

/**
 * Asks those at a permit's site who may verify a certificate to do so, once a day. Returns the message for the holder,
 * which names them; throws the refusal.
 */
export async function remindCertificateVerifiers(context: ActorContext, input: ReminderInput): Promise<string> {
  const { job, source } = await loadVisibleJob(context, input.permitId);
  const { actor, clock } = context;
  if (!workRules['the permit holder'](actor, job))
    throw new Refusal('FORBIDDEN', 'Only the permit holder asks for a certificate to be verified.');
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const { _id: workerId, name, company, certificates } = await requireLockedWorker(locked, input.worker);
    const unverified = chooseUnverified(certificates, input.certificate, toDay(clock()));
    const { enteredById } = unverified;
    const { siteId, timeZone, siteName } = source;
    const verifiers = await listVerifiers(db, siteId, { company, enteredById });
    if (verifiers.length === 0) throw new Refusal('CONFLICT', formatNobodyVerifies(siteName));
    const names = verifiers.map((verifier) => verifier.name);
    const requested = { kind: input.certificate, holder: name };
    const at = clock();
    const day = formatReminderDay(at, timeZone);
    const reminder = { workerId, kind: input.certificate, day, permitId: source.id, personId: actor.id, at };
    const earlier = await insertReminder(db, reminder);
    if (earlier) {
      const next = formatDayAndTime(findNextReminder(earlier, timeZone), timeZone);
      throw new Refusal(
        'RATE_LIMITED',
        formatRemindedToday(requested, { at: formatDayAndTime(earlier, timeZone), next, names }),
      );
    }
    const notified = await notifyAudiences(locked, [
      {
        kind: 'verifyCertificate',
        permitId: source.id,
        audience: selectPeople(
          verifiers.map(({ id }) => id),
          [actor.id],
        ),
        sequence: null,
        occasion: `certificate ${workerId} ${input.certificate} ${day}`,
        at,
      },
    ]);
    await publishNotificationsChanged(locked, notified);
    return formatReminded(requested, names);
  });
}

function chooseUnverified(certificates: readonly WorkerCertificate[], kind: string, today: string): WorkerCertificate {
  const ofKind = certificates.filter((one) => one.kind === kind && one.expiresOn >= today);
  const unverified = ofKind.find(({ verified }) => verified === null);
  if (unverified) return unverified;
  throw new Refusal(
    'CONFLICT',
    ofKind.length > 0 ? 'This certificate is verified by now.' : 'This worker has no such certificate that is valid.',
  );
}
