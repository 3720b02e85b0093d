import { afterEach, beforeEach, expect } from 'vitest';
import '../lib/api/keep-current.ts';
import { transports } from '../lib/api/transports.ts';
import './clock.ts';
import { answer, fetchOrRespond, followPublished, resetApi } from './api.ts';
import { resetPage } from './mount.tsx';

transports.send = answer;
transports.follow = followPublished;
globalThis.fetch = fetchOrRespond;

let consoleErrors: string[] = [];
const logError = console.error;

beforeEach(() => {
  consoleErrors = [];
  console.error = (...parts: unknown[]) => {
    consoleErrors.push(parts.join(' '));
    logError(...parts);
  };
});

afterEach(async () => {
  await resetPage();
  expect(resetApi(), 'operations that the test does not answer').toEqual([]);
  expect(consoleErrors, 'errors in the console').toEqual([]);
});
