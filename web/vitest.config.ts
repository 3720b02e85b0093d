import { defineConfig } from 'vitest/config';

// Pure functions only; what people see is proven in a real browser by e2e.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 } });
