import { defineConfig } from 'vitest/config';

// Pure functions only; components are tested in a real browser (vitest.browser.config.ts), screens also by e2e.
export default defineConfig({
  // Files share their modules: loading them again for each takes longer than the tests.
  test: {
    include: ['src/**/*.test.ts', 'antd-styles/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
