import type { TestClient } from '../../../../testing/client.ts';

/** For tests: a muster list as the API returns it. */
export interface Muster {
  success: boolean;
  code: string;
  message: string;
  count: number;
  alarm: { reason: string; since: string } | null;
  emergencyPhone: string;
  readAt: string | null;
  items: MusterItem[];
}

/** For tests: somebody on a muster list. */
export interface MusterItem {
  worker: string;
  name: string;
  company: string;
  place: string;
  code: string | null;
  since: string;
  addedBy: string | null;
  seenBy: string | null;
  seenAt: string | null;
  undoneBy: string | null;
  undoneAt: string | null;
}

const fields = `{ success code message count alarm { reason since } emergencyPhone readAt
  items { worker name company phone code place holder since addedBy seenBy seenAt undoneBy undoneAt } }`;

/** For tests: the muster list of a site. Throws when the operation is not for the user. */
export async function readMuster(client: TestClient, siteId: string): Promise<Muster> {
  const { data, errors } = await client.query<{ getMuster: Muster }>(
    `query ($siteId: ID!) { getMuster(siteId: $siteId) ${fields} }`,
    { siteId },
  );
  if (errors) throw new Error(String(errors[0]?.extensions.code));
  return data.getMuster;
}

/** For tests: ticks somebody off, or undoes it; without a device's time, as made now. */
export async function tick(
  client: TestClient,
  site: string,
  { worker, isSeen, deviceTime }: { worker: string; isSeen: boolean; deviceTime?: string },
): Promise<Muster> {
  const { data } = await client.query<{ tickOff: Muster }>(
    `mutation ($site: ID!, $worker: ID!, $isSeen: Boolean!, $deviceTime: String) {
      tickOff(site: $site, worker: $worker, isSeen: $isSeen, deviceTime: $deviceTime) ${fields} }`,
    { site, worker, isSeen, deviceTime },
  );
  return data.tickOff;
}

/** For tests: somebody to be added to a muster list. */
export interface Visitor {
  id: string;
  name: string;
  company?: string;
  place?: string;
  deviceTime?: string;
}

/** For tests: adds somebody who is not signed on. */
export async function addVisitor(client: TestClient, site: string, visitor: Visitor): Promise<Muster> {
  const { data } = await client.query<{ addMusterVisitor: Muster }>(
    `mutation ($site: ID!, $id: ID!, $name: String!, $company: String!, $place: String!, $deviceTime: String) {
      addMusterVisitor(site: $site, id: $id, name: $name, company: $company, place: $place, deviceTime: $deviceTime)
        ${fields} }`,
    { site, company: '', place: '', ...visitor },
  );
  return data.addMusterVisitor;
}

/** For tests: takes somebody who was added off the list. */
export async function removeVisitor(client: TestClient, site: string, visitor: string): Promise<Muster> {
  const { data } = await client.query<{ removeMusterVisitor: Muster }>(
    `mutation ($site: ID!, $visitor: ID!) { removeMusterVisitor(site: $site, visitor: $visitor) ${fields} }`,
    { site, visitor },
  );
  return data.removeMusterVisitor;
}

/** For tests: a tick of the last day, as the API returns it. */
export interface TickOfSite {
  name: string;
  isSeen: boolean;
  madeBy: string;
  madeAt: string;
  receivedAt: string;
}

/** For tests: what was ticked at a site in the last day. Throws the code of a refusal. */
export async function readTicks(client: TestClient, siteId: string): Promise<TickOfSite[]> {
  const { data, errors } = await client.query<{ getMusterTicks: { code: string; items: TickOfSite[] } }>(
    `query ($siteId: ID!) {
      getMusterTicks(siteId: $siteId) { code items { name isSeen madeBy madeAt receivedAt } } }`,
    { siteId },
  );
  if (errors) throw new Error(String(errors[0]?.extensions.code));
  if (data.getMusterTicks.code !== 'OK') throw new Error(data.getMusterTicks.code);
  return data.getMusterTicks.items;
}
