import { expect, test } from 'vitest';
import {
  dropOld,
  queueRemoval,
  queueTick,
  readStored,
  toStored,
  type Addition,
  type Change,
  type Removal,
  type Tick,
} from './changes.ts';

const by = { at: '2026-11-25T08:05:00.000Z', by: 'Sofia Tan' };
const tick = (isSeen: boolean, personId = 'chen'): Tick => ({ kind: 'tick', personId, isSeen, ...by });
const addition: Addition = { kind: 'addition', personId: 'lena', name: 'Lena', company: '', place: '', ...by };
const removal: Removal = { kind: 'removal', personId: 'lena', ...by };

const seenByOthers = { isSeen: true, at: new Date('2026-11-25T08:02:00.000Z'), by: 'Hana Host' };
const unknown = { seen: undefined, undone: undefined, isSending: false };

test.each<[string, Change[], Tick, object, Change[]]>([
  ['a first one', [], tick(true), {}, [tick(true)]],
  ['one of somebody else', [tick(true, 'arun')], tick(true), {}, [tick(true, 'arun'), tick(true)]],
  ['one undone before it was sent', [tick(true)], tick(false), {}, []],
  ['one undone while it is being sent', [tick(true)], tick(false), { isSending: true }, [tick(false)]],
  ['one undone that the server has', [], tick(false), { seen: seenByOthers }, [tick(false)]],
  ['one undone and made again before that was sent', [tick(false)], tick(true), { seen: seenByOthers }, []],
  ['one of somebody who is to be added', [addition], tick(true, 'lena'), {}, [addition, tick(true, 'lena')]],
])('what is sent after a tick: %s', (_name, changes, change, known, expected) => {
  expect(queueTick(changes, change, { ...unknown, ...known })).toEqual(expected);
});

test('an undoing is after the tick that it undoes, though the clock of this device is slower', () => {
  const seen = { ...seenByOthers, at: new Date('2026-11-25T08:07:00.000Z') };
  expect(queueTick([], tick(false), { ...unknown, seen })).toEqual([
    { ...tick(false), at: '2026-11-25T08:07:00.001Z' },
  ]);
});

test('one who went into a space since they were ticked is ticked again, after it', () => {
  const known = { ...unknown, seen: seenByOthers, enteredAt: new Date('2026-11-25T08:07:00.000Z') };
  expect(queueTick([], tick(true), known)).toEqual([{ ...tick(true), at: '2026-11-25T08:07:00.001Z' }]);
});

test.each<[string, Change[], boolean, Change[]]>([
  ['the server has them', [tick(true)], false, [tick(true), removal]],
  ['the server has them, and a tick was not sent', [tick(true, 'lena')], false, [removal]],
  ['they never left the device', [addition, tick(true, 'lena'), tick(true)], false, [tick(true)]],
  ['they are being sent', [addition], true, [addition, removal]],
])('what is sent after somebody is taken off the list, when %s', (_name, changes, isSending, expected) => {
  expect(queueRemoval(changes, removal, isSending)).toEqual(expected);
});

test('what was not sent for a day is not sent any more', () => {
  const old = { ...tick(true), at: '2026-11-24T08:00:00.000Z' };
  expect(dropOld([old, tick(true)], new Date('2026-11-25T08:10:00.000Z'))).toEqual([tick(true)]);
});

test('what a device stores of somebody is read by this version and by the one before, which called their id worker', () => {
  const stored = toStored(tick(true));
  expect(stored).toMatchObject({ worker: 'chen' });
  expect(readStored(stored)).toEqual(tick(true));
  const { personId: worker, ...older } = tick(true);
  expect(readStored({ ...older, worker } as unknown as Tick)).toEqual(tick(true));
});
