import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium, testChromiumFlags } from './chromium.ts';
import { findFreePort } from './fixtures/free-port.ts';

// Workers load this file again and get the value of the first load through the environment.
process.env['EPTW_TEST_PORT'] ??= String(await findFreePort());
process.env['EPTW_TEST_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'eptw-browser-'));
const port = process.env['EPTW_TEST_PORT'];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './fixtures/start-server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['EPTW_TEST_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width: 1440, height: 900 },
    // Actions, requests and the console. Recording the page at every step would take a quarter of the run: use
    // --trace=on to see it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // For devices that ask for less motion: animations would take a third of the run. The journeys of keyboard.spec.ts,
    // and the project manager of permit-lifecycle.spec.ts, have them, as most users do.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests handled by a service worker cannot be intercepted; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await ensureChromium(), args: [...testChromiumFlags] },
  },
});
