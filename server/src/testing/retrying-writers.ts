import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fillForm, moveToStatus, samplePermitData } from '../features/permits/testing/permits.ts';
import type { TestIds } from './fill-database.ts';
import { decisions, createPermit, type GetClient, type WrittenPermit } from './permit-writers.ts';
import type { TestUser } from './test-users.ts';

const writers = ['requestor', 'requestorSecond', 'foreignRequestor'] as const satisfies readonly TestUser[];
const permitsEach = 2;

/** Called with the failures of requests that got no response or a refusal. */
export type FailureListener = (failure: { text: string; unanswered: boolean }) => void;

export interface RetryingWriterOptions {
  getClient: GetClient;
  ids: TestIds;
  onResponse: () => void;
  onFailure: FailureListener;
}

/**
 * For tests: several users concurrently raise permits and others decide them, each retrying until there is a
 * response. Returns the permits, every one of them raised and decided.
 */
export async function writeWithRetries(options: RetryingWriterOptions): Promise<WrittenPermit[]> {
  return (await Promise.all(writers.map((submitter) => writePermits(options, submitter)))).flat();
}

async function writePermits({ getClient, ids, onResponse, onFailure }: RetryingWriterOptions, submitter: TestUser) {
  const permits: WrittenPermit[] = [];
  for (let count = 0; count < permitsEach; count += 1) {
    const permit: WrittenPermit = {
      submitter,
      idempotencyKey: randomUUID(),
      data: samplePermitData(ids, { submission: fillForm('GP', { start: '2099-03-02', end: '2099-03-04' }) }),
      created: undefined,
      decided: [...decisions],
    };
    const answered = await retryUntilConfirmed(() => createPermit(getClient, permit), onFailure);
    permit.created = answered;
    onResponse();
    for (const { by, status } of decisions) {
      // Refused when it was already done and only the response was lost: the history shows that.
      await retryUntilConfirmed(() => moveToStatus(getClient(by), answered.id, status), onFailure);
      onResponse();
    }
    permits.push(permit);
  }
  return permits;
}

async function retryUntilConfirmed<Answer>(
  request: () => Promise<Answer>,
  onFailure: FailureListener,
): Promise<Answer> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      onFailure({ text: String(error), unanswered: error instanceof TypeError });
      await delay(50);
    }
  }
}
