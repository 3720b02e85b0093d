import type { Browser } from '@playwright/test';
import { timeFixedScript } from '../program/fixed-script.ts';
import { openSlowPage, type Conditions } from '../program/slow-page.ts';

const turns = 5;

async function timeBest(time: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(await time());
  return Math.min(...times);
}

/**
 * Fails unless the processor of a slow page is slow: a browser forgets the limit as soon as a second devtools session
 * of the page follows its network, and every number would be that of a fast one.
 */
export async function requireLimit(browser: Browser, conditions: Conditions): Promise<void> {
  const context = await browser.newContext();
  const fast = await context.newPage();
  const slow = await openSlowPage(context, conditions);
  const ratio = (await timeBest(() => timeFixedScript(slow))) / (await timeBest(() => timeFixedScript(fast)));
  await context.close();
  if (ratio < conditions.slowdown / 2) throw new Error(`The processor is slowed down only ${ratio.toFixed(1)} times.`);
}
