import { randomUUID } from 'node:crypto';
import { submitPermit, fillForm, moveToStatus, samplePermitData } from '../features/permits/testing/permits.ts';
import type { TestClient } from './client.ts';
import type { TestIds } from './fill-database.ts';
import type { TestUser } from './test-users.ts';

/** Who decides a permit, the status that it leads towards, and the action that it is; the first comes before the others. */
export const decisions = [
  { by: 'supervisor', towards: 'PendingApproval', action: 'approveAsProjectManager' },
  { by: 'manager', towards: 'Approved', action: 'approve' },
  { by: 'facilities', towards: 'Approved', action: 'approve' },
] as const satisfies readonly { by: TestUser; towards: string; action: string }[];

type Decision = (typeof decisions)[number];

/** Everybody who raises permits, as often as they do it at the same time. */
export const submitters = ['requestor', 'requestor', 'requestorSecond', 'foreignRequestor'] as const;

/** What the writers asked for and what they were told. */
export interface WrittenPermit {
  submitter: TestUser;
  idempotencyKey: string;
  data: Record<string, unknown>;
  /** As it was answered; undefined while it is not. */
  created: { id: string; number: string } | undefined;
  /** Those that were answered as taken. */
  decided: Decision[];
}

export type ClientOf = (person: TestUser) => Pick<TestClient, 'query'>;

export interface WriterOptions {
  clientOf: ClientOf;
  ids: TestIds;
  /** Told of each permit before it is sent. */
  onSend: (permit: WrittenPermit) => void;
  /** Told of each write that was answered. */
  onAnswer: () => void;
}

const period = { start: '2099-03-02', end: '2099-03-04' };

/**
 * Several people at once raise permit after permit, and others decide them, until the program does not answer any
 * more.
 * @throws what a program that answers has refused
 */
export async function writeUntilKilled(writing: WriterOptions): Promise<void> {
  await Promise.all(submitters.map((submitter) => writePermits(writing, submitter)));
}

async function writePermits(writing: WriterOptions, submitter: TestUser): Promise<void> {
  const { clientOf, ids, onSend, onAnswer } = writing;
  for (;;) {
    const permit: WrittenPermit = {
      submitter,
      idempotencyKey: randomUUID(),
      data: samplePermitData(ids, { submission: fillForm('GP', period) }),
      created: undefined,
      decided: [],
    };
    onSend(permit);
    const raised = await undefinedIfKilled(createPermit(clientOf, permit));
    if (raised === undefined) return;
    permit.created = raised;
    onAnswer();
    const take = async (decision: Decision) => {
      const answer = await undefinedIfKilled(moveToStatus(clientOf(decision.by), raised.id, decision.towards));
      if (answer === undefined) return false;
      if (!answer.success) throw new Error(answer.message);
      permit.decided.push(decision);
      onAnswer();
      return true;
    };
    const [first, ...others] = decisions;
    if (!(await take(first))) return;
    const taken = await Promise.all(others.map(take));
    if (taken.includes(false)) return;
  }
}

/** Sends the permit, or sends it once more, under its idempotency key. */
export async function createPermit(clientOf: ClientOf, permit: WrittenPermit): Promise<{ id: string; number: string }> {
  const { item, message } = await submitPermit(clientOf(permit.submitter), permit.data, permit.idempotencyKey);
  if (!item) throw new Error(message);
  return { id: item._id, number: item.code };
}

/** Undefined when there was no whole answer, which is what `fetch` calls a TypeError. */
async function undefinedIfKilled<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
