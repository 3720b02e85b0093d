import { setTimeout as delay } from 'node:timers/promises';
import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import pg from 'pg';
import { quantile } from '../measure/statistics.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { userRanges } from '../population/users.ts';
import { openClient, type Client } from '../program/client.ts';
import { findSignOnPage } from '../program/live-jobs.ts';
import type { PopulatedServer } from '../program/populated.ts';
import { openSessions } from '../program/sessions.ts';

/*
 * A shift begins: a hundred workers enter their PINs at one gate at the same moment, behind one network address. The
 * page gives up after twenty seconds. Meanwhile somebody who is signed on looks at the work as often as they can, which
 * waits in the queue in which a stop would wait.
 */
const workers = 100;
const maxSeconds = 20;
const maxMilliseconds = 250;
const pin = '2580';

interface Answer {
  page: { success: boolean; message: string; deviceKey: string | null };
}

const signOn = `mutation ($token: String!, $passNumber: String!, $pin: String!) {
  page: signOnHere(token: $token, passNumber: $passNumber, pin: $pin) { success message deviceKey } }`;
const look = `query ($token: String!, $deviceKey: String) {
  page: getSignOnPage(token: $token, deviceKey: $deviceKey) { success message deviceKey item { condition } } }`;

/** Measures the sign-ons of a shift at one live job. */
export async function measureGate(server: PopulatedServer): Promise<ResultLine[]> {
  const { token, permitId } = await findSignOnPage(server);
  const passNumbers = await addWorkers(server, permitId);
  const gate = openClient(server.address, workers, undefined, { [signOnHeaders.token]: token });
  const signOnWith = (passNumber: string) => requireSuccess(gate, signOn, { token, passNumber, pin });

  const [first = '', ...others] = passNumbers;
  const deviceKey = await signOnWith(first);
  const device = openClient(server.address, 1, undefined, {
    [signOnHeaders.token]: token,
    [signOnHeaders.deviceKey]: deviceKey,
  });
  const looks: number[] = [];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await requireSuccess(device, look, { token, deviceKey });
      looks.push(performance.now() - began);
      await delay(20);
    }
  })();
  const began = performance.now();
  await Promise.all(others.map(signOnWith));
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await looking;
  for (const client of [gate, device]) client.close();
  const slow = quantile(looks, 0.95);
  return [
    {
      label: `${others.length} workers sign on by PIN at the same moment: the last is signed on after`,
      measured: `${formatNumber(seconds)} s`,
      verdict: { value: seconds, unit: ' s', bound: { most: maxSeconds } },
    },
    {
      label: `the page of somebody who is signed on meanwhile, p95 of ${looks.length}`,
      measured: `${formatNumber(slow)} ms`,
      verdict: { value: slow, unit: ' ms', bound: { most: maxMilliseconds } },
    },
  ];
}

/** Adds workers of the permit's company, all with the same PIN: the hash of the first is copied. */
async function addWorkers({ address, databaseUrl }: PopulatedServer, permitId: string): Promise<string[]> {
  const passNumbers = Array.from({ length: workers }, (_, index) => `G-${1_000 + index}`);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into worker (company, name, pass_number)
      select permit.submitter_company, 'Worker ' || pass_number, pass_number
      from permit, unnest($2::text[]) as pass_number where permit.id = $1 returning id`,
    [permitId, passNumbers],
  );
  const [token] = await openSessions(databaseUrl, [userRanges.superAdmins.first]);
  const admin = openClient(address, 1, token);
  await admin.query('mutation ($id: ID!, $pin: String!) { setWorkerPin(id: $id, pin: $pin) { success } }', {
    id: rows[0]?.id,
    pin,
  });
  admin.close();
  await client.query('update worker set pin_hash = (select pin_hash from worker where pin_hash is not null limit 1)');
  await client.end();
  return passNumbers;
}

/** Returns the device's key. */
async function requireSuccess(client: Client, text: string, variables: Record<string, unknown>): Promise<string> {
  const { page } = await client.query<Answer>(text, variables);
  if (!page.success || page.deviceKey === null) throw new Error(page.message);
  return page.deviceKey;
}
