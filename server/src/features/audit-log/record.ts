import type { FieldChange } from '@eptw/domain/text/field-changes';
import type { AdminAction, AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { Actor } from '@eptw/domain/user/actor';
import type { AppContext } from '../../app-context.ts';
import { auditChain, type SealedAuditEntry } from './chain.ts';
import { insertAuditEntries, lockChainEnd } from './store.ts';

/** An action and its subject. */
export interface NewAuditEntry {
  action: AdminAction;
  kind: AuditSubject;
  subjectId: string;
  /** The subject's name at the time. */
  subjectName: string;
  changes: FieldChange[];
}

/** The actor: an administrator, the command line of the server, or single sign-on. */
export type AuditActor = Pick<Actor, 'id' | 'fullName' | 'role'> | 'command line' | 'single sign-on';

const systemActors = {
  'command line': { id: null, fullName: 'Command line', role: null },
  'single sign-on': { id: null, fullName: 'Single sign-on', role: null },
} as const;

/**
 * Appends to the audit log, in the transaction that makes the change: pass its `db`. There is one chain, so
 * concurrent administrators wait for each other; record last. Notifies screens that show this kind.
 */
export async function recordAuditEntry(
  context: Pick<AppContext, 'db' | 'clock' | 'events'>,
  actor: AuditActor,
  entry: NewAuditEntry,
): Promise<void> {
  await recordAuditEntries(context, actor, [entry]);
}

/** The same for several simultaneous actions, in order. */
export async function recordAuditEntries(
  { db, clock, events }: Pick<AppContext, 'db' | 'clock' | 'events'>,
  actor: AuditActor,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  const person = typeof actor === 'string' ? systemActors[actor] : actor;
  const at = clock();
  const end = await lockChainEnd(db);
  const sealed: SealedAuditEntry[] = [];
  for (const entry of entries) {
    const facts = {
      at,
      actor_id: person.id,
      actor_name: person.fullName,
      actor_role: person.role,
      action: entry.action,
      subject_kind: entry.kind,
      subject_id: entry.subjectId,
      subject_name: entry.subjectName,
      changes: entry.changes,
    };
    sealed.push(auditChain.seal(facts, sealed.at(-1) ?? end));
  }
  await insertAuditEntries(db, sealed);
  for (const kind of new Set(entries.map((entry) => entry.kind)))
    await events.publish(db, 'administrationChanged', { kind });
}
