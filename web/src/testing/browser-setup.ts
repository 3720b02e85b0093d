import { afterEach, beforeEach, expect } from 'vitest';
import { client, createLink } from '../lib/apollo/client.ts';
import { requests, resetApi, subscriptions } from './api.ts';
import { resetPage } from './mount.tsx';

client.setLink(createLink(requests, subscriptions));

let complaints: string[] = [];
const logError = console.error;

beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => {
    complaints.push(words.join(' '));
    logError(...words);
  };
});

afterEach(async () => {
  await resetPage();
  expect(resetApi(), 'operations that the test does not answer').toEqual([]);
  expect(complaints, 'errors in the console').toEqual([]);
});
