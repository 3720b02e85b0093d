import { defineConfig } from 'vitest/config';

// Each test starts, kills and recovers servers of its own, beside other suites on a small machine.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
