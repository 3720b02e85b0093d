import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchClock: {
      /** The milliseconds from the server's last response to the first paint that shows such an element. */
      measureTimeToShow: (selector: string) => Promise<number>;
      /** The milliseconds from each key press to the following paint, since the last call. */
      takeKeyTimes: () => number[];
    };
  }
}

/** Installs a clock in every page opened from now on. It runs in the browser and can use nothing from this module. */
export async function installPageClock(page: Page): Promise<void> {
  // The compiler of these files wraps functions in a helper that the browser does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(() => {
    let keys: number[] = [];
    const afterPaint = (callback: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => callback();
        port2.postMessage(null);
      });
    addEventListener('keydown', ({ timeStamp }) => afterPaint(() => keys.push(performance.now() - timeStamp)), {
      capture: true,
    });
    const findLastResponseTime = () =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
      );
    window.benchClock = {
      measureTimeToShow: (selector) =>
        new Promise((resolve) => {
          const checkShown = () => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            const start = findLastResponseTime();
            afterPaint(() => resolve(performance.now() - start));
          };
          const observer = new MutationObserver(checkShown);
          observer.observe(document.body, { childList: true, subtree: true });
          checkShown();
        }),
      takeKeyTimes: () => {
        const taken = keys;
        keys = [];
        return taken;
      },
    };
  });
}
