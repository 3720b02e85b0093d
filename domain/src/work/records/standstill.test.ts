import { expect, it } from 'vitest';
import { fullPolicy, minutesIn, people } from '../testing/sample-jobs.ts';
import { describeStandstill, findCauseToSay, readStopReason } from './standstill.ts';
import { createCause } from '../log/causes.ts';
import type { WorkEntry } from '../log/work-log.ts';

const holder = { id: people.submitter.id, name: 'Ravi Kumar' };

it.each<[Partial<WorkEntry>, object]>([
  [
    { event: 'pauseWork', reason: 'Lunch', details: {} },
    { why: 'paused', words: 'Lunch' },
  ],
  [
    { event: 'stopWork', reason: 'Crane hits beam', details: {} },
    { why: 'stopped', words: 'Crane hits beam' },
  ],
  [
    { event: 'stopWork', reason: 'Fire or smoke: in bay 12', details: { kind: 'fire', workerId: 'welder' } },
    { why: 'stopped', kind: 'fire', words: 'in bay 12' },
  ],
  [{ event: 'suspendWork', reason: null, details: { cause: 'recall' } }, { why: 'recall' }],
  [
    { event: 'missCheck', details: { series: 'gasTest', due: '' } },
    { why: 'checkMissed', check: 'Gas test' },
  ],
  [{ event: 'missRevalidation', details: { due: '' } }, { why: 'revalidationMissed' }],
  [
    { event: 'recordCheck', details: { series: 'gasTest', values: { flammable: 12 }, result: 'failed' } },
    { why: 'checkFailed', check: 'Gas test failed, LEL 12 % (limit below 10 %)' },
  ],
])('%j is said in parts', (entry, parts) => {
  const suspension = { at: minutesIn(40), by: holder, reason: null, ...entry } as WorkEntry;
  expect(describeStandstill(createCause('personStop', '', suspension), fullPolicy, 'Asia/Singapore')).toEqual({
    kind: null,
    check: '',
    words: '',
    role: null,
    isDanger: false,
    ...parts,
  });
});

it.each([
  ['Gas alarm or smell', undefined, { kind: 'gas', words: '' }],
  ['Gas alarm or smell: at the manhole', undefined, { kind: 'gas', words: 'at the manhole' }],
  ['Gas alarm or smelly socks', undefined, { kind: null, words: 'Gas alarm or smelly socks' }],
  ['at the manhole', 'gas', { kind: 'gas', words: 'at the manhole' }],
] as const)(
  'the reason %j of a stop with the kind %j is read as its listed reason and words',
  (reason, kind, parts) => {
    expect(readStopReason(reason, kind)).toEqual(parts);
  },
);

it('a role that is lost is named, and going in against a refusal', () => {
  const left = { event: 'signOff', at: minutesIn(40), by: holder, reason: null, details: { workerId: 'w' } } as const;
  const describe = (cause: ReturnType<typeof createCause>) => describeStandstill(cause, fullPolicy, 'Asia/Singapore');
  expect(describe(createCause('roleLost', 'attendant', left))).toMatchObject({ why: 'roleLost', role: 'attendant' });
  expect(describe(createCause('entryRefused', '', left))).toMatchObject({ why: 'entryRefused', role: null });
});

it('what is said is the gravest cause, whatever has expired, and whether it is a danger', () => {
  const entry = { at: minutesIn(40), by: holder, reason: null } as const;
  const expired = createCause('expiredWithPeople', '', { ...entry, event: 'expireWork', details: { due: '' } });
  const pause = createCause('pause', '', { ...entry, event: 'pauseWork', details: {} });
  const gas = createCause('gasFailed', 'gasTest', {
    ...{ ...entry, event: 'recordCheck' },
    details: { series: 'gasTest', values: { flammable: 60 }, result: 'failed' },
  });
  const isDanger = (causes: readonly ReturnType<typeof createCause>[]) => {
    const cause = findCauseToSay(causes);
    return cause && describeStandstill(cause, fullPolicy, 'Asia/Singapore').isDanger;
  };
  expect(isDanger([gas, expired])).toBe(true);
  expect(isDanger([expired, pause])).toBe(false);
  expect(isDanger([expired])).toBeUndefined();
  expect(isDanger([{ ...gas, isOver: true }, pause]), 'what has ended by itself is not said any more').toBe(false);
});
