import type { PermitStatus } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { ChosenSite } from '../create/store.ts';
import { isVisibleTo } from '../../../database/visibility.ts';

/** The permit that a child permit belongs to. */
export interface ParentPermit {
  id: string;
  number: string;
  status: PermitStatus;
  start: Date | null;
  end: Date | null;
  site: ChosenSite;
}

/**
 * A permit that has no parent and is visible to the actor, locked until the transaction ends: a concurrent attempt to
 * finish it waits, and then finds the child permit.
 */
export async function lockParent(
  transaction: Database,
  actor: Actor,
  parentId: string,
): Promise<ParentPermit | undefined> {
  if (!isUuid(parentId)) return undefined;
  const { rows } = await sql<ParentPermit>`
    select permit.id, permit.number, permit.status, permit.starts_at as start, permit.ends_at as "end",
      json_build_object('id', site.id, 'code', site.code, 'time_zone', site.time_zone) as site
    from permit join site on site.id = permit.site_id
    where permit.id = ${parentId}::uuid and permit.parent_permit_id is null and ${isVisibleTo(actor)}
    for share of permit`.execute(transaction);
  return rows[0];
}
