import { randomUUID } from 'node:crypto';
import { toId, userRanges } from '../population/users.ts';
import { openClient, type Client } from './client.ts';
import type { LiveJob } from './live-jobs.ts';
import { openSessions } from './sessions.ts';
import { readWebOperation } from './web-operation.ts';

/** Acts on a job, and keeps its version. */
export interface WorkActions {
  /** The holder pauses the work. */
  pause: (job: LiveJob) => Promise<void>;
  /** Somebody on the issuing side resumes it. */
  resume: (job: LiveJob) => Promise<void>;
}

const workFiles = ['permits/work/operations.graphql'];
const operations = {
  pause: readWebOperation('PauseWork', workFiles),
  resume: readWebOperation('ResumeWork', workFiles),
};

interface WorkPayload {
  work: { success: boolean; message: string; item: { version: number } | null };
}

/** Acts through a server as the web does, signed in as each job's holder and as its issuer. */
export async function openServerActions(
  address: string,
  databaseUrl: string,
  connections: number,
): Promise<{ actions: WorkActions; close: () => void }> {
  const last = userRanges.requestors.first + userRanges.requestors.count - 1;
  const people = Array.from({ length: last }, (_, index) => index + 1);
  const tokens = await openSessions(databaseUrl, people);
  const clients = new Map<string, Client>(
    people.map((person, index) => [toId('person', person), openClient(address, connections, tokens[index])]),
  );
  const act = async (name: keyof typeof operations, person: string, job: LiveJob, reason: string | null) => {
    const variables = { id: job.id, version: job.version, idempotencyKey: randomUUID(), reason };
    const payload = await clients.get(person)?.query<WorkPayload>(operations[name], variables);
    if (!payload?.work.success || !payload.work.item) throw new Error(payload?.work.message);
    job.version = payload.work.item.version;
  };
  return {
    actions: {
      pause: (job) => act('pause', job.holder, job, 'Lunch'),
      resume: (job) => act('resume', job.issuer, job, null),
    },
    close: () => clients.forEach((client) => client.close()),
  };
}
