import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import type { PinDevice } from '../../crew/pin/service.ts';
import { signOnSigningKey } from '../../settings/service.ts';

type DeviceContext = Pick<AppContext, 'db'> & Pick<RequestContext, 'cookies'>;

const cookieName = 'eptw_worker_device';
const lifetimeSeconds = 90 * 24 * 3600;

function toState(isProven: boolean): string {
  return isProven ? 'proven' : 'new';
}

async function sign({ db }: DeviceContext, { id, isProven }: PinDevice): Promise<Buffer> {
  const key = await signOnSigningKey(db);
  return createHmac('sha256', key)
    .update(['worker device', id, toState(isProven)].join('\n'))
    .digest();
}

/** The device of a request; undefined unless its cookie is signed by this installation. */
async function readPinDevice(context: DeviceContext): Promise<PinDevice | undefined> {
  const [id = '', state = '', signature = ''] = context.cookies.read(cookieName)?.split('.') ?? [];
  const device = { id, isProven: state === toState(true) };
  const [given, expected] = [Buffer.from(signature, 'base64url'), await sign(context, device)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

async function keepPinDevice(context: DeviceContext, device: PinDevice): Promise<void> {
  const signature = (await sign(context, device)).toString('base64url');
  const value = [device.id, toState(device.isProven), signature].join('.');
  context.cookies.set({ name: cookieName, value, maxAgeSeconds: lifetimeSeconds });
}

/**
 * The device of a request. One that has no id gets one, by which its wrong PINs are counted from now on: an address says
 * nothing about who sends them, as a whole site may share it.
 */
export async function identifyPinDevice(context: DeviceContext): Promise<PinDevice> {
  const known = await readPinDevice(context);
  if (known) return known;
  const device = { id: randomBytes(16).toString('base64url'), isProven: false };
  await keepPinDevice(context, device);
  return device;
}

/** Remembers that a right PIN was entered on a device: wrong ones of others in its network do not concern it. */
export async function proveDevice(context: DeviceContext, device: PinDevice): Promise<void> {
  if (!device.isProven) await keepPinDevice(context, { ...device, isProven: true });
}
