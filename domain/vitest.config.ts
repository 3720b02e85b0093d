import { defineConfig } from 'vitest/config';

// Without this file the runner would use a configuration from a parent folder.
export default defineConfig({
  // Files share their modules: loading them again for each takes longer than the tests. The property tests try thousands
  // of paths, which on a busy machine takes longer than the default five seconds.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 180_000 },
});
