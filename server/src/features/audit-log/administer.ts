import type { AdminAction, AuditSubject } from '@eptw/domain/administration/audit-entry';
import { diffFields, type FieldValue } from '@eptw/domain/text/field-changes';
import { inTransaction } from '../../database/transaction.ts';
import type { ActorContext } from '../../app-context.ts';
import { requireFound } from '../../graphql/refusals.ts';
import { recordAuditEntries, type NewAuditEntry } from './record.ts';

/** Called with the entry of a change once it is made. Without a call, nothing was changed and nothing is recorded. */
export type RecordEntry = (entry: NewAuditEntry) => void;

/**
 * Makes an administrator's change and records it, in one transaction whose `db` is passed to the change. The entry is
 * written last, because concurrent administrators wait for each other there.
 */
export async function administer<Result>(
  context: ActorContext,
  change: (context: ActorContext, record: RecordEntry) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, async (db) => {
    const transactionContext = { ...context, db };
    const entries: NewAuditEntry[] = [];
    const result = await change(transactionContext, (entry) => void entries.push(entry));
    if (entries.length > 0) await recordAuditEntries(transactionContext, context.actor, entries);
    return result;
  });
}

/** The specifics of a noun that administrators manage. */
export interface AdministeredNoun<Row extends { _id: string }> {
  kind: AuditSubject;
  /** A row, locked until the transaction ends. Undefined is refused with NOT_FOUND. */
  lock(context: ActorContext, id: string): Promise<Row | undefined>;
  getName(row: Row): string;
  /** The fields that the audit log compares. */
  toAuditFields(row: Row): Record<string, FieldValue>;
}

/** Creates, changes and deletes the rows of a noun: each in one transaction, with its entry in the audit log. */
export interface NounAdministration<Row> {
  create(context: ActorContext, insert: (context: ActorContext) => Promise<Row>): Promise<Row>;
  /** If `update` returns the row unchanged, nothing is recorded. */
  update(context: ActorContext, id: string, update: (context: ActorContext, before: Row) => Promise<Row>): Promise<Row>;
  /** Returns the deleted row. */
  delete(context: ActorContext, id: string, remove: (context: ActorContext, row: Row) => Promise<void>): Promise<Row>;
}

/** The administration of a noun. Each change is recorded as the differences in its fields. */
export function administerNoun<Row extends { _id: string }>(noun: AdministeredNoun<Row>): NounAdministration<Row> {
  const { kind, lock, getName, toAuditFields } = noun;
  const toEntry = (action: AdminAction, row: Row, before: Row | undefined, after: Row | undefined): NewAuditEntry => ({
    action,
    kind,
    subjectId: row._id,
    subjectName: getName(row),
    changes: diffFields(before ? toAuditFields(before) : {}, after ? toAuditFields(after) : {}),
  });
  const lockFound = async (context: ActorContext, id: string) => requireFound(await lock(context, id));

  return {
    create: (outerContext, insert) =>
      administer(outerContext, async (context, record) => {
        const row = await insert(context);
        record(toEntry('create', row, undefined, row));
        return row;
      }),
    update: (outerContext, id, update) =>
      administer(outerContext, async (context, record) => {
        const before = await lockFound(context, id);
        const after = await update(context, before);
        if (after !== before) record(toEntry('update', after, before, after));
        return after;
      }),
    delete: (outerContext, id, remove) =>
      administer(outerContext, async (context, record) => {
        const row = await lockFound(context, id);
        await remove(context, row);
        record(toEntry('delete', row, row, undefined));
        return row;
      }),
  };
}
