import type { TestClient } from '../../../testing/client.ts';
import {
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  samplePermitData,
} from '../../permits/testing/permits.ts';
import type { Scene } from '../../work/testing/scene.ts';

/** For tests: the answer to stopping all work, or to lifting a stop. */
export interface AreaStopAnswer {
  success: boolean;
  code: string;
  message: string;
  suspendedJobs: number;
  stoppedPermits: number;
  unreachedPeople: number;
  item: {
    _id: string;
    kind: string;
    reason: string;
    mustered: boolean;
    isDrill: boolean;
    liftedAt: string | null;
    liftReason: string;
  } | null;
}

/** For tests: what a stop is asked for with. */
export interface StopRequest {
  site: string;
  kind?: string;
  muster?: boolean;
  reason?: string;
  zones?: readonly string[];
  key?: string;
}

const answer = `success code message suspendedJobs stoppedPermits unreachedPeople
  item { _id kind reason mustered isDrill liftedAt liftReason }`;

/** For tests: stops all work at a site. */
export async function stopSite(client: TestClient, request: StopRequest): Promise<AreaStopAnswer> {
  const { data } = await client.query<{ answer: AreaStopAnswer }>(
    `mutation ($site: ID!, $kind: String, $muster: Boolean, $reason: String, $zones: [ID!], $key: String) {
      answer: stopAllWork(site: $site, kind: $kind, muster: $muster, reason: $reason, zones: $zones,
        idempotencyKey: $key) { ${answer} } }`,
    { ...request },
  );
  return data.answer;
}

/** For tests: what whoever lifts a stop is shown of it. */
export interface StopToLift {
  version: number;
  notSeen: { _id: string; name: string }[];
}

type LiftAnswer = AreaStopAnswer & { toLift: StopToLift | null };

/** For tests: what is shown before a stop is lifted. */
export async function readStopToLift(client: TestClient, id: string | undefined): Promise<LiftAnswer> {
  const { data } = await client.query<{ answer: LiftAnswer }>(
    `query ($id: ID!) { answer: getStopToLift(id: $id) { ${answer} ${toLift} } }`,
    { id: id ?? 'unknown' },
  );
  return data.answer;
}

const toLift = 'toLift { version notSeen { _id name } }';

/** For tests: lifts a stop having read what is so now, unless it says what was shown; with people not seen only for a reason. */
export async function liftStop(
  client: TestClient,
  id: string | undefined,
  reason = 'Everybody is accounted for at the gate',
  shown?: StopToLift | 'nothing',
): Promise<LiftAnswer> {
  const given = shown === 'nothing' ? null : (shown ?? (await readStopToLift(client, id)).toLift);
  const { data } = await client.query<{ answer: LiftAnswer }>(
    `mutation ($id: ID!, $reason: String, $shown: StopAsShown) {
      answer: liftStop(id: $id, reason: $reason, shown: $shown) { ${answer} ${toLift} } }`,
    { id, reason, shown: given && { version: given.version, notSeen: given.notSeen.map(({ _id }) => _id) } },
  );
  return data.answer;
}

/** For tests: a Tool Install permit, approved; its form has no work policy. */
export async function createPlainPermit({ app, person, setMinutes }: Scene): Promise<string> {
  await setMinutes(-600);
  const data = samplePermitData(app.ids, { form: findTemplate('TI').id, submission: fillForm('TI') });
  const { _id: id } = await createPermitOrThrow(person.requestor, data);
  await moveToStatus(person.pm, id, 'PendingApproval');
  await moveToStatus(person.manager, id, 'Approved');
  const { item, message } = await moveToStatus(person.facilities, id, 'Approved');
  if (item?.status !== 'Approved') throw new Error(message);
  return id;
}
