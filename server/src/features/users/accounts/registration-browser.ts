import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../graphql/context.ts';

const cookie = 'eptw_registered';
/** As long as the account may wait for its address to be verified with another link. */
const seconds = 30 * 24 * 3600;
const shape = /^[\w-]{43}$/;

type Browser = Pick<Context, 'cookies'>;

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function secretOf({ cookies }: Browser): string | undefined {
  const kept = cookies.read(cookie);
  return kept !== undefined && shape.test(kept) ? kept : undefined;
}

/** Marks the browser that registers, and answers what its mark is recognised by. One that has a mark keeps it. */
export function markBrowser(browser: Browser): Buffer {
  const value = secretOf(browser) ?? randomBytes(32).toString('base64url');
  browser.cookies.keep({ name: cookie, value, seconds });
  return hashOf(value);
}

/** Whether this is the browser that was marked so. */
export function isMarkedBrowser(browser: Browser, mark: Buffer | null): boolean {
  const secret = secretOf(browser);
  return mark !== null && secret !== undefined && timingSafeEqual(hashOf(secret), mark);
}
