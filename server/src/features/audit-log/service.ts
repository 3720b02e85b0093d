import { canSeeChangesOf } from '@eptw/domain/access/access';
import { isAuditSubject, type AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { Actor } from '@eptw/domain/user/actor';
import { installationAdmins } from '@eptw/domain/user/role-groups';
import { mapBatches, type StreamedList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { chainStart } from '../../database/hash-chain.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Row } from '../../database/tables.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext } from '../../app-context.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { EventMap } from '../../events/events.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { auditChain } from './chain.ts';
import { listEntries, listEntriesAfter, type EntryFilter } from './store.ts';
import type { AuditEntry, AuditVerification } from './types.ts';

type Optional<Value> = Value | null | undefined;

/** A query of the audit log. */
export interface AuditLogQuery extends PageArguments {
  searchText?: Optional<string>;
  kinds?: Optional<readonly string[]>;
  actors?: Optional<readonly string[]>;
  subject?: Optional<string>;
  from?: Optional<Date>;
  to?: Optional<Date>;
}

function toAuditEntry(row: Row<'administration_entry'>): AuditEntry {
  return {
    _id: String(row.sequence),
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorRole: row.actor_role,
    action: row.action,
    kind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    changes: row.changes,
  };
}

function toEntryFilter(viewer: Actor, { searchText, kinds, actors, subject, from, to }: AuditLogQuery): EntryFilter {
  const unknown = kinds?.find((kind) => !isAuditSubject(kind));
  if (unknown !== undefined)
    throw new Refusal('BAD_INPUT', `There is no kind '${unknown.slice(0, 40)}'. Choose another.`);
  if (actors?.some((id) => !isUuid(id)))
    throw new Refusal('BAD_INPUT', 'One of the users does not exist. Choose another.');
  const onlyBy = installationAdmins.includes(viewer.role) ? undefined : viewer.id;
  return { searchText, kinds: kinds ?? [], actors: actors ?? [], onlyBy, subject, from, to };
}

/** Audit entries, newest first; for Site Admins those of what they did themselves. */
export async function listAuditEntries({ db, actor }: ActorContext, search: AuditLogQuery): Promise<Page<AuditEntry>> {
  const { count, items: rows } = await loadPage(search, listEntries(db, toEntryFilter(actor, search)));
  return { count, items: rows.map(toAuditEntry) };
}

/** All of the same entries. */
export async function streamAuditEntries(
  { db, actor }: ActorContext,
  search: AuditLogQuery,
): Promise<StreamedList<AuditEntry>> {
  return mapBatches(await listEntries(db, toEntryFilter(actor, search)).stream(), (rows) => rows.map(toAuditEntry));
}

const batchSize = 1_000;

/** Verifies the audit log up to its end or its first broken entry. Holds one batch in memory. */
export async function verifyAuditLog(db: Database): Promise<AuditVerification> {
  return inSnapshot(db, async (snapshot) => {
    let position = chainStart;
    for (;;) {
      const entries = await listEntriesAfter(snapshot, position.sequence, batchSize);
      if (entries.length === 0) return { entries: position.sequence };
      const { end, broken } = auditChain.verify(position, entries);
      if (broken) return { entries: end.sequence, broken };
      position = end;
    }
  });
}

/**
 * Emits the kind of each administrator's change, for kinds that the actor may read. It does not say what was changed:
 * screens reload what they show.
 */
export function subscribeToAdminChanges(
  { events, actor }: ActorContext,
  kinds: readonly AuditSubject[],
): AsyncIterableIterator<EventMap['administrationChanged']> {
  // `kinds` is checked first: a newer process may emit kinds that this one does not know.
  return createEventStream(
    events,
    'administrationChanged',
    ({ kind }) => kinds.includes(kind) && canSeeChangesOf(kind, actor.role),
  );
}
