import type { TestClient } from '../../../../testing/client.ts';

/** For tests: a muster list as the API returns it. */
export interface Muster {
  success: boolean;
  code: string;
  message: string;
  count: number;
  alarm: { _id: string; muster: string; kind: string; reason: string; since: string } | null;
  mayTick: boolean;
  emergencyPhone: string;
  readAt: string | null;
  items: MusterItem[];
}

/** For tests: somebody on a muster list. */
export interface MusterItem {
  personId: string;
  kind: string;
  name: string;
  company: string;
  phone: string;
  place: string;
  code: string | null;
  since: string;
  insideSince: string | null;
  roles: string[];
  addedBy: string | null;
  leftAs: string | null;
  leftAt: string | null;
  leftBy: string;
  beforeBy: string | null;
  beforeAt: string | null;
  seenBy: string | null;
  seenAt: string | null;
  undoneBy: string | null;
  undoneAt: string | null;
}

const person = `{ personId kind name company phone code place holder since insideSince roles addedBy leftAs leftAt leftBy beforeBy beforeAt
  seenBy seenAt undoneBy undoneAt }`;
const fields = `{ success code message count alarm { _id muster kind reason since } mayTick emergencyPhone readAt
  items ${person} }`;

/** For tests: the muster list of a site. Throws when the operation is not for the user. */
export async function readMuster(client: Pick<TestClient, 'query'>, siteId: string): Promise<Muster> {
  const { data, errors } = await client.query<{ getMuster: Muster }>(
    `query ($siteId: ID!) { getMuster(siteId: $siteId) ${fields} }`,
    { siteId },
  );
  if (errors) throw new Error(String(errors[0]?.extensions.code));
  return data.getMuster;
}

/** For tests: ticks somebody off, or undoes it; without a device's time, as made now. */
export async function tick(
  client: Pick<TestClient, 'query'>,
  site: string,
  given: { personId: string; isSeen: boolean; deviceTime?: string; alarm?: string },
): Promise<Muster> {
  const { data } = await client.query<{ tickOff: Muster }>(
    `mutation ($site: ID!, $personId: ID!, $isSeen: Boolean!, $deviceTime: String, $alarm: ID) {
      tickOff(site: $site, personId: $personId, isSeen: $isSeen, deviceTime: $deviceTime, alarm: $alarm) ${fields} }`,
    { site, ...given },
  );
  return data.tickOff;
}

/** For tests: somebody to be added to a muster list. */
export interface Visitor {
  id: string;
  name: string;
  company?: string;
  place?: string;
  permitId?: string;
  deviceTime?: string;
}

/** For tests: adds somebody who is not signed on. */
export async function addVisitor(client: Pick<TestClient, 'query'>, site: string, visitor: Visitor): Promise<Muster> {
  const { data } = await client.query<{ addMusterVisitor: Muster }>(
    `mutation ($site: ID!, $id: ID!, $name: String!, $company: String!, $place: String!, $permitId: ID,
      $deviceTime: String) {
      addMusterVisitor(site: $site, id: $id, name: $name, company: $company, place: $place, permitId: $permitId,
        deviceTime: $deviceTime) ${fields} }`,
    { site, company: '', place: '', ...visitor },
  );
  return data.addMusterVisitor;
}

/** For tests: takes somebody who was added off the list. */
export async function removeVisitor(client: Pick<TestClient, 'query'>, site: string, visitor: string): Promise<Muster> {
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
export async function readTicks(client: Pick<TestClient, 'query'>, siteId: string): Promise<TickOfSite[]> {
  const { data, errors } = await client.query<{ getMusterTicks: { code: string; items: TickOfSite[] } }>(
    `query ($siteId: ID!) {
      getMusterTicks(siteId: $siteId) { code items { name isSeen madeBy madeAt receivedAt } } }`,
    { siteId },
  );
  if (errors) throw new Error(String(errors[0]?.extensions.code));
  if (data.getMusterTicks.code !== 'OK') throw new Error(data.getMusterTicks.code);
  return data.getMusterTicks.items;
}

/** For tests: the record of a muster as the API returns it. */
export interface MusterRecord {
  muster: { endedBy: string | null; endedAt: string | null; endReason: string; reason: string };
  notSeen: number;
  people: MusterItem[];
  ticks: { name: string; isSeen: boolean; madeBy: string; counts: boolean }[];
}

/** For tests: the record of a muster; null when it is not for the user. */
export async function readRecord(
  client: Pick<TestClient, 'query'>,
  id: string | undefined,
): Promise<MusterRecord | null> {
  const { data } = await client.query<{ getMusterRecord: { item: MusterRecord | null } }>(
    `query ($id: ID!) { getMusterRecord(id: $id) { item { muster { endedBy endedAt endReason reason } notSeen
      people ${person} ticks { name isSeen madeBy counts } } } }`,
    { id },
  );
  return data.getMusterRecord.item;
}

/** For tests: the ids of the musters of a site, the newest first; none where the site is not the user's. */
export async function listMusters(client: Pick<TestClient, 'query'>, siteId: string): Promise<string[]> {
  const { data } = await client.query<{ getMusters: { items: { _id: string }[] } }>(
    'query ($siteId: ID!) { getMusters(siteId: $siteId) { items { _id } } }',
    { siteId },
  );
  return data.getMusters.items.map(({ _id }) => _id);
}
