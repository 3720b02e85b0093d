import { afterEach, beforeEach, expect } from 'vitest';
import { client, createLink } from '../lib/api/client.ts';
import './clock.ts';
import { fetchOrRespond, requests, resetApi, subscriptions } from './api.ts';
import { resetPage } from './mount.tsx';

client.setLink(createLink(requests, subscriptions));
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
