import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAnonymousQueue } from './anonymous-queue.ts';

/** Turns, the order in which their work started, and how long other requests had after each. */
function startTurns(atOnce = 1) {
  const rests: number[] = [];
  const turns = createAnonymousQueue(atOnce, async (milliseconds) => {
    rests.push(milliseconds);
    await delay(1);
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
      await delay(milliseconds);
      running -= 1;
      return name;
    });
  return { turns, take, begun, rests, countAtOnce: () => busiest };
}

test('a lone caller waits only a few milliseconds after a turn, however long it took', async () => {
  const { take, rests } = startTurns();
  for (let turn = 0; turn < 5; turn += 1) await take('one', 'one', 40);
  expect(rests).toHaveLength(5);
  // After each turn it would be 40 and more; a single one can be long because the machine was busy with something else.
  expect(Math.min(...rests)).toBeLessThan(20);
});

test('operations that wait for nothing still leave a pause between them', async () => {
  const { turns, rests } = startTurns();
  for (let turn = 0; turn < 5; turn += 1) await turns.run('one', async () => 'refused');
  expect(rests).toHaveLength(5);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(8);
});

test('one operation runs at a time, and other requests get as much time in between', async () => {
  const { take, rests } = startTurns();
  await Promise.all(Array.from({ length: 5 }, () => take('one', 'one', 20)));
  expect(rests).toHaveLength(5);
  // Nobody waits any more when the last is over.
  expect(Math.min(...rests.slice(0, -1))).toBeGreaterThan(18);
});

test('time for which the event loop was blocked is compensated', async () => {
  const { turns, rests } = startTurns();
  const block = async () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 4 }, () => turns.run('one', block)));
  expect(rests).toHaveLength(4);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(60);
});

test('a flood from one address delays another by one turn', async () => {
  const { take, begun } = startTurns();
  const flood = Promise.all(Array.from({ length: 50 }, (_, index) => take('flood', `flood ${index}`)));
  await take('elsewhere');
  expect(begun.indexOf('elsewhere')).toBeLessThanOrEqual(2);
  await flood;
});

test('of too many from one address, those waiting longest are refused, and the newest is served', async () => {
  const { take } = startTurns();
  const answers = await Promise.allSettled(Array.from({ length: 150 }, (_, index) => take('flood', `${index}`, 0)));
  const refused = answers.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
  expect(refused).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
  expect(answers[1]).toMatchObject({ reason: { status: 429, code: 'RATE_LIMITED' } });
  expect(answers.at(-1)).toMatchObject({ value: '149' });
});

test('any number of addresses are served, however many ask at once', async () => {
  const { take } = startTurns();
  const answers = await Promise.allSettled(
    Array.from({ length: 1_100 }, (_, index) => take(`${index}`, `${index}`, 0)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_001);
  expect(await take('later')).toBe('later');
});

test('work that waits for something else does not hold up others for long', async () => {
  const { turns, take } = startTurns();
  let finish = () => {};
  const slow = turns.run('slow', () => new Promise<void>((resolve) => (finish = resolve)));
  expect(await take('quick')).toBe('quick');
  finish();
  await slow;
});

test('several run at once where they may, and as many again after a pause', async () => {
  const { take, countAtOnce, rests } = startTurns(3);
  for (let wave = 0; wave < 2; wave += 1) {
    await Promise.all(Array.from({ length: 12 }, (_, index) => take(`${index}`)));
    expect(countAtOnce()).toBe(3);
    await delay(20);
  }
  expect(rests).toHaveLength(24);
});

test('work that fails ends its turn', async () => {
  const turns = createAnonymousQueue();
  const failing = turns.run('one', () => Promise.reject(new Error('failed')));
  const next = turns.run('one', async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
