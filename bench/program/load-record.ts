import type { Page } from '@playwright/test';

/** What the browser noticed while a page loaded. */
export interface LoadRecord {
  /** For how long the page could not react: of every task of more than 50 ms, what is over 50 ms. */
  blockedMs: number;
  /** How far what was shown has moved by itself: the sum of the browser's scores. */
  shift: number;
}

declare global {
  interface Window {
    loadRecord: {
      /** Resolves once the page has been at rest for a while. */
      settle: () => Promise<void>;
      /** What happened since the last call. */
      take: () => LoadRecord;
    };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Installs a record in every page opened from now on. It runs in the browser and can use nothing from this module. */
export async function installLoadRecord(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const quietMs = 1_000;
    const longestMs = 8_000;
    let record = { blockedMs: 0, shift: 0 };
    let lastAt = 0;
    const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) add(entry);
      }).observe({ type, buffered: true });
    const addEnd = ({ startTime, duration }: PerformanceEntry) => {
      lastAt = Math.max(lastAt, startTime + duration);
    };
    observe('longtask', (task) => {
      record.blockedMs += Math.max(0, task.duration - 50);
      addEnd(task);
    });
    observe('resource', addEnd);
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) record.shift += value;
    });
    window.loadRecord = {
      settle: () =>
        new Promise((resolve) => {
          const start = performance.now();
          lastAt = Math.max(lastAt, start);
          const check = () => {
            const now = performance.now();
            if (now - lastAt > quietMs || now - start > longestMs) resolve();
            else setTimeout(check, 100);
          };
          check();
        }),
      take: () => {
        const taken = record;
        record = { blockedMs: 0, shift: 0 };
        return taken;
      },
    };
  });
}
