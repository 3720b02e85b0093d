import type { Page } from '@playwright/test';

/** What a page has received over the network so far. */
export interface Received {
  /** Of the application: pages, scripts, styles, fonts and pictures. */
  files: number;
  /** GraphQL results. */
  results: number;
  /** Everything together with its headers, in kilobytes as they were sent. */
  kilobytes: number;
  /** The largest file with its headers. */
  largestKilobytes: number;
}

/**
 * Counts what a page receives from now on. What the browser takes from its cache is not counted. Not on a slow page:
 * with this second devtools session the browser forgets the limit of its processor.
 */
export async function countReceived(page: Page): Promise<() => Received> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const received: Received = { files: 0, results: 0, kilobytes: 0, largestKilobytes: 0 };
  const addresses = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    const isResult = addresses.get(requestId)?.endsWith('/graphql') ?? false;
    received[isResult ? 'results' : 'files'] += 1;
    received.kilobytes += encodedDataLength / 1000;
    received.largestKilobytes = Math.max(received.largestKilobytes, encodedDataLength / 1000);
  });
  return () => ({ ...received });
}
