import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnonymousQueue } from './anonymous-queue.ts';

// Time passes when a test says so, and `performance.now()` with it.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lets time pass until nothing waits for it any more. */
const passTime = () => vi.runAllTimersAsync();

/** Turns, the order in which their work started, and how long other requests had after each. */
function startTurns(atOnce = 1) {
  const rests: number[] = [];
  const turns = createAnonymousQueue(atOnce, (milliseconds) => {
    rests.push(milliseconds);
    return wait(milliseconds);
  });
  const begun: string[] = [];
  let running = 0;
  let busiest = 0;
  const take = (address: string, name = address, milliseconds = 5) =>
    turns.run(address, async () => {
      begun.push(name);
      running += 1;
      expect(running).toBeLessThanOrEqual(atOnce);
      busiest = Math.max(busiest, running);
      await wait(milliseconds);
      running -= 1;
      return name;
    });
  return { turns, take, begun, rests, countAtOnce: () => busiest };
}

test('a lone caller waits only a few milliseconds after a turn, however long it took', async () => {
  const { take, rests } = startTurns();
  for (let turn = 0; turn < 5; turn += 1) {
    void take('one', 'one', 40);
    await passTime();
  }
  expect(rests).toEqual([8, 8, 8, 8, 8]);
});

test('operations that wait for nothing still leave a pause between them', async () => {
  const { turns, rests } = startTurns();
  for (let turn = 0; turn < 5; turn += 1) void turns.run('one', async () => 'refused');
  await passTime();
  expect(rests).toEqual([8, 8, 8, 8, 8]);
});

test('one operation runs at a time, and other requests get as much time in between', async () => {
  const { take, rests } = startTurns();
  for (let turn = 0; turn < 5; turn += 1) void take('one', 'one', 20);
  await passTime();
  // Nobody waits any more when the last is over.
  expect(rests).toEqual([20, 20, 20, 20, 8]);
});

test('time for which the event loop was blocked is compensated', async () => {
  const { turns, rests } = startTurns();
  const block = async () => void vi.advanceTimersByTime(20);
  for (let turn = 0; turn < 4; turn += 1) void turns.run('one', block);
  await passTime();
  expect(rests).toEqual([60, 60, 60, 60]);
});

test('a flood from one address delays another by one turn', async () => {
  const { take, begun } = startTurns();
  for (let index = 0; index < 50; index += 1) void take('flood', `flood ${index}`);
  void take('elsewhere');
  await passTime();
  expect(begun.indexOf('elsewhere')).toBe(2);
  expect(begun).toHaveLength(51);
});

test('of too many from one address, those waiting longest are refused, and the newest is served', async () => {
  const { take } = startTurns();
  const answers = Promise.allSettled(Array.from({ length: 150 }, (_, index) => take('flood', `${index}`, 0)));
  await passTime();
  const settled = await answers;
  const refused = settled.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
  expect(refused).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
  expect(settled[1]).toMatchObject({ reason: { status: 429, code: 'RATE_LIMITED' } });
  expect(settled.at(-1)).toMatchObject({ value: '149' });
});

test('any number of addresses are served, however many ask at once', async () => {
  const { take } = startTurns();
  const answers = Promise.allSettled(Array.from({ length: 1_100 }, (_, index) => take(`${index}`, `${index}`, 0)));
  await passTime();
  expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(1_001);
  const later = take('later');
  await passTime();
  expect(await later).toBe('later');
});

test('work that waits for something else does not hold up others for long', async () => {
  const { turns, take, begun } = startTurns();
  let finish = () => {};
  const slow = turns.run('slow', () => new Promise<void>((resolve) => (finish = resolve)));
  const quick = take('quick');
  await vi.advanceTimersByTimeAsync(250);
  expect(begun).toEqual([]);
  await passTime();
  expect(await quick).toBe('quick');
  finish();
  await slow;
});

test('several run at once where they may, and as many again after a pause', async () => {
  const { take, countAtOnce, rests } = startTurns(3);
  for (const waves of [1, 2]) {
    for (let index = 0; index < 12; index += 1) void take(`${index}`);
    await passTime();
    expect(countAtOnce()).toBe(3);
    expect(rests).toHaveLength(12 * waves);
  }
});

test('work that fails ends its turn', async () => {
  const { turns } = startTurns();
  const failing = expect(turns.run('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const next = turns.run('one', async () => 'next');
  await passTime();
  await failing;
  expect(await next).toBe('next');
});
