import type { IncomingHttpHeaders } from 'node:http';
import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import { createConcurrencyLimiter } from '../features/sessions/concurrency-limiter.ts';
import type { Database } from '../database/connect.ts';
import { readDeviceKey, readSignOnToken } from '../features/sign-on-codes/service.ts';
import { findSignedOnByPass } from '../features/sign-on/page/stop.ts';
import { createAnonymousQueue } from './anonymous-queue.ts';
import { HttpRefusal } from './refusal.ts';
import { readStopRequest } from './stop-request.ts';

/** How many requests of signed-on workers run at once. They are short, and nothing is more urgent. */
const workersAtOnce = 4;
/** How many run at once of those who stand at the gate: as many as PINs are verified at once. */
const gateAtOnce = 2;
/** How many pass numbers of stops are looked up at once: a flood of them leaves the database to others. */
const lookUpsAtOnce = 4;
const lookUpsWaiting = 1_000;

const busyText = 'The server is busy. Try again, and tell the others to leave.';

/** A request without a session. */
interface AnonymousRequest {
  ip: string;
  headers: IncomingHttpHeaders;
  /** The body as it was sent. */
  text: string;
}

/** Who sends a request, as far as it proves that. */
interface Identified {
  permitId?: string | undefined;
  workerId?: string | undefined;
}

/** Runs the work of requests without a session when their turn comes. */
export type RunInTurn = <Result>(request: AnonymousRequest, work: () => Promise<Result>) => Promise<Result>;

/**
 * The queues of requests without a session. What a device's key alone proves, and what stops work with the pass number
 * of somebody signed on, has one of its own, so that a worker's stop waits for no PINs to be verified. Those who stand at
 * the gate with a permit's code have another. Both need a signature that only this installation makes: a flood from
 * elsewhere stays in the third.
 */
export function createQueues(db: Database): RunInTurn {
  const workers = createAnonymousQueue(workersAtOnce);
  const gate = createAnonymousQueue(gateAtOnce);
  const others = createAnonymousQueue();
  const lookUps = createConcurrencyLimiter(
    lookUpsAtOnce,
    lookUpsWaiting,
    () => new HttpRefusal(429, 'RATE_LIMITED', busyText),
  );

  async function identify({ headers, text }: AnonymousRequest): Promise<Identified> {
    const { [signOnHeaders.token]: token, [signOnHeaders.deviceKey]: deviceKey } = headers;
    if (typeof token !== 'string') return {};
    const permitId = await readSignOnToken(db, token);
    if (permitId === undefined) return {};
    const worker = typeof deviceKey === 'string' ? await readDeviceKey(db, permitId, deviceKey) : undefined;
    const passNumber = worker ? undefined : readStopRequest(text);
    if (passNumber === undefined) return { permitId, workerId: worker?.workerId };
    return { permitId, workerId: await lookUps.run(() => findSignedOnByPass(db, permitId, passNumber)) };
  }

  return async (request, work) => {
    const { permitId, workerId } = await identify(request);
    if (workerId !== undefined) return workers.run(workerId, work);
    if (permitId !== undefined) return gate.run(permitId, work);
    return others.run(request.ip, work);
  };
}
