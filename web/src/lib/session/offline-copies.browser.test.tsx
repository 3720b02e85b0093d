import { beforeEach, expect, test, vi } from 'vitest';
import { clearOfflineCopies, dropOldCopies, readOfflineCopy, saveOfflineCopy } from './offline-copies.ts';
import { endSession, startSession } from './session-store.ts';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

function signIn(_id: string) {
  const user = { _id, email: `${_id}@fab.example`, fullname: _id, role: 'User', company: 'Fab' } as const;
  startSession({ jwtToken: `token of ${_id}`, user, staff: true });
}

async function countStored(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('eptw-copies');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('copies').objectStore('copies').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

beforeEach(async () => {
  signIn('ann');
  await clearOfflineCopies();
});

test('a copy is shown to its user for 24 hours, and to nobody else', async () => {
  await saveOfflineCopy('permit 1', { content: 'the work', readAt: ago(23.9) });
  expect(await readOfflineCopy('permit 1')).toEqual({ content: 'the work', readAt: expect.any(Date) as Date });
  expect(await readOfflineCopy('permit 2')).toBeUndefined();
  signIn('bob');
  expect(await readOfflineCopy('permit 1')).toBeUndefined();
});

test('what is too old is not shown, and goes when the application opens or another page is saved', async () => {
  await saveOfflineCopy('permit 1', { content: 'the work', readAt: ago(1) });
  vi.useFakeTimers({ now: Date.now() + 23.1 * hourMs, toFake: ['Date'] });
  try {
    expect(await readOfflineCopy('permit 1')).toBeUndefined();
    await dropOldCopies();
    expect(await countStored(), 'the list of none').toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('only the pages opened last stay', async () => {
  for (let number = 1; number <= 22; number++)
    await saveOfflineCopy(`permit ${number}`, { content: number, readAt: ago(0) });
  expect(await readOfflineCopy('permit 2')).toBeUndefined();
  expect((await readOfflineCopy('permit 3'))?.content).toBe(3);
  expect(await countStored()).toBe(21);
});

test('whoever has signed out leaves nothing behind', async () => {
  endSession('signed out');
  await saveOfflineCopy('permit 1', { content: 'the work', readAt: ago(0) });
  expect(await countStored()).toBe(0);
});
