import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { statusLabel, statusTone } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { Row } from '../../../database/tables.ts';
import type { Services } from '../../../graphql/context.ts';
import type { ListedPermit, LivePermits } from '../../../pdf/live-permits.ts';
import type { PermitDocument } from '../../../pdf/permit-document.ts';
import { gatherPermit } from '../exporting/gather.ts';
import type { PermitRow } from '../permit-rows.ts';
import { sparingPictures, type SparedPictures } from './pictures.ts';
import { livePermits, submitterPhones, workedSites } from './store.ts';

/** Whoever has the command line has the database, and sees every permit. */
const commandLine: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  fullName: 'Command line',
  email: '',
  role: 'SuperAdmin',
  company: '',
  siteIds: [],
  groups: [],
};

/** The live permits of a site, all as they were at one moment. */
export interface LiveSite {
  code: string;
  live: LivePermits;
  /** All that stands on each of the permits, one after the other. */
  sheets: AsyncIterable<PermitDocument>;
  /** The numbers of permits whose pictures are not on their sheets, as far as those are drawn. */
  withoutPictures: string[];
}

/**
 * Gathers what is live at each site, and has it drawn before it goes on: what `draw` does not keep is let go. For the
 * command line alone, since it asks for no rights.
 */
export async function gatherLivePermits(services: Services, draw: (site: LiveSite) => Promise<void>): Promise<void> {
  const pictures = sparingPictures(services.files);
  for (const site of await workedSites(services.db)) {
    await inSnapshot(services.db, async (db) => {
      const rows = await livePermits(db, site.id);
      const withoutPictures: string[] = [];
      await draw({
        code: site.code,
        live: await listOf({ ...services, db }, site, rows),
        sheets: sheetsOf({ ...services, db }, { rows, pictures, withoutPictures }),
        withoutPictures,
      });
    });
  }
}

async function listOf(services: Services, site: Row<'site'>, rows: readonly PermitRow[]): Promise<LivePermits> {
  const phones = await submitterPhones(
    services.db,
    rows.map(({ id }) => id),
  );
  const now = services.clock();
  return {
    hostName: services.hostName,
    site: `${site.code} ${site.name}`,
    edition: `As it stood on ${formatDayAndTime(now, site.time_zone)} (${site.time_zone}). What was decided later is not on this paper.`,
    permits: rows.map((row) => listed(row, phones.get(row.id), now)),
  };
}

function listed(row: PermitRow, phone: string | undefined, now: Date): ListedPermit {
  const { number, status, ends_at: ends, owner, submitter, site, title } = row;
  return {
    number,
    statusLabel: statusLabel(status, { finalApprover: row.final_approver?.fullname }),
    tone: statusTone(status),
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
  pictures: SparedPictures;
  withoutPictures: string[];
}

async function* sheetsOf(
  services: Services & { db: Database },
  { rows, pictures, withoutPictures }: SheetsToDraw,
): AsyncGenerator<PermitDocument> {
  for (const { id, number } of rows) {
    const before = pictures.missing();
    const scope = { ...services, files: pictures.files, actor: commandLine };
    const { printed } = await gatherPermit(scope, id, services.linkBase);
    if (pictures.missing() > before) withoutPictures.push(number);
    yield printed;
  }
}
