import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../../graphql/request-context.ts';

const cookieName = 'eptw_registered';
/** As long as the account may wait for its address to be verified with another link. */
const cookieLifetimeSeconds = 30 * 24 * 3600;
const secretPattern = /^[\w-]{43}$/;

type Browser = Pick<RequestContext, 'cookies'>;

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function readSecret({ cookies }: Browser): string | undefined {
  const cookieValue = cookies.read(cookieName);
  return cookieValue !== undefined && secretPattern.test(cookieValue) ? cookieValue : undefined;
}

/** Marks the browser that registers, and answers what its mark is recognised by. One that has a mark keeps it. */
export function markBrowser(browser: Browser): Buffer {
  const value = readSecret(browser) ?? randomBytes(32).toString('base64url');
  browser.cookies.set({ name: cookieName, value, maxAgeSeconds: cookieLifetimeSeconds });
  return hashSecret(value);
}

/** Whether this is the browser that was marked so. */
export function isMarkedBrowser(browser: Browser, mark: Buffer | null): boolean {
  const secret = readSecret(browser);
  return mark !== null && secret !== undefined && timingSafeEqual(hashSecret(secret), mark);
}
