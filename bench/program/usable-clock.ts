import type { Page } from '@playwright/test';

declare global {
  interface Window {
    usableClock: {
      /** The milliseconds from the start of the navigation until these elements can be used. */
      measureFromStart: (selectors: readonly string[]) => Promise<number>;
      /** The milliseconds from the next click until these elements can be used. */
      measureFromClick: (selectors: readonly string[]) => Promise<number>;
    };
  }
}

/**
 * Installs a clock in every page opened from now on. An element can be used once it is painted and a click on it would
 * reach it. It runs in the browser and can use nothing from this module.
 */
export async function installUsableClock(page: Page): Promise<void> {
  // The compiler of these files wraps functions in a helper that the browser does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(() => {
    const canBeClicked = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      const reached = width > 0 && document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(reached) && (element.contains(reached || null) || reached === element);
    };
    const untilUsable = (selectors: readonly string[]) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (!selectors.every(canBeClicked)) return void requestAnimationFrame(check);
          // The message is handled after this frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        };
        requestAnimationFrame(check);
      });
    window.usableClock = {
      measureFromStart: untilUsable,
      measureFromClick: async (selectors) => {
        const clickedAt = await new Promise<number>((resolve) => {
          addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
        });
        return (await untilUsable(selectors)) - clickedAt;
      },
    };
  });
}
