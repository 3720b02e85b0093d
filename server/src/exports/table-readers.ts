import type { Cell } from '@eptw/domain/export/csv';
import { exportedLists, exportedPermitLists, type ExportedListName } from '@eptw/domain/export/exported-lists';
import { mapBatches, type StreamedList } from '../database/batches.ts';
import { streamAuditEntries } from '../features/audit-log/service.ts';
import { streamAnnouncements } from '../features/announcements/service.ts';
import { streamBlockedWords } from '../features/blocked-words/service.ts';
import { streamCriticalActivities } from '../features/dashboard/today/service.ts';
import { streamDisciplines } from '../features/disciplines/service.ts';
import { streamMaps } from '../features/maps/service.ts';
import { streamGroups } from '../features/mt-groups/service.ts';
import { streamNotifications } from '../features/notifications/service.ts';
import { listAllDrafts } from '../features/permits/drafts/service.ts';
import { permitLists } from '../features/permits/list/lists.ts';
import { listAllPermits, type ListRequest } from '../features/permits/list/service.ts';
import { streamSites } from '../features/sites/service.ts';
import { streamTemplates } from '../features/templates/service.ts';
import { streamUsers } from '../features/users/admin/service.ts';
import type { ActorContext } from '../app-context.ts';
import * as administration from './cells/administration-cells.ts';
import type { CellFormatter } from './cells/cell.ts';
import { highRiskCells } from './cells/high-risk-cells.ts';
import { notificationCells } from './cells/notification-cells.ts';
import { draftCells, permitCells } from './cells/permit-cells.ts';

/** Reads a list as a table of cells, filtered by the arguments of its operation. */
type TableReader = (context: ActorContext, args: Record<string, unknown>) => Promise<StreamedList<Cell[]>>;

function createTableReader<Row>(
  name: ExportedListName,
  readAll: (context: ActorContext, args: never) => Promise<StreamedList<Row>>,
  cells: Readonly<Record<string, CellFormatter<Row>>>,
): TableReader {
  const columns = Object.keys(exportedLists[name].columns).map((key) => {
    const cell = cells[key];
    if (!cell) throw new Error(`Nothing is known of the column ${key} of ${name}`);
    return cell;
  });
  return async (context, args) => {
    let read = 0;
    // The API schema has validated them for this operation.
    return mapBatches(await readAll(context, args as never), (rows) =>
      rows.map((row) => {
        read += 1;
        return columns.map((cell) => cell(row, read));
      }),
    );
  };
}

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
  users: createTableReader('users', streamUsers, administration.userCells),
  sites: createTableReader('sites', streamSites, administration.siteCells),
  maps: createTableReader('maps', streamMaps, administration.mapCells),
  disciplines: createTableReader('disciplines', streamDisciplines, administration.disciplineCells),
  'mt-groups': createTableReader('mt-groups', streamGroups, administration.groupCells),
  templates: createTableReader('templates', streamTemplates, administration.templateCells),
  'blocked-words': createTableReader('blocked-words', streamBlockedWords, administration.blockedWordCells),
  announcements: createTableReader('announcements', streamAnnouncements, administration.announcementCells),
  'administration-history': createTableReader(
    'administration-history',
    streamAuditEntries,
    administration.historyCells,
  ),
};
