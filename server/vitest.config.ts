import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './content-plugin.ts';

export default defineConfig({
  plugins: [contentPlugin],
  // As Node does: one copy of graphql for the sources and for the packages that they use.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/database/testing/global-setup.ts',
    // Tests wait for the database more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A state that is waited for comes sooner or later, however busy the machine is.
    expect: { poll: { timeout: 30_000 } },
  },
});
