import type { Browser } from '@playwright/test';
import { timeFixedScript } from '../program/fixed-script.ts';
import { openSlowPage, type Conditions } from '../program/slow-page.ts';

const turns = 10;
/** A processor that is not limited gives one; other load on the machine takes some off what the limit is. */
const minSlowdown = 1.5;

/**
 * Fails unless the processor of a slow page is slow: a browser forgets the limit as soon as a second devtools session
 * of the page follows its network, and every number would be that of a fast one.
 */
export async function requireLimit(browser: Browser, conditions: Conditions): Promise<void> {
  const context = await browser.newContext();
  const fast = await context.newPage();
  const slow = await openSlowPage(context, conditions);
  const times: Record<'fast' | 'slow', number[]> = { fast: [], slow: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.fast.push(await timeFixedScript(fast));
    times.slow.push(await timeFixedScript(slow));
  }
  const ratio = Math.min(...times.slow) / Math.min(...times.fast);
  await context.close();
  if (ratio < minSlowdown) throw new Error(`The processor is slowed down only ${ratio.toFixed(1)} times.`);
}
