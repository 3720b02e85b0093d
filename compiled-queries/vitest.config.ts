import { defineConfig } from 'vitest/config';

// Without this file the runner would use a configuration from a parent folder.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The property test runs thousands of documents, which on a busy machine takes longer than the default five seconds.
    testTimeout: 180_000,
    // graphql-js leaves promises behind when a later entry of the same list fails at once. Compiled queries never do.
    onUnhandledError: ({ stack = '' }) => !stack.includes('graphql/execution/execute.'),
  },
});
