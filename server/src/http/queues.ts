import type { IncomingHttpHeaders } from 'node:http';
import { signOnHeaders } from '@eptw/domain/work/sign-on-headers';
import type { Database } from '../database/connect.ts';
import { readDeviceKey, readSignOnToken } from '../features/permits/sign-on-page/token.ts';
import { createAnonymousQueue } from './anonymous-queue.ts';

/** How many requests of signed-on workers run at once. They are short, and nothing is more urgent. */
const workersAtOnce = 4;
/** How many run at once of those who stand at the gate: as many as PINs are verified at once. */
const gateAtOnce = 2;

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
  const workers = createAnonymousQueue(workersAtOnce);
  const gate = createAnonymousQueue(gateAtOnce);
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
  const { [signOnHeaders.token]: token, [signOnHeaders.deviceKey]: deviceKey } = headers;
  if (typeof token !== 'string') return {};
  const permitId = await readSignOnToken(db, token);
  if (permitId === undefined || typeof deviceKey !== 'string') return { permitId };
  return { permitId, workerId: (await readDeviceKey(db, permitId, deviceKey))?.workerId };
}
