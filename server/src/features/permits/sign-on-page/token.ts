import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { signOnSigningKey } from '../../settings/service.ts';

const idBytes = 16;
/** As many bits as cannot be guessed, and few enough for a QR code that scans from a dirty print. */
const signatureBytes = 16;

function toBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function toId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(key: Buffer, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest().subarray(0, signatureBytes);
}

/** An id that only this installation can have signed, for these parts. */
async function signId(db: Database, id: string, parts: readonly string[]): Promise<string> {
  return Buffer.concat([toBytes(id), sign(await signOnSigningKey(db), [...parts, id])]).toString('base64url');
}

/** The id of a token and whether its signature is ours, given the other parts; undefined for any other text. */
async function readSignedId(
  db: Database,
  token: string,
  toParts: (id: string) => readonly string[] | undefined,
): Promise<string | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const id = toId(bytes.subarray(0, idBytes));
  const parts = toParts(id);
  if (!parts) return undefined;
  const expected = sign(await signOnSigningKey(db), [...parts, id]);
  return timingSafeEqual(bytes.subarray(idBytes), expected) ? id : undefined;
}

/** The path of a permit's sign-on page. It is the same whenever it is printed, and nobody can guess it. */
export async function createSignOnPath(db: Database, permitId: string): Promise<string> {
  return `/work-here/${await signId(db, permitId, ['permit'])}`;
}

/** The permit of a sign-on page's token; undefined unless the token is ours. */
export async function readSignOnToken(db: Database, token: string): Promise<string | undefined> {
  return readSignedId(db, token, () => ['permit']);
}

/** What a device keeps to sign a worker off, or to stop the work, without the PIN. It ends when they sign off. */
export async function createDeviceKey(
  db: Database,
  permitId: string,
  worker: { workerId: string; since: Date },
): Promise<string> {
  return signId(db, worker.workerId, ['device', permitId, worker.since.toISOString()]);
}

/** The worker of a device's key; undefined unless it was made for this permit and since they last signed on. */
export async function readDeviceKey(
  db: Database,
  permitId: string,
  signedOn: ReadonlyMap<string, { since: Date }>,
  deviceKey: string,
): Promise<string | undefined> {
  return readSignedId(db, deviceKey, (workerId) => {
    const since = signedOn.get(workerId)?.since;
    return since && ['device', permitId, since.toISOString()];
  });
}
