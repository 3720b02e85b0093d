import type { TestClient } from '../../../../testing/client.ts';

/** For tests: the answer to stopping all work, or to lifting a stop. */
interface AreaStopAnswer {
  success: boolean;
  code: string;
  message: string;
  item: { _id: string } | null;
}

/** For tests: what a stop is asked for with. */
export interface StopRequest {
  site: string;
  reason: string;
  zones?: readonly string[];
  key?: string;
}

/** For tests: stops all work at a site. */
export async function stopSite(client: TestClient, request: StopRequest): Promise<AreaStopAnswer> {
  const { data } = await client.query<{ answer: AreaStopAnswer }>(
    `mutation ($site: ID!, $reason: String!, $zones: [ID!], $key: String) {
      answer: stopAllWork(site: $site, reason: $reason, zones: $zones, idempotencyKey: $key) {
        success code message item { _id } } }`,
    { ...request },
  );
  return data.answer;
}

/** For tests: lifts a stop; with people not seen only for a reason. */
export async function liftStop(
  client: TestClient,
  id: string | undefined,
  reason = 'Everybody is accounted for at the gate',
): Promise<AreaStopAnswer> {
  const text = `mutation ($id: ID!, $reason: String) {
    answer: liftStop(id: $id, reason: $reason) { success code message item { _id } } }`;
  const { data } = await client.query<{ answer: AreaStopAnswer }>(text, { id, reason });
  return data.answer;
}
