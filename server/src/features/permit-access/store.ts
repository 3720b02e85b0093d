import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { isVisibleToViewer, toViewerParameters } from '../../database/visibility.ts';
import { createPermitStatement, permitColumns, type PermitRow } from './permit-rows.ts';

const visiblePermitStatement = createPermitStatement<PermitRow>('visible permit', permitColumns, isVisibleToViewer);

/** The row of a permit or child permit that the actor can see. */
export async function findPermitRow(db: Database, actor: Actor, permitId: string): Promise<PermitRow | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [row] = await visiblePermitStatement(db, permitId, ...toViewerParameters(actor));
  return row;
}
