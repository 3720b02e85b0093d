import type { BrowserContext, Page } from '@playwright/test';
import { installUsableClock } from './usable-clock.ts';

/** How slow a device and its network are. */
export interface Conditions {
  /** How many times as slow as this machine's its processor is. */
  slowdown: number;
  /** From a request to the first byte of its response, in milliseconds. */
  latency: number;
  /** A second, both ways. */
  megabits: number;
}

/** The conditions, for a heading. */
export function formatConditions({ slowdown, latency, megabits }: Conditions): string {
  return `processor ${slowdown} times as slow, ${megabits} Mbit/s, ${latency} ms`;
}

/** Opens a page with a slow processor, a slow network, and the clock of usable elements. */
export async function openSlowPage(
  context: BrowserContext,
  { slowdown, latency, megabits }: Conditions,
): Promise<Page> {
  const page = await context.newPage();
  await installUsableClock(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = (megabits * 1e6) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
