import { expect, test } from 'vitest';
import { roles, type Role } from '../user/role.ts';
import { decideTick, findSighting, isMusterUnderWay, mayReadMuster, timeTick, type MusterTick } from './muster.ts';

const listReaders = (siteIds: readonly string[]): Role[] =>
  roles.filter((role) => mayReadMuster({ role, siteIds: [...siteIds] }, 'north'));

test('the host’s people see who is at their own sites, a Super Admin everywhere, a contractor nowhere', () => {
  expect(listReaders(['north'])).toEqual(roles.filter((role) => !role.startsWith('Contractor')));
  expect(listReaders(['west'])).toEqual(['SuperAdmin']);
});

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const now = at('16:10:00');

test.each([
  ['made now, without a time', undefined, '16:10:00'],
  ['made offline eight minutes ago', '2026-11-23T16:02:00Z', '16:02:00'],
  ['of a device half a minute fast, which counts from now', '2026-11-23T16:10:30Z', '16:10:00'],
])('a tick %s is kept', (_name, deviceTime, counted) => {
  expect(decideTick({ isSeen: true, deviceTime, by: 'hana' }, now)).toEqual({
    allowed: true,
    tick: { isSeen: true, at: at(counted), by: 'hana' },
  });
});

test.each([
  [
    'of a device two minutes fast',
    '2026-11-23T16:12:00Z',
    "The device's time is in the future. Set its clock, and tick again.",
  ],
  ['with an unreadable time', 'noon', "The device's time cannot be read."],
])('a tick %s is refused', (_name, deviceTime, problem) => {
  expect(decideTick({ isSeen: true, deviceTime, by: 'hana' }, now)).toEqual({ allowed: false, problem });
});

const tick = (time: string, by: string, isSeen = true): MusterTick => ({ isSeen, at: at(time), by });
const undo = (time: string, by: string) => tick(time, by, false);

test.each<[string, MusterTick[], string | undefined, string | undefined]>([
  ['nobody has ticked', [], undefined, undefined],
  ['one has', [tick('16:02:00', 'hana')], 'hana', undefined],
  ['two have: the earlier counts', [tick('16:04:00', 'hana'), tick('16:02:00', 'sofia')], 'sofia', undefined],
  ['one has, and undone it', [tick('16:02:00', 'hana'), undo('16:03:00', 'hana')], undefined, 'hana'],
  [
    'it was undone, and they were seen after that',
    [tick('16:02:00', 'hana'), undo('16:03:00', 'hana'), tick('16:05:00', 'sofia'), tick('16:04:00', 'marcus')],
    'marcus',
    'hana',
  ],
  ['an undoing at the same moment', [tick('16:02:00', 'hana'), undo('16:02:00', 'sofia')], undefined, 'sofia'],
  ['a tick of an earlier muster', [tick('15:30:00', 'hana')], undefined, undefined],
  ['an undoing of an earlier muster', [undo('15:30:00', 'hana')], undefined, undefined],
])('who has seen somebody when %s, in whatever order the ticks arrive', (_name, ticks, seenBy, undoneBy) => {
  for (const order of [ticks, ticks.toReversed()]) {
    const { seen, undone } = findSighting(order, at('15:58:00'));
    expect([seen?.by, undone?.by]).toEqual([seenBy, undoneBy]);
  }
});

test.each<[string, boolean, MusterTick[], string]>([
  ['of somebody nobody has seen', true, [], '16:10:00.000'],
  ['of somebody whom another has seen, which keeps its time', true, [tick('16:20:00', 'sofia')], '16:10:00.000'],
  ['undone', false, [tick('16:02:00', 'sofia')], '16:10:00.000'],
  ['undone, which a faster clock has made', false, [tick('16:20:00', 'sofia')], '16:20:00.001'],
  ['after an undoing by a faster clock', true, [undo('16:20:00', 'sofia')], '16:20:00.001'],
])('a tick %s has a time at which it counts', (_name, isSeen, ticks, time) => {
  expect(timeTick(isSeen, now, findSighting(ticks))).toEqual(at(time));
});

test.each<[string, Date[], boolean]>([
  ['no stop, and nothing to be sent', [], false],
  ['a stop of two hours ago', [at('14:10:00')], true],
  ['a stop of yesterday', [new Date('2026-11-22T16:00:00Z')], false],
  ['a stop of yesterday, and a tick of just now', [new Date('2026-11-22T16:00:00Z'), at('16:09:00')], true],
])('people are gathering, with %s', (_name, beganAt, expected) => {
  expect(isMusterUnderWay(beganAt, now)).toBe(expected);
});
