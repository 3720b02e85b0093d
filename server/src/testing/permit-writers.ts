import { create, filledIn, move, permitData } from '../features/permits/testing/permits.ts';
import type { TestClient } from './client.ts';
import type { TestIds } from './fill-database.ts';
import type { TestPerson } from './test-people.ts';

/** Who decides a permit, and the status that the decision leads towards; the first comes before the others. */
export const decisions = [
  { by: 'supervisor', towards: 'PendingApproval' },
  { by: 'manager', towards: 'Approved' },
  { by: 'facilities', towards: 'Approved' },
] as const satisfies readonly { by: TestPerson; towards: string }[];

export type Decider = (typeof decisions)[number]['by'];

/** What the writers asked for and what they were told. */
export interface WrittenPermit {
  submitter: TestPerson;
  idempotencyKey: string;
  data: Record<string, unknown>;
  /** As it was answered; undefined while it is not. */
  answered: { id: string; number: string } | undefined;
  /** Whose decisions were answered as taken. */
  decidedBy: Decider[];
}

export type ClientOf = (person: TestPerson) => Pick<TestClient, 'query'>;

export interface Writing {
  clientOf: ClientOf;
  ids: TestIds;
  /** Told of each permit before it is sent. */
  onSend: (permit: WrittenPermit) => void;
  /** Told of each write that was answered. */
  onAnswer: () => void;
}

const submitters: readonly TestPerson[] = ['requestor', 'requestor', 'requestorSecond', 'foreignRequestor'];
const period = { start: '2099-03-02', end: '2099-03-04' };

/**
 * Several people at once raise permit after permit, and others decide them, until the program does not answer any
 * more.
 * @throws what a program that answers has refused
 */
export async function writeUntilKilled(writing: Writing): Promise<void> {
  await Promise.all(submitters.map((submitter, index) => writeOn(writing, submitter, index)));
}

async function writeOn(writing: Writing, submitter: TestPerson, writer: number): Promise<void> {
  const { clientOf, ids, onSend, onAnswer } = writing;
  for (;;) {
    const permit: WrittenPermit = {
      submitter,
      idempotencyKey: `${writer} ${crypto.randomUUID()}`,
      data: permitData(ids, { submission: filledIn('GP', period) }),
      answered: undefined,
      decidedBy: [],
    };
    onSend(permit);
    const raised = await unlessKilled(raise(clientOf, permit));
    if (raised === undefined) return;
    permit.answered = raised;
    onAnswer();
    const take = async ({ by, towards }: (typeof decisions)[number]) => {
      const answer = await unlessKilled(move(clientOf(by), raised.id, towards));
      if (answer === undefined) return false;
      if (!answer.success) throw new Error(answer.message);
      permit.decidedBy.push(by);
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
export async function raise(clientOf: ClientOf, permit: WrittenPermit): Promise<{ id: string; number: string }> {
  const { item, message } = await create(clientOf(permit.submitter), permit.data, permit.idempotencyKey);
  if (!item) throw new Error(message);
  return { id: item._id, number: item.code };
}

/** Undefined when there was no whole answer, which is what `fetch` calls a TypeError. */
async function unlessKilled<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
