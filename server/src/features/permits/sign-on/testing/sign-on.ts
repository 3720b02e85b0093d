import type { TestClient } from '../../../../testing/client.ts';

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
