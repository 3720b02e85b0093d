import { normalizeText } from '@eptw/domain/text/same-text';
import { listVerifyingSites } from '@eptw/domain/crew/verification';
import { toDay } from '@eptw/domain/time/day-range';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder } from 'kysely';
import { selectCompaniesAt } from './crew-visibility.ts';

/** The rows of certificates that nobody has verified and that have not ended, with their workers. */
export function selectUnverified(now: Date): RawBuilder<unknown> {
  return sql`worker_certificate join worker on worker.id = worker_certificate.worker_id
    where worker_certificate.verified_at is null and worker_certificate.expires_on >= ${toDay(now)}::date
      and worker.erased_at is null`;
}

/** Those of them that this user may verify: the domain's `findVerificationProblem` in SQL. */
export function selectToVerify(actor: Actor, now: Date): RawBuilder<unknown> {
  return sql`${selectUnverified(now)}
      and worker.company = any(array(${selectCompaniesAt(listVerifyingSites(actor))}))
      and normal_text(worker.company) <> ${normalizeText(actor.company)}
      and coalesce(worker_certificate.entered_by, worker.changed_by) is distinct from ${actor.id}::uuid`;
}
