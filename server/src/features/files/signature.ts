import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { loadOrMakeSetting } from '../settings/store.ts';

const validFor = 5 * 60_000;

/** One key for all server processes, made on first use. */
async function keyOf(db: Database): Promise<Buffer> {
  const key = await loadOrMakeSetting(db, 'fileLinkKey', () => randomBytes(32).toString('base64'));
  return Buffer.from(String(key), 'base64');
}

function sign(key: Buffer, name: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest();
}

/** A path that whoever has it may read the file under for a few minutes. */
export async function signedPath(db: Database, name: string, now: Date): Promise<string> {
  const expires = now.getTime() + validFor;
  const signature = sign(await keyOf(db), name, expires).toString('base64url');
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
  const right = sign(await keyOf(db), link.name, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}
