import { expect, test } from 'vitest';
import { createCause, createWork, listAvailable } from '../../../testing/work-payload.ts';
import { findWorkCondition, toLaterWork } from './later-work.ts';
import { readClock } from './work-clock.ts';
import type { Work } from './work.ts';

const minute = 60_000;
/** 15:46 in Singapore. */
const now = Date.parse('2026-11-23T07:46:00Z');
const inMinutes = (minutes: number) => now + minutes * minute;
const at = (minutes: number) => new Date(inMinutes(minutes)).toISOString();

const nextCheck = { series: 'gasTest', title: 'Gas test', due: at(16), missedAt: at(21) };
const live = createWork('live', {
  label: 'Live until 18:00',
  startedAt: at(-154),
  validUntil: at(134),
  expiresAt: at(134),
  maySignOn: true,
  workActions: listAvailable({ pauseWork: null, requestExtension: null, finishWork: null, stopWork: null }),
});

const toWorkAt = (work: Work, minutes: number) =>
  toLaterWork(work, findWorkCondition(work, inMinutes(minutes)), inMinutes(minutes));
const listActions = ({ workActions }: Work) => workActions.map(({ action }) => action);

test('work stays as it is until one of its times has passed', () => {
  expect(toWorkAt(live, 133)).toBe(live);
  const none = createWork(null);
  expect(toWorkAt(none, 133)).toBe(none);
});

test('live work expires at its end; then it is only finished, or stopped if the end has moved', () => {
  const extension = { at: at(0), by: 'Ravi Kumar', until: at(254), reason: 'Second rinse' };
  const later = toWorkAt({ ...live, extension }, 139);
  expect(later).toMatchObject({ condition: 'expired', label: 'Expired 5 min ago. Stop work.', extension: null });
  expect(later.maySignOn).toBe(false);
  expect(readClock(later, inMinutes(139))).toMatchObject({
    headline: 'Expired 18:00. Stop work.',
    figure: '5 min ago',
  });
  expect(new Set(listActions(later))).toEqual(new Set(['finishWork', 'stopWork']));
});

test('work that never started expires without a stop to be made', () => {
  const later = toWorkAt(createWork('ready', { expiresAt: at(134) }), 134);
  expect(later.label).toBe('Expired. The work never started.');
});

test('live work is suspended by the check or the revalidation that is missed first', () => {
  const byCheck = toWorkAt({ ...live, nextCheck, revalidateBy: at(60) }, 61);
  expect(byCheck).toMatchObject({ condition: 'suspended', label: 'Gas test missed', nextCheck: null });
  expect(readClock(byCheck, inMinutes(61))).toMatchObject({ figure: 'since 16:07' });
  expect(listActions(byCheck)).not.toContain('pauseWork');

  const byRevalidation = toWorkAt({ ...live, nextCheck, revalidateBy: at(20) }, 20);
  expect(byRevalidation).toMatchObject({ label: 'Revalidation missed', suspendedAt: at(20) });
});

test('an open cause outlives the end of the work on a device that hears nothing', () => {
  const causes = [createCause({ kind: 'gasFailed', background: 'red', words: 'H₂S 150 ppm' })];
  const suspended = createWork('suspended', { startedAt: at(-154), expiresAt: at(134), causes });
  const expired = toWorkAt(suspended, 139);
  expect(expired.label).toBe('Expired 5 min ago. Stop work. H₂S 150 ppm');
  expect(readClock(expired, inMinutes(139))?.headline).toBe('Expired 18:00. Stop work. H₂S 150 ppm');
  const watched = createWork('fireWatch', { fireWatchUntil: at(48), causes });
  expect(toWorkAt(watched, 48).label).toBe('Finished, to be inspected');
});

test('a fire watch ends at its time', () => {
  const watched = createWork('fireWatch', { fireWatchUntil: at(48) });
  expect(toWorkAt(watched, 47)).toBe(watched);
  expect(toWorkAt(watched, 48)).toMatchObject({
    condition: 'finished',
    label: 'Work finished',
  });
});
