import type { Cell } from '@eptw/domain/report/csv';
import { exportedLists, exportedPermitLists, type ExportedListName } from '@eptw/domain/report/exported-lists';
import { eachBatch, type WholeList } from '../database/batches.ts';
import { everyAdministrationEntry } from '../features/administration/reading/service.ts';
import { everyAnnouncement } from '../features/announcements/service.ts';
import { everyBlockedWord } from '../features/blocked-words/service.ts';
import { everyCriticalActivity } from '../features/dashboard/today/service.ts';
import { everyDiscipline } from '../features/disciplines/service.ts';
import { everyMap } from '../features/maps/service.ts';
import { everyGroup } from '../features/mt-groups/service.ts';
import { everyNotification } from '../features/notifications/service.ts';
import { everyDraft } from '../features/permits/drafts/service.ts';
import { permitLists } from '../features/permits/listing/lists.ts';
import { everyPermit, type ListRequest } from '../features/permits/listing/service.ts';
import { everySite } from '../features/sites/service.ts';
import { everyTemplate } from '../features/templates/service.ts';
import { everyUser } from '../features/users/administering/service.ts';
import type { Scope } from '../graphql/context.ts';
import * as administration from './cells/administration-cells.ts';
import type { CellOf } from './cells/cell.ts';
import { highRiskCells } from './cells/high-risk-cells.ts';
import { notificationCells } from './cells/notification-cells.ts';
import { draftCells, permitCells } from './cells/permit-cells.ts';

/** Reads a list as a table of cells, narrowed by the arguments of its operation. */
type ReadTable = (scope: Scope, args: Record<string, unknown>) => Promise<WholeList<Cell[]>>;

function tableOf<Row>(
  name: ExportedListName,
  every: (scope: Scope, args: never) => Promise<WholeList<Row>>,
  cells: Readonly<Record<string, CellOf<Row>>>,
): ReadTable {
  const columns = Object.keys(exportedLists[name].columns).map((key) => {
    const cell = cells[key];
    if (!cell) throw new Error(`Nothing is known of the column ${key} of ${name}`);
    return cell;
  });
  return async (scope, args) => {
    let read = 0;
    // The schema of the API has seen to it that they are what the operation takes.
    return eachBatch(await every(scope, args as never), (rows) =>
      rows.map((row) => {
        read += 1;
        return columns.map((cell) => cell(row, read));
      }),
    );
  };
}

type PermitListName = keyof typeof exportedPermitLists;

function permitTable(name: PermitListName): ReadTable {
  const aboutFor = permitLists[exportedPermitLists[name].operation];
  const every = (scope: Scope, request: ListRequest) => everyPermit(scope, aboutFor(scope.actor, request), request);
  return tableOf(name, every, permitCells);
}

const permitTables = Object.fromEntries(
  (Object.keys(exportedPermitLists) as PermitListName[]).map((name) => [name, permitTable(name)]),
) as Record<PermitListName, ReadTable>;

/** How each list that can be exported is read. */
export const readTable: Readonly<Record<ExportedListName, ReadTable>> = {
  ...permitTables,
  'my-draft-permits': tableOf('my-draft-permits', everyDraft, draftCells),
  'high-risk-work': tableOf('high-risk-work', everyCriticalActivity, highRiskCells),
  notifications: tableOf('notifications', everyNotification, notificationCells),
  users: tableOf('users', everyUser, administration.userCells),
  sites: tableOf('sites', everySite, administration.siteCells),
  maps: tableOf('maps', everyMap, administration.mapCells),
  disciplines: tableOf('disciplines', everyDiscipline, administration.disciplineCells),
  'mt-groups': tableOf('mt-groups', everyGroup, administration.groupCells),
  templates: tableOf('templates', everyTemplate, administration.templateCells),
  'blocked-words': tableOf('blocked-words', everyBlockedWord, administration.blockedWordCells),
  announcements: tableOf('announcements', everyAnnouncement, administration.announcementCells),
  'administration-history': tableOf('administration-history', everyAdministrationEntry, administration.historyCells),
};
