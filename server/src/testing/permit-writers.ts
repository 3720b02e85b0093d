import { randomUUID } from 'node:crypto';
import { submitPermit, fillForm, moveToStatus, samplePermitData } from '../features/permits/testing/permits.ts';
import type { TestClient } from './client.ts';
import type { TestIds } from './fill-database.ts';
import type { TestUser } from './test-users.ts';

/** The decisions on a permit: the user, the resulting status, and the action. The first comes before the others. */
export const decisions = [
  { by: 'supervisor', status: 'PendingApproval', action: 'approveAsProjectManager' },
  { by: 'manager', status: 'Approved', action: 'approve' },
  { by: 'facilities', status: 'Approved', action: 'approve' },
] as const satisfies readonly { by: TestUser; status: string; action: string }[];

type Decision = (typeof decisions)[number];

/** The users who raise permits; a name occurs once for each concurrent writer. */
export const submitters = ['requestor', 'requestor', 'requestorSecond', 'foreignRequestor'] as const;

/** A permit that the writers sent, and the responses. */
export interface WrittenPermit {
  submitter: TestUser;
  idempotencyKey: string;
  data: Record<string, unknown>;
  /** From the response; undefined until it arrives. */
  created: { id: string; number: string } | undefined;
  /** The confirmed decisions. */
  decided: Decision[];
}

export type GetClient = (person: TestUser) => Pick<TestClient, 'query'>;

export interface WriterOptions {
  getClient: GetClient;
  ids: TestIds;
  /** Called with each permit before it is sent. */
  onSend: (permit: WrittenPermit) => void;
  /** Called for each confirmed write. */
  onResponse: () => void;
}

const period = { start: '2099-03-02', end: '2099-03-04' };

/**
 * Several users concurrently raise permits, and others decide them, until the program stops responding.
 * @throws a refusal by a program that still responds
 */
export async function writeUntilKilled(writing: WriterOptions): Promise<void> {
  await Promise.all(submitters.map((submitter) => writePermits(writing, submitter)));
}

async function writePermits(writing: WriterOptions, submitter: TestUser): Promise<void> {
  const { getClient, ids, onSend, onResponse } = writing;
  for (;;) {
    const permit: WrittenPermit = {
      submitter,
      idempotencyKey: randomUUID(),
      data: samplePermitData(ids, { submission: fillForm('GP', period) }),
      created: undefined,
      decided: [],
    };
    onSend(permit);
    const raised = await undefinedIfKilled(createPermit(getClient, permit));
    if (raised === undefined) return;
    permit.created = raised;
    onResponse();
    const take = async (decision: Decision) => {
      const answer = await undefinedIfKilled(moveToStatus(getClient(decision.by), raised.id, decision.status));
      if (answer === undefined) return false;
      if (!answer.success) throw new Error(answer.message);
      permit.decided.push(decision);
      onResponse();
      return true;
    };
    const [first, ...others] = decisions;
    if (!(await take(first))) return;
    const taken = await Promise.all(others.map(take));
    if (taken.includes(false)) return;
  }
}

/** Sends the permit, possibly again, under its idempotency key. */
export async function createPermit(
  getClient: GetClient,
  permit: WrittenPermit,
): Promise<{ id: string; number: string }> {
  const { item, message } = await submitPermit(getClient(permit.submitter), permit.data, permit.idempotencyKey);
  if (!item) throw new Error(message);
  return { id: item._id, number: item.code };
}

/** Undefined when there was no complete response, for which `fetch` throws a TypeError. */
async function undefinedIfKilled<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
