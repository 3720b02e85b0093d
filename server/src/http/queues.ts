import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../database/connect.ts';
import { readDeviceKey, readSignOnToken } from '../features/permits/sign-on-page/token.ts';
import { createAnonymousQueue } from './anonymous-queue.ts';

/** What a sign-on page sends with every request: the last part of its address, and the key of its device. */
const tokenHeader = 'sign-on-token';
const deviceKeyHeader = 'device-key';

/** A request without a session. */
interface AnonymousRequest {
  ip: string;
  headers: IncomingHttpHeaders;
}

/** Runs the work of requests without a session when their turn comes. */
export type RunInTurn = <Result>(request: AnonymousRequest, work: () => Promise<Result>) => Promise<Result>;

/**
 * The queues of requests without a session. What a device's key alone proves has one of its own, so that a worker's stop
 * waits for no PINs to be verified. Those who stand at the gate with a permit's code have another. Both need a signature
 * that only this installation makes: a flood from elsewhere stays in the third.
 */
export function createQueues(db: Database): RunInTurn {
  const workers = createAnonymousQueue(4);
  const gate = createAnonymousQueue(2);
  const others = createAnonymousQueue();
  return async (request, work) => {
    const { permitId, workerId } = await identify(db, request.headers);
    if (workerId !== undefined) return workers.run(workerId, work);
    if (permitId !== undefined) return gate.run(permitId, work);
    return others.run(request.ip, work);
  };
}

interface Identified {
  permitId?: string | undefined;
  workerId?: string | undefined;
}

async function identify(db: Database, headers: IncomingHttpHeaders): Promise<Identified> {
  const { [tokenHeader]: token, [deviceKeyHeader]: deviceKey } = headers;
  if (typeof token !== 'string') return {};
  const permitId = await readSignOnToken(db, token);
  if (permitId === undefined || typeof deviceKey !== 'string') return { permitId };
  return { permitId, workerId: (await readDeviceKey(db, permitId, deviceKey))?.workerId };
}
