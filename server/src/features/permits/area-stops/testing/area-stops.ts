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

/** For tests: lifts a stop. */
export async function liftStop(client: TestClient, id: string | undefined): Promise<AreaStopAnswer> {
  const text = 'mutation ($id: ID!) { answer: liftStop(id: $id) { success code message item { _id } } }';
  const { data } = await client.query<{ answer: AreaStopAnswer }>(text, { id });
  return data.answer;
}
