import type { Slot } from '@eptw/domain/permit/permit';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';

/** The reviewer who approved a permit last. */
export async function findLastApprover(db: Database, permitId: string): Promise<string | null> {
  const approver = await db
    .selectFrom('reviewer_slot')
    .select('filled_by')
    .where('permit_id', '=', permitId)
    .where('filled_by', 'is not', null)
    .orderBy('filled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return approver?.filled_by ?? null;
}

export async function removeSlots(transaction: Database, slotIds: readonly string[]): Promise<void> {
  if (slotIds.length > 0) await transaction.deleteFrom('reviewer_slot').where('id', 'in', slotIds).execute();
}

/** Keeps groups from being archived until the transaction ends; waits for a transaction that is archiving one. */
export async function lockGroups(transaction: Database, ids: readonly string[]): Promise<void> {
  await sql`select from mt_group where id = any(${ids.filter(isUuid)}::uuid[]) for key share`.execute(transaction);
}

/** Adds empty slots after a permit's existing ones. */
export async function addSlots(transaction: Database, permitId: string, slots: readonly Slot[]): Promise<void> {
  if (slots.length === 0) return;
  const { last } = await transaction
    .selectFrom('reviewer_slot')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('permit_id', '=', permitId)
    .executeTakeFirstOrThrow();
  const rows = slots.map(({ reviewer }, index) => ({
    permit_id: permitId,
    position: last + 1 + index,
    person_id: reviewer.kind === 'individual' ? reviewer.userId : null,
    group_id: reviewer.kind === 'group' ? reviewer.groupId : null,
  }));
  await transaction.insertInto('reviewer_slot').values(rows).execute();
}
