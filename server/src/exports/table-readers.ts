import { exportedPermitLists, type ExportedListName } from '@eptw/domain/export/exported-lists';
import { streamCriticalActivities } from '../features/dashboard/today/service.ts';
import { streamNotifications } from '../features/notifications/service.ts';
import { listAllDrafts } from '../features/permits/drafts/service.ts';
import { permitLists } from '../features/permits/list/list-sources.ts';
import { listAllPermits, type ListRequest } from '../features/permits/list/service.ts';
import type { ActorContext } from '../app-context.ts';
import { administrationTableReaders } from './administration-lists.ts';
import { highRiskCells } from './cells/high-risk-cells.ts';
import { notificationCells } from './cells/notification-cells.ts';
import { draftCells, permitCells } from './cells/permit-cells.ts';
import { createTableReader, type TableReader } from './table-reader.ts';

type PermitListName = keyof typeof exportedPermitLists;

function createPermitTableReader(name: PermitListName): TableReader {
  const resolveDefinition = permitLists[exportedPermitLists[name].operation];
  const readAll = (context: ActorContext, request: ListRequest) =>
    listAllPermits(context, resolveDefinition(context.actor, request), request);
  return createTableReader(name, readAll, permitCells);
}

const permitTableReaders = Object.fromEntries(
  (Object.keys(exportedPermitLists) as PermitListName[]).map((name) => [name, createPermitTableReader(name)]),
) as Record<PermitListName, TableReader>;

/** The reader of each list that can be exported. */
export const tableReaders: Readonly<Record<ExportedListName, TableReader>> = {
  ...permitTableReaders,
  'my-draft-permits': createTableReader('my-draft-permits', listAllDrafts, draftCells),
  'high-risk-work': createTableReader('high-risk-work', streamCriticalActivities, highRiskCells),
  notifications: createTableReader('notifications', streamNotifications, notificationCells),
  ...administrationTableReaders,
};
