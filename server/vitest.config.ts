import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentPlugin } from './content-plugin.ts';

// As in Node: one copy of graphql for the sources and for the packages they use.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const limits = {
  // Two suites share a small machine, and the speed of none is under test.
  testTimeout: 180_000,
  // A file may prepare a lot, and its speed is not under test.
  hookTimeout: 180_000,
  // A polled state may take long on a busy machine.
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Files of one worker thread share its modules, which are loaded once: loading them would otherwise take most of the
 * time.
 */
const shared: TestProjectInlineConfiguration = {
  resolve,
  plugins: [contentPlugin],
  test: {
    name: 'shared',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.isolated.test.ts'],
    pool: 'threads',
    isolate: false,
    ...limits,
  },
};

/**
 * For files that no other may disturb, such as those that measure the process: each in a separate process, after the
 * others.
 */
const isolated: TestProjectInlineConfiguration = {
  resolve,
  plugins: [contentPlugin],
  test: {
    name: 'isolated',
    include: ['src/**/*.isolated.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
    ...limits,
  },
};

/**
 * Queries run compiled or, with COMPILED_QUERIES=off, in graphql-js. These files run both ways. Together they use every
 * operation and every kind of response: each query, mutation and subscription as each role, pages of a list, a permit
 * with its forms, the work on it, events, and errors, masked and not. Other files would add minutes, and no other way
 * through either executor.
 */
const interpreted: TestProjectInlineConfiguration = {
  ...shared,
  test: {
    ...shared.test,
    name: 'interpreted',
    env: { COMPILED_QUERIES: 'off' },
    include: [
      'src/access/access.test.ts',
      'src/features/permits/create/create.test.ts',
      'src/features/permits/list/list.test.ts',
      'src/features/permits/subscriptions/subscriptions.test.ts',
      'src/features/work/work.test.ts',
      'src/http/http.test.ts',
    ],
  },
};

export default defineConfig({
  resolve,
  plugins: [contentPlugin],
  test: {
    // Once per run, whichever files it includes.
    globalSetup: 'src/database/testing/global-setup.ts',
    // Tests mostly wait for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [shared, interpreted, isolated],
  },
});
