import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { formatStatus, getStatusTone } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { Row } from '../../../database/tables.ts';
import type { AppContext } from '../../../app-context.ts';
import type { ListedPermit, ContingencyList } from '../../../pdf/contingency-pack.ts';
import type { PermitDocument } from '../../../pdf/permit-document.ts';
import { loadPrintedPermit } from '../export/load-printed-permit.ts';
import type { PermitRow } from '../../permit-access/permit-rows.ts';
import { createOptionalPictures, type OptionalPictures } from './optional-pictures.ts';
import { listLivePermits, findSubmitterPhones, listActiveSites } from './store.ts';

/** Command-line access includes access to the database, so this actor sees every permit. */
const commandLineActor: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  fullName: 'Command line',
  email: '',
  role: 'SuperAdmin',
  company: '',
  siteIds: [],
  groups: [],
};

/** The live permits of a site, all as of one moment. */
export interface SitePack {
  code: string;
  list: ContingencyList;
  /** The printed contents of each permit, one after the other. */
  sheets: AsyncIterable<PermitDocument>;
  /** Numbers of the permits printed so far whose pictures are missing. */
  withoutPictures: string[];
}

/**
 * Loads the live permits of each site and waits for `draw` before loading the next site, so that only one is in
 * memory. For the command line only, since it checks no rights.
 */
export async function gatherSitePacks(appContext: AppContext, draw: (site: SitePack) => Promise<void>): Promise<void> {
  const pictures = createOptionalPictures(appContext.files);
  for (const site of await listActiveSites(appContext.db)) {
    await inSnapshot(appContext.db, async (db) => {
      const rows = await listLivePermits(db, site.id);
      const withoutPictures: string[] = [];
      await draw({
        code: site.code,
        list: await loadPackList({ ...appContext, db }, site, rows),
        sheets: loadSheets({ ...appContext, db }, { rows, pictures, withoutPictures }),
        withoutPictures,
      });
    });
  }
}

async function loadPackList(
  appContext: AppContext,
  site: Row<'site'>,
  rows: readonly PermitRow[],
): Promise<ContingencyList> {
  const phones = await findSubmitterPhones(
    appContext.db,
    rows.map(({ id }) => id),
  );
  const now = appContext.clock();
  return {
    hostName: appContext.hostName,
    site: `${site.code} ${site.name}`,
    edition: `As it stood on ${formatDayAndTime(now, site.time_zone)} (${site.time_zone}). Later changes are not shown.`,
    permits: rows.map((row) => toListedPermit(row, phones.get(row.id), now)),
  };
}

function toListedPermit(row: PermitRow, phone: string | undefined, now: Date): ListedPermit {
  const { number, status, ends_at: ends, owner, submitter, site, title } = row;
  return {
    number,
    statusLabel: formatStatus(status, { finalApprover: row.final_approver?.fullname }),
    tone: getStatusTone(status),
    kinds: [title, ...row.attached_forms.map((form) => form.title)],
    place: row.work_place,
    workDescription: row.work_description,
    owner: owner.fullname,
    submitter: submitter.company === '' ? submitter.fullname : `${submitter.fullname}, ${submitter.company}`,
    phone: phone ?? '',
    ends: ends ? `${formatDayAndTime(ends, site.timeZone)}${ends < now ? ' (has passed)' : ''}` : '',
  };
}

interface SheetsToDraw {
  rows: readonly PermitRow[];
  pictures: OptionalPictures;
  withoutPictures: string[];
}

async function* loadSheets(
  appContext: AppContext & { db: Database },
  { rows, pictures, withoutPictures }: SheetsToDraw,
): AsyncGenerator<PermitDocument> {
  for (const { id, number } of rows) {
    const before = pictures.missing();
    const context = { ...appContext, files: pictures.files, actor: commandLineActor };
    const { printed } = await loadPrintedPermit(context, id, appContext.linkBase);
    if (pictures.missing() > before) withoutPictures.push(number);
    yield printed;
  }
}
