import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { fileLinkKey } from '../settings/service.ts';

const validFor = 5 * 60_000;

function sign(key: Buffer, name: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest();
}

/** A path that whoever has it may read the file under for a few minutes. */
export async function signedPath(db: Database, name: string, now: Date): Promise<string> {
  const expires = now.getTime() + validFor;
  const signature = sign(await fileLinkKey(db), name, expires).toString('base64url');
  return `/files/${encodeURIComponent(name)}?expires=${expires}&signature=${signature}`;
}

/** Whether a link was made by us and has not expired. */
export async function isGoodLink(
  db: Database,
  link: { name: string; expires: string; signature: string },
  now: Date,
): Promise<boolean> {
  const expires = Number(link.expires);
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false;
  const given = Buffer.from(link.signature, 'base64url');
  const right = sign(await fileLinkKey(db), link.name, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}
