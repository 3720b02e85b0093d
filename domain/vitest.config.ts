import { defineConfig } from 'vitest/config';

// Without a file of its own, the runner would take whatever it finds in the folders above.
export default defineConfig({
  // Files share their modules: loading them anew for each takes longer than the tests. The properties try thousands of
  // paths: on a busy machine that takes longer than the usual five seconds.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
