import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { Locator } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Drags what the first selector finds to what the second one finds, as a hand does: in steps. */
    drag: (from: Locator['selector'], onto: Locator['selector']) => Promise<void>;
  }
}

/** Runs in the test runner, which has the mouse. */
export const drag = defineBrowserCommand<[from: string, onto: string]>(async ({ iframe, page }, from, onto) => {
  const [start, end] = [await iframe.locator(from).boundingBox(), await iframe.locator(onto).boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
});
