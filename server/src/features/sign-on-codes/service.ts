import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { signOnSigningKey } from '../settings/service.ts';

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

/** Bytes that only this installation can have signed, with these parts and what they say. */
async function signBytes(db: Database, bytes: Buffer, parts: readonly string[]): Promise<string> {
  return Buffer.concat([bytes, sign(await signOnSigningKey(db), parts)]).toString('base64url');
}

/** The bytes of a token whose signature is ours, given the parts that they say; undefined for any other text. */
async function readSignedBytes(
  db: Database,
  token: string,
  length: number,
  toParts: (bytes: Buffer) => readonly string[],
): Promise<Buffer | undefined> {
  const all = Buffer.from(token, 'base64url');
  if (all.length !== length + signatureBytes) return undefined;
  const bytes = all.subarray(0, length);
  const expected = sign(await signOnSigningKey(db), toParts(bytes));
  return timingSafeEqual(all.subarray(length), expected) ? bytes : undefined;
}

/** Where sign-on pages are; what follows opens one. */
export const signOnPages = '/work-here/';

const toPageParts = (permitId: string) => ['permit', permitId];

/** The path of a permit's sign-on page. It is the same whenever it is printed, and nobody can guess it. */
export async function createSignOnPath(db: Database, permitId: string): Promise<string> {
  return `${signOnPages}${await signBytes(db, toBytes(permitId), toPageParts(permitId))}`;
}

/** The permit of a sign-on page's token; undefined unless the token is ours. */
export async function readSignOnToken(db: Database, token: string): Promise<string | undefined> {
  const bytes = await readSignedBytes(db, token, idBytes, (id) => toPageParts(toId(id)));
  return bytes && toId(bytes);
}

/** A worker, and when they signed on with a device. */
export interface DeviceWorker {
  workerId: string;
  since: Date;
}

const timeBytes = 6;

const toDeviceParts = (permitId: string, { workerId, since }: DeviceWorker) => [
  'device',
  permitId,
  since.toISOString(),
  workerId,
];

function toDeviceBytes({ workerId, since }: DeviceWorker): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(since.getTime(), 0, timeBytes);
  return Buffer.concat([toBytes(workerId), time]);
}

function fromDeviceBytes(bytes: Buffer): DeviceWorker {
  return { workerId: toId(bytes.subarray(0, idBytes)), since: new Date(bytes.readUIntBE(idBytes, timeBytes)) };
}

/** What a device keeps to sign a worker off, or to stop the work, without the PIN. */
export async function createDeviceKey(db: Database, permitId: string, worker: DeviceWorker): Promise<string> {
  return signBytes(db, toDeviceBytes(worker), toDeviceParts(permitId, worker));
}

/** Who got a device's key for this permit, perhaps long ago; undefined unless the key is ours. */
export async function readDeviceKey(
  db: Database,
  permitId: string,
  deviceKey: string,
): Promise<DeviceWorker | undefined> {
  const bytes = await readSignedBytes(db, deviceKey, idBytes + timeBytes, (read) =>
    toDeviceParts(permitId, fromDeviceBytes(read)),
  );
  return bytes && fromDeviceBytes(bytes);
}
