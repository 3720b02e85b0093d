import { defineConfig } from 'vitest/config';

// Without a file of its own, the runner would take whatever it finds in the folders above.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
