import { ownersOf, submitterOf } from '@eptw/domain/notification/audience';
import { roundDays } from '@eptw/domain/notification/times';
import { inTransaction } from '../../../database/transaction.ts';
import { announce, type Voice } from '../telling/service.ts';
import { takeTurn } from '../telling/store.ts';
import { tell, type Telling } from '../telling/tell.ts';
import { permitsAround, timeZonesOfSites, type FoundPermit } from './store.ts';

/**
 * Tells people what starts and ends around today at their sites. Made several times a day, so that it finds what is
 * raised during the day and what a standstill has kept from being told; nobody is told twice on a day.
 */
export async function makeRounds(voice: Voice): Promise<void> {
  for (const timeZone of await timeZonesOfSites(voice.db)) {
    const days = roundDays(voice.clock(), timeZone);
    if (!days) continue;
    await inTransaction(voice.db, async (db) => {
      await takeTurn(db);
      const found = await permitsAround(db, timeZone, days);
      const told = await tell({ ...voice, db }, tellingsOf(found, `day ${days.name}`, voice.clock()));
      await announce({ ...voice, db }, told);
    });
  }
}

function tellingsOf(found: readonly FoundPermit[], occasion: string, at: Date): Telling[] {
  const told = found.map((permit) => ({ ...permit, audience: ownersOf(permit) }));
  // Child permits count against no quota: which of these warnings is true is known where they are told.
  const warned = found
    .filter(({ kind }) => kind === 'endedUnclosed')
    .map((permit) => ({ ...permit, kind: 'quotaNear' as const, audience: submitterOf(permit) }));
  return [...told, ...warned].map(({ kind, permitId, audience }) => ({
    ...{ kind, permitId, audience, occasion, at },
    sequence: null,
  }));
}
