import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium, testChromiumFlags } from '../e2e/chromium.ts';
import { drag } from './src/testing/drag.ts';
import { emulateMedia } from './src/testing/emulate-media.ts';
import { restMouse } from './src/testing/rest-mouse.ts';
import { wide as viewport } from './src/testing/viewport.ts';

// Components with the product's providers in a real browser, and an API that answers from the test.
export default defineConfig({
  plugins: [react()],
  // Found before the tests start: a package that is found later would reload the page.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.browser.test.tsx'], include: ['axe-core'] },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/browser-setup.ts'],
    // Two pages for all files, each in a context of its own: loading the modules takes longer than the tests, and a page
    // mostly waits, for the next frame or for the test.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport,
      commands: { drag, emulateMedia, restMouse },
      provider: playwright({
        launchOptions: { executablePath: await ensureChromium(), args: [...testChromiumFlags] },
        // A page smaller than the tests' frame would be shown scaled, and clicks would miss.
        contextOptions: { viewport, locale: 'en-SG', timezoneId: 'Asia/Singapore', reducedMotion: 'reduce' },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
