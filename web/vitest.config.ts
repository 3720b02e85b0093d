import { defineConfig } from 'vitest/config';

// Pure functions only; what people see is proven in a real browser by e2e.
export default defineConfig({
  // Files share their modules: loading them anew for each takes longer than the tests.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 30_000 },
});
