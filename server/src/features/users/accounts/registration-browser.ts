import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../../graphql/request-context.ts';

const cookieName = 'eptw_registered';
/** As long as an account may take to verify its address with another link. */
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

/** Marks the browser that registers, and returns the hash of the mark. Keeps an existing mark. */
export function markBrowser(browser: Browser): Buffer {
  const value = readSecret(browser) ?? randomBytes(32).toString('base64url');
  browser.cookies.set({ name: cookieName, value, maxAgeSeconds: cookieLifetimeSeconds });
  return hashSecret(value);
}

/** Whether this browser has the mark. */
export function isMarkedBrowser(browser: Browser, mark: Buffer | null): boolean {
  const secret = readSecret(browser);
  return mark !== null && secret !== undefined && timingSafeEqual(hashSecret(secret), mark);
}
