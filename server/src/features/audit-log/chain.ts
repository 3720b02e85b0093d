import type { FieldChange } from '@eptw/domain/text/field-changes';
import { createHashChain, type Sealed } from '../../database/hash-chain.ts';
import type { NewRow } from '../../database/tables.ts';

/** What an entry says, before it is sealed. */
export interface AuditFacts extends Omit<
  NewRow<'administration_entry'>,
  'sequence' | 'at' | 'changes' | 'previous_hash' | 'hash'
> {
  at: Date;
  changes: FieldChange[];
}

/** An entry as stored. */
export type SealedAuditEntry = Sealed<AuditFacts>;

/** Seals the entries of the audit log, which is one chain. */
export const auditChain = createHashChain<AuditFacts>((entry) => [
  entry.sequence,
  entry.at.toISOString(),
  entry.actor_id,
  entry.actor_name,
  entry.actor_role,
  entry.action,
  entry.subject_kind,
  entry.subject_id,
  entry.subject_name,
  entry.changes.map(({ field, before, after }) => [field, before, after]),
]);
