import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { filledIn, move, permitData } from '../features/permits/testing/permits.ts';
import type { TestIds } from './fill-database.ts';
import { decisions, raise, type ClientOf, type WrittenPermit } from './permit-writers.ts';
import type { TestPerson } from './test-people.ts';

const writers = ['requestor', 'requestorSecond', 'foreignRequestor'] as const satisfies readonly TestPerson[];
const permitsEach = 2;

/** What people were told when they got no answer to what they asked. */
export type Heard = (failure: { text: string; unanswered: boolean }) => void;

export interface Insisting {
  clientOf: ClientOf;
  ids: TestIds;
  onAnswer: () => void;
  onFailure: Heard;
}

/**
 * For tests: several people at once raise permits and others decide them, each asking again until there is an answer.
 * Answers the permits, every one of them raised and decided.
 */
export async function writeInsistently(insisting: Insisting): Promise<WrittenPermit[]> {
  return (await Promise.all(writers.map((submitter) => writeAll(insisting, submitter)))).flat();
}

async function writeAll({ clientOf, ids, onAnswer, onFailure }: Insisting, submitter: TestPerson) {
  const permits: WrittenPermit[] = [];
  for (let count = 0; count < permitsEach; count += 1) {
    const permit: WrittenPermit = {
      submitter,
      idempotencyKey: randomUUID(),
      data: permitData(ids, { submission: filledIn('GP', { start: '2099-03-02', end: '2099-03-04' }) }),
      answered: undefined,
      decided: [...decisions],
    };
    const answered = await insist(() => raise(clientOf, permit), onFailure);
    permit.answered = answered;
    onAnswer();
    for (const { by, towards } of decisions) {
      // Refused when it was done already and only the answer was lost: the history tells.
      await insist(() => move(clientOf(by), answered.id, towards), onFailure);
      onAnswer();
    }
    permits.push(permit);
  }
  return permits;
}

async function insist<Answer>(ask: () => Promise<Answer>, onFailure: Heard): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      onFailure({ text: String(error), unanswered: error instanceof TypeError });
      await delay(50);
    }
  }
}
