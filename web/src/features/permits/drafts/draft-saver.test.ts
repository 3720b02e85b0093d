import type { ResponseCode } from '@eptw/domain/response-code';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDraftSaver, type DraftSaver, type SaveResult } from './draft-saver.ts';

const savedAt = new Date('2026-11-20T01:00:00Z');
const saved = (version: number): SaveResult => ({
  success: true,
  code: 'OK',
  message: 'The draft was saved.',
  version,
});
const refused = (code: ResponseCode, message: string): SaveResult => ({ success: false, code, message });
const unreachable = refused('FAILED', 'The server cannot be reached. Check your connection and try again.');

let obstacle: string | undefined;
const send = vi.fn<(version: number | undefined) => Promise<SaveResult>>();
let saver: DraftSaver;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z') });
  obstacle = undefined;
  send.mockReset().mockImplementation((version) => Promise.resolve(saved((version ?? 100) + 1)));
  saver = startDraftSaver({ version: 1, savedAt, findSaveProblem: () => obstacle, send });
});

afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const versionsSent = () => send.mock.calls.map(([version]) => version);

it('saves after a pause in typing, each time on top of the previous version', async () => {
  saver.markChanged();
  await pass(1000);
  saver.markChanged();
  await pass(1000);
  expect(send).not.toHaveBeenCalled();
  expect(saver.get()).toEqual({ kind: 'saving' });
  await pass(500);
  expect(saver.get()).toEqual({ kind: 'saved', at: new Date('2026-11-20T02:00:02.500Z') });
  saver.markChanged();
  await pass(1500);
  expect(versionsSent()).toEqual([1, 2]);
});

it('saves changes one after the other, never concurrently', async () => {
  let arrive: (result: SaveResult) => void = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  saver.markChanged();
  await pass(1500);
  saver.markChanged();
  await pass(5000);
  expect(send).toHaveBeenCalledTimes(1);
  arrive(saved(2));
  await pass(1500);
  expect(versionsSent()).toEqual([1, 2]);
  expect(saver.get()).toMatchObject({ kind: 'saved' });
});

it('retries when the server does not respond', async () => {
  send.mockResolvedValueOnce(unreachable);
  saver.markChanged();
  await pass(1500);
  expect(saver.get()).toEqual({ kind: 'failed', sentence: 'Not saved: no connection. Retrying.' });
  await pass(10_000);
  expect(versionsSent()).toEqual([1, 1]);
  expect(saver.get()).toMatchObject({ kind: 'saved' });
});

it('shows a refusal and waits for the next change', async () => {
  send.mockResolvedValueOnce(refused('BAD_INPUT', 'Some required fields are not filled in.'));
  saver.markChanged();
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(saver.get()).toEqual({ kind: 'refused', sentence: 'Some required fields are not filled in.' });
  saver.markChanged();
  await pass(1500);
  expect(saver.get()).toMatchObject({ kind: 'saved' });
});

it('sends nothing while a required choice is missing', async () => {
  obstacle = 'Choose MT groups first';
  saver.markChanged();
  await pass(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(saver.get()).toEqual({ kind: 'refused', sentence: 'Choose MT groups first' });
});

it('stops at a draft that was saved elsewhere, until it is overwritten', async () => {
  send.mockResolvedValueOnce(refused('CONFLICT', 'You saved this draft in another window.'));
  saver.markChanged();
  await pass(1500);
  saver.markChanged();
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(saver.get()).toEqual({ kind: 'conflict', sentence: 'You saved this draft in another window.' });
  await saver.overwrite();
  saver.markChanged();
  await pass(1500);
  expect(versionsSent()).toEqual([1, undefined, 101]);
});

it('pauses while the permit is submitted, and continues after a refusal', async () => {
  saver.markChanged();
  const release = await saver.pauseSaving();
  saver.markChanged();
  await pass(60_000);
  expect(send).not.toHaveBeenCalled();
  release();
  await pass(1500);
  expect(versionsSent()).toEqual([1]);
});

it('saves the last changes when it is stopped, and nothing later', async () => {
  saver.markChanged();
  await saver.stop();
  saver.markChanged();
  await pass(60_000);
  expect(versionsSent()).toEqual([1]);
});

it('does not save without a change', async () => {
  await saver.flush();
  await saver.stop();
  expect(send).not.toHaveBeenCalled();
  expect(saver.get()).toEqual({ kind: 'saved', at: savedAt });
});
