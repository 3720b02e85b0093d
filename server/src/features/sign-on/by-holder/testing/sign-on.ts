import type { TestClient } from '../../../../testing/client.ts';
import { verifyAll } from '../../../crew/testing/workers.ts';

/** For tests: the answer to signing a worker on or off. */
interface SignOnAnswer {
  success: boolean;
  code: string;
  message: string;
  item: { condition: string; crew: { name: string }[]; maySignOn: boolean; maySignOff: boolean } | null;
}

/** For tests: signs a worker on to a permit, or off. */
export async function sign(
  way: 'On' | 'Off',
  client: Pick<TestClient, 'query'>,
  permitId: string,
  worker: string,
  idempotencyKey?: string,
): Promise<SignOnAnswer> {
  const { data } = await client.query<{ answer: SignOnAnswer }>(
    `mutation ($permitId: ID!, $worker: ID!, $idempotencyKey: String) {
      answer: sign${way}Worker(permitId: $permitId, worker: $worker, idempotencyKey: $idempotencyKey) {
        success code message item { condition crew { worker name since } maySignOn maySignOff } } }`,
    { permitId, worker, idempotencyKey },
  );
  return data.answer;
}

let passes = 0;

/** For tests: the id of a new worker of the requestor's company; the verifier has seen the certificates, if given. */
export async function registerWorker(
  requestor: Pick<TestClient, 'query'>,
  name: string,
  certificates: readonly object[] = [],
  verifier?: Pick<TestClient, 'query'>,
): Promise<string> {
  passes += 1;
  const { data } = await requestor.query<{ createWorker: { message: string; item: { _id: string } | null } }>(
    'mutation ($data: CreateWorkerInput!) { createWorker(data: $data) { message item { _id } } }',
    { data: { name, passNumber: `A-${passes}`, phone: '+65 8000 0000', certificates } },
  );
  if (!data.createWorker.item) throw new Error(data.createWorker.message);
  const { _id } = data.createWorker.item;
  if (verifier) await verifyAll(verifier, _id);
  return _id;
}
