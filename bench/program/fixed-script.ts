import type { Page } from '@playwright/test';

/** The milliseconds that a script which is always the same takes in this page: how fast its processor is now. */
export async function timeFixedScript(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now();
    let number = 1;
    for (let turn = 0; turn < 6_000_000; turn += 1) number = (number * 48_271) % 2_147_483_647;
    // Always true; it keeps the compiler from leaving out the loop.
    return number > 0 ? performance.now() - start : 0;
  });
}
