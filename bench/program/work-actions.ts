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
  /** Somebody of the issuing authority resumes it. */
  resume: (job: LiveJob) => Promise<void>;
}

const workFiles = ['work/operations.graphql'];
const operations = {
  pause: readWebOperation('PauseWork', workFiles),
  resume: readWebOperation('ResumeWork', workFiles),
};

interface WorkPayload {
  work: {
    success: boolean;
    message: string;
    item: { version: number; causes: { id: string; asksAnswer: boolean }[] } | null;
  };
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
  /** What the issuing authority answers when it resumes each job. */
  const answers = new Map<string, { cause: string; answer: string }[]>();
  const act = async (name: keyof typeof operations, person: string, job: LiveJob, more: object) => {
    const variables = { id: job.id, version: job.version, idempotencyKey: randomUUID(), ...more };
    const payload = await clients.get(person)?.query<WorkPayload>(operations[name], variables);
    if (!payload?.work.success || !payload.work.item) throw new Error(payload?.work.message);
    const { version, causes } = payload.work.item;
    job.version = version;
    const open = causes.filter(({ asksAnswer }) => asksAnswer);
    answers.set(
      job.id,
      open.map(({ id }) => ({ cause: id, answer: 'Looked at, and safe' })),
    );
  };
  return {
    actions: {
      pause: (job) => act('pause', job.holder, job, { reason: 'Lunch' }),
      resume: (job) => act('resume', job.issuer, job, { inspection: true, answers: answers.get(job.id) ?? [] }),
    },
    close: () => clients.forEach((client) => client.close()),
  };
}
