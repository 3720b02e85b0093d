import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  describeViolations,
  findLowContrast,
  findStructuralViolations,
} from '../../../e2e/fixtures/find-violations.ts';
import { setThemeChoice } from '../app/theme-choice.ts';
import { expectNoAnimations } from './page.ts';
import { phone, wide } from './viewport.ts';

// Set in index.html.
axe.configure({ rules: [{ id: 'html-has-lang', enabled: false }] });
Object.assign(globalThis, { axe });

/** Returns what axe finds on the page; in the dark only colours are checked, because nothing else changes. */
async function findViolations(scheme: 'light' | 'dark'): Promise<string[]> {
  setThemeChoice(scheme);
  await expect.poll(() => document.documentElement.dataset['scheme']).toBe(scheme);
  await expectNoAnimations();
  const checked = { part: 'html', onlyColours: scheme === 'dark' };
  return describeViolations([...(await findStructuralViolations(checked)), ...(await findLowContrast(checked))]);
}

/**
 * Expects no violation of WCAG 2.2 A and AA or of axe's best practices in light and dark, on a phone and on a desktop,
 * and nothing wider than either. The page stays wide and light.
 */
export async function expectAccessibleEverywhere(): Promise<void> {
  for (const [size, schemes] of [
    [phone, ['light', 'dark']],
    [wide, ['dark', 'light']],
  ] as const) {
    await page.viewport(size.width, size.height);
    for (const scheme of schemes) expect(await findViolations(scheme), `${scheme}, ${size.width} wide`).toEqual([]);
    const beyond = document.documentElement.scrollWidth - innerWidth;
    expect(beyond, `pixels of sideways scrolling at ${size.width}`).toBeLessThanOrEqual(0);
  }
}
