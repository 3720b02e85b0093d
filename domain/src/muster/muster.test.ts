import { expect, test } from 'vitest';
import { roles, type Role } from '../user/role.ts';
import {
  countsAsSeen,
  decideTick,
  findMusterView,
  findSighting,
  isMusterUnderWay,
  mayReadMuster,
  timeTick,
  type MusterTick,
} from './muster.ts';

const listReaders = (siteIds: readonly string[]): Role[] =>
  roles.filter((role) => mayReadMuster({ role, siteIds: [...siteIds] }, 'north'));

test('the host’s people see everybody at their own sites and tick them, a Super Admin everywhere, a contractor nobody', () => {
  expect(listReaders(['north'])).toEqual(roles.filter((role) => !role.startsWith('Contractor')));
  expect(listReaders(['west'])).toEqual(['SuperAdmin']);
});

test('a contractor sees their own people, at their own sites', () => {
  const view = (role: Role, siteId: string) => findMusterView({ role, siteIds: [siteId] }, 'north');
  const contractors = roles.filter((role) => view(role, 'north') === 'own people');
  expect(contractors).toEqual(['ContractorPM', 'ContractorRequestor']);
  expect(contractors.map((role) => view(role, 'west'))).toEqual([undefined, undefined]);
});

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const now = at('16:10:00');

const given = { isSeen: true, deviceTime: undefined, stopId: undefined, by: 'hana' };

test.each([
  ['made now, without a time', undefined, '16:10:00'],
  ['made offline eight minutes ago', '2026-11-23T16:02:00Z', '16:02:00'],
  ['of a device half a minute fast, which counts from now', '2026-11-23T16:10:30Z', '16:10:00'],
])('a tick %s is kept', (_name, deviceTime, counted) => {
  expect(decideTick({ ...given, deviceTime }, now, undefined)).toEqual({
    allowed: true,
    tick: { isSeen: true, at: at(counted), by: 'hana' },
    counts: true,
  });
});

const muster = { beganAt: at('15:58:00'), stopIds: ['alarm', 'second alarm'] };

test.each([
  ['made now', undefined, undefined, true, '16:10:00'],
  ['made offline after the alarm', '2026-11-23T16:02:00Z', undefined, true, '16:02:00'],
  ['made offline before the alarm', '2026-11-23T15:50:00Z', undefined, false, '15:50:00'],
  ['with a time of 1960', '1960-01-01T00:00:00Z', undefined, false, undefined],
  ['with a time of 1960 and the alarm in view', '1960-01-01T00:00:00Z', 'alarm', true, '16:10:00'],
  ['of a slow clock and a stop that joined in view', '2026-11-23T15:50:00Z', 'second alarm', true, '16:10:00'],
  ['of a fast clock and the alarm in view', '2026-11-23T16:30:00Z', 'alarm', true, '16:10:00'],
  ['of a right clock and the alarm in view', '2026-11-23T16:02:00Z', 'alarm', true, '16:02:00'],
  ['before the alarm, with another alarm in view', '2026-11-23T15:50:00Z', 'alarm of yesterday', false, '15:50:00'],
])('a tick %s that arrives during a muster', (_name, deviceTime, stopId, counts, counted) => {
  const decision = decideTick({ ...given, deviceTime, stopId }, now, muster);
  expect(decision).toMatchObject({
    allowed: true,
    counts,
    tick: { at: counted === undefined ? new Date('1960-01-01T00:00:00Z') : at(counted) },
  });
});

test.each([
  [
    'of a device two minutes fast',
    '2026-11-23T16:12:00Z',
    "The device's time is in the future. Set its clock, and tick again.",
  ],
  ['with an unreadable time', 'noon', "The device's time cannot be read. Set its clock, and try again."],
  [
    'with an impossible time',
    '-200000-01-01T00:00:00Z',
    "The device's time cannot be read. Set its clock, and try again.",
  ],
])('a tick %s is refused', (_name, deviceTime, problem) => {
  expect(decideTick({ ...given, deviceTime }, now, muster)).toEqual({ allowed: false, problem });
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
    const { seen, undone } = findSighting(order, { since: at('15:58:00') });
    expect([seen?.by, undone?.by]).toEqual([seenBy, undoneBy]);
  }
});

test.each<[string, string | null, string | null, boolean]>([
  ['not ticked', null, null, false],
  ['not ticked, and inside a space', null, '15:10:00', false],
  ['ticked', '16:02:00', null, true],
  ['ticked, though nobody has recorded that they came out', '16:02:00', '15:10:00', true],
  ['ticked, and inside a space since', '16:02:00', '16:04:00', false],
])('whether somebody counts as seen who is %s', (_name, seenAt, insideSince, expected) => {
  const toDate = (time: string | null) => (time === null ? null : at(time));
  expect(countsAsSeen({ seenAt: toDate(seenAt), insideSince: toDate(insideSince) })).toBe(expected);
});

test.each<[string, MusterTick[], string]>([
  ['before it only', [tick('16:02:00', 'hana'), tick('16:03:00', 'sofia')], 'hana'],
  ['before and after it', [tick('16:02:00', 'hana'), tick('16:06:00', 'sofia')], 'sofia'],
  ['after it, twice', [tick('16:06:00', 'sofia'), tick('16:08:00', 'hana')], 'sofia'],
])('of somebody who went into a space, and was ticked %s, the first tick after it is kept', (_name, ticks, seenBy) => {
  for (const order of [ticks, ticks.toReversed()])
    expect(findSighting(order, { enteredAt: at('16:04:00') }).seen?.by).toBe(seenBy);
});

test('a tick of somebody who went into a space has a time after it, though the clock of the device is slower', () => {
  expect(timeTick(true, now, findSighting([]), at('16:12:00'))).toEqual(at('16:12:00.001'));
  expect(timeTick(true, now, findSighting([]), at('16:08:00'))).toEqual(now);
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

test.each<[string, boolean, Date[], boolean]>([
  ['no alarm, and nothing to be sent', false, [], false],
  ['an alarm, however long', true, [], true],
  ['a tick of two hours ago to be sent', false, [at('14:10:00')], true],
  ['a tick of yesterday to be sent', false, [new Date('2026-11-22T16:00:00Z')], false],
])('a session is not ended by idleness, with %s', (_name, isAlarmInForce, unsentSince, expected) => {
  expect(isMusterUnderWay(isAlarmInForce, unsentSince, now)).toBe(expected);
});
