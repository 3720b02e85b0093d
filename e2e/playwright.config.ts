import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { findFreePort } from './fixtures/free-port.ts';

// Workers read this file again; what the first reading chose reaches them through the environment.
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
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['EPTW_TEST_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width: 1440, height: 900 },
    // What was done, sent and written to the console. Keeping the page at every step costs a quarter of the run: whoever
    // wants to look at them runs the test again with --trace=on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Requests that a service worker answers could not be intercepted; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await ensureChromium(), args: [...chromiumFlags] },
  },
});
