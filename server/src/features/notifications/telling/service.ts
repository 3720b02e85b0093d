import type { Row } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Services } from '../../../graphql/context.ts';
import { permitsNearQuota } from '../../permits/quota/service.ts';
import {
  overtake,
  overtakeEarlierTurns,
  peopleReached,
  takeNotices,
  takeTurn,
  turns,
  warnedSubmitters,
  withdrawWarnings,
  type Overtaken,
} from './store.ts';
import { tell, type Telling } from './tell.ts';

/** What telling people needs. */
export type Voice = Pick<Services, 'db' | 'clock' | 'events'>;

/** How many changes are told of in one transaction. */
const atOnce = 200;

type PermitNotice = Row<'permit_notice'>;

/** Tells people of every change of a permit that they have not been told of. */
export async function tellOfChanges(voice: Voice): Promise<void> {
  while ((await tellOfSome(voice)) === atOnce);
}

async function tellOfSome(voice: Voice): Promise<number> {
  return inTransaction(voice.db, async (db) => {
    await takeTurn(db);
    const notices = await takeNotices(db, atOnce);
    if (notices.length === 0) return 0;
    const told = await tell({ ...voice, db }, notices.flatMap(tellingsOf));
    const relieved = await overtake(db, await overtakenBy({ ...voice, db }, notices));
    await overtakeEarlierTurns(
      db,
      notices.map((notice) => notice.permit_id),
    );
    const calmed = await withdrawUntrueWarnings({ ...voice, db }, notices);
    await announce({ ...voice, db }, [...told, ...relieved, ...calmed]);
    return notices.length;
  });
}

/** Tells these people's windows that their notifications changed. */
export async function announce({ db, events }: Voice, personIds: readonly string[]): Promise<void> {
  if (personIds.length > 0) await events.publish(db, 'notificationsChanged', { personIds: [...new Set(personIds)] });
}

function tellingsOf({ permit_id, sequence, at, content }: PermitNotice): Telling[] {
  return content.notices.map((notice) => ({
    ...notice,
    permitId: permit_id,
    sequence,
    occasion: `version ${sequence}`,
    at,
  }));
}

async function overtakenBy({ db }: Voice, notices: readonly PermitNotice[]): Promise<Overtaken[]> {
  const change = ({ permit_id: permitId, sequence, at }: PermitNotice) => ({ permitId, sequence, at });
  const ended = notices.flatMap((notice) =>
    notice.content.overtaken.length > 0
      ? [{ ...change(notice), kinds: notice.content.overtaken, exceptPeople: [] }]
      : [],
  );
  const asking = notices.flatMap((notice) =>
    notice.content.asked ? [{ notice, permitId: notice.permit_id, audience: notice.content.asked }] : [],
  );
  if (asking.length === 0) return ended;
  const reached = await peopleReached(db, asking);
  return [
    ...ended,
    ...asking.map(({ notice }, index) => ({
      ...change(notice),
      kinds: turns,
      exceptPeople: reached.filter((person) => person.index === index).map(({ personId }) => personId),
    })),
  ];
}

/** Any change of one permit may take its submitter away from the quota that a warning names another one for. */
async function withdrawUntrueWarnings(voice: Voice, notices: readonly PermitNotice[]): Promise<string[]> {
  const personIds = await warnedSubmitters(
    voice.db,
    notices.map((notice) => notice.permit_id),
  );
  if (personIds.length === 0) return [];
  const exceptPermits = [...(await permitsNearQuota(voice, personIds))];
  return withdrawWarnings(voice.db, { personIds, exceptPermits, at: voice.clock() });
}
