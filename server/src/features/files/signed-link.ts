import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { fileLinkSigningKey } from '../settings/service.ts';

const linkLifetimeMs = 5 * 60_000;

function sign(key: Buffer, name: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest();
}

/** A path under which anyone who has it may read the file for a few minutes. */
export async function createSignedPath(db: Database, name: string, now: Date): Promise<string> {
  const expires = now.getTime() + linkLifetimeMs;
  const signature = sign(await fileLinkSigningKey(db), name, expires).toString('base64url');
  return `/files/${encodeURIComponent(name)}?expires=${expires}&signature=${signature}`;
}

/** Whether the link is ours and has not expired. */
export async function isValidLink(
  db: Database,
  link: { name: string; expires: string; signature: string },
  now: Date,
): Promise<boolean> {
  const expires = Number(link.expires);
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false;
  const actual = Buffer.from(link.signature, 'base64url');
  const expected = sign(await fileLinkSigningKey(db), link.name, expires);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
