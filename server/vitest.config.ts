import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentPlugin } from './content-plugin.ts';

// As Node does: one copy of graphql for the sources and for the packages that they use.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const limits = {
  testTimeout: 60_000,
  // What a file prepares may be much, and proves nothing by being quick.
  hookTimeout: 180_000,
  // A state that is waited for comes sooner or later, however busy the machine is.
  expect: { poll: { timeout: 30_000 } },
};

/** Files of one worker thread share its modules, which are loaded once: most of the time would go into loading them. */
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

/** For what no other file may disturb, such as measuring the process: each in a process of its own, after the others. */
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

export default defineConfig({
  resolve,
  plugins: [contentPlugin],
  test: {
    // Once for the run, whichever files it has.
    globalSetup: 'src/database/testing/global-setup.ts',
    // Tests wait for the database more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [shared, isolated],
  },
});
