import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

test('runs up to the limit concurrently, queues others in order, and refuses the rest', async () => {
  const turns = createConcurrencyLimiter(2, 3, () => new Error('too many'));
  let working = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    working += 1;
    most = Math.max(most, working);
    order.push(number);
    await new Promise((resolve) => setTimeout(resolve, 5));
    working -= 1;
    return number;
  };
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((number) => turns.run(work(number))));
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false, false]);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failing task passes its place on', async () => {
  const turns = createConcurrencyLimiter(1, 1, () => new Error('too many'));
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await turns.run(async () => 'later')).toBe('later');
});
