import type { FieldChange } from '@eptw/domain/text/field-changes';
import type { AdminAction, AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { Actor } from '@eptw/domain/user/actor';
import type { AppContext } from '../../app-context.ts';
import { sealEntry, type ChainPosition, type SealedAuditEntry } from './hash-chain.ts';
import { insertAuditEntries, lockChainEnd } from './store.ts';

/** What was done to what. */
export interface NewAuditEntry {
  action: AdminAction;
  kind: AuditSubject;
  subjectId: string;
  /** What the subject was called then. */
  subjectName: string;
  changes: FieldChange[];
}

/** Who acts: an administrator, whoever has the command line of the server, or what the identity provider says. */
export type AuditActor = Pick<Actor, 'id' | 'fullName' | 'role'> | 'command line' | 'single sign-on';

const systemActors = {
  'command line': { id: null, fullName: 'Command line', role: null },
  'single sign-on': { id: null, fullName: 'Single sign-on', role: null },
} as const;

/**
 * Adds to the history of administration, in the transaction that makes the change: pass its `db`. The chain is one, so
 * administrators who act at once wait for each other; record last. Screens that show things of the kind are told.
 */
export async function recordAuditEntry(
  context: Pick<AppContext, 'db' | 'clock' | 'events'>,
  actor: AuditActor,
  act: NewAuditEntry,
): Promise<void> {
  await recordAuditEntries(context, actor, [act]);
}

/** The same for many acts of one moment, in their order. */
export async function recordAuditEntries(
  { db, clock, events }: Pick<AppContext, 'db' | 'clock' | 'events'>,
  actor: AuditActor,
  acts: readonly NewAuditEntry[],
): Promise<void> {
  const person = typeof actor === 'string' ? systemActors[actor] : actor;
  const at = clock();
  let end: ChainPosition | undefined = await lockChainEnd(db);
  const sealed: SealedAuditEntry[] = [];
  for (const act of acts) {
    const next = sealEntry(
      {
        at,
        actor_id: person.id,
        actor_name: person.fullName,
        actor_role: person.role,
        action: act.action,
        subject_kind: act.kind,
        subject_id: act.subjectId,
        subject_name: act.subjectName,
        changes: act.changes,
      },
      end,
    );
    sealed.push(next);
    end = next;
  }
  await insertAuditEntries(db, sealed);
  for (const kind of new Set(acts.map((act) => act.kind))) await events.publish(db, 'administrationChanged', { kind });
}
