import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAppContext, type RunningApp } from '../../app/create-app-context.ts';
import { readConfig } from '../../config.ts';
import type { SmsSettings } from '../../sms/sms-settings.ts';
import { startLocalGateway, type LocalGateway } from '../../sms/testing/local-gateway.ts';
import { createWorkerOrThrow } from '../crew/testing/workers.ts';
import { sign } from '../sign-on/by-holder/testing/sign-on.ts';
import { startScene, type Scene } from '../work/testing/scene.ts';
import { act, resume } from '../work/testing/work.ts';

let local: LocalGateway;
let settings: SmsSettings;
let scene: Scene;

/** An app with an SMS gateway that takes forms, and that is given up after a moment. */
beforeAll(async () => {
  local = await startLocalGateway();
  const { sms } = readConfig({ SMS_GATEWAY_URL: local.address, SMS_GATEWAY_BODY: 'to={to}&text={text}' });
  if (!sms) throw new Error('No gateway is configured.');
  settings = { ...sms, timeoutMs: 300 };
  scene = await startScene({ sms: settings, logLevel: 'silent' });
});
beforeEach(() => {
  local.requests.length = 0;
  local.respondWith(201);
});
afterAll(async () => {
  await scene.close();
  await local.close();
});

/** A permit whose work is live, with a worker signed on. */
async function startWorkWithCrew(): Promise<string> {
  const id = await scene.startGeneral();
  const worker = await createWorkerOrThrow(scene.app, { phone: '+65 8000 0000' });
  await sign('On', scene.person.requestor, id, worker._id);
  return id;
}

async function stop(id: string, reason = 'Gas alarm'): Promise<void> {
  const { success, message } = await act(scene.person.host, 'stopWork', id, { reason });
  if (!success) throw new Error(message);
}

async function goOn(id: string): Promise<void> {
  const { success, message } = await resume(scene.person.supervisor, id);
  if (!success) throw new Error(message);
}

/** Runs the jobs that are due. */
const runJobs = () => scene.app.mails();

/** The same, with those that wait for their next attempt. */
async function tryAgain(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(scene.app.context.db);
  await runJobs();
}

const listTexts = () => local.requests.map(({ body }) => new URLSearchParams(body).get('text'));

const readMessages = (permitId: string) =>
  scene.app.database.db
    .selectFrom('text_message')
    .select(['state', 'problem', 'uncertain_sends as uncertainSends'])
    .where('permit_id', '=', permitId)
    .orderBy('sequence')
    .execute();

const sent = { state: 'sent', problem: null, uncertainSends: 0 };
const stopped = expect.stringMatching(/^F10N-GP-\d+: work stopped .* Leave now\.$/);
const stopEnded = expect.stringMatching(/^F10N-GP-\d+: stop ended /);

/** Another process of the application on the same database, which waits this long for the gateway. */
async function startProcess(timeoutMs = 300): Promise<RunningApp> {
  const { database, context, dataDirectory } = scene.app;
  return createAppContext({
    db: database.db,
    connectionSettings: database.settings,
    clock: context.clock,
    config: { ...readConfig({}), dataDirectory, sms: { ...settings, timeoutMs } },
    log: pino({ level: 'silent' }),
  });
}

describe('a gateway that does not work', () => {
  it('stops nobody from stopping the work, and gets the message once when it works again', async () => {
    const id = await startWorkWithCrew();
    local.respondWith(503);
    await stop(id);
    await runJobs();
    expect(await readMessages(id)).toEqual([
      { state: 'waiting', problem: 'The SMS gateway responded with status 503.', uncertainSends: 0 },
    ]);
    local.respondWith(201);
    local.requests.length = 0;
    await tryAgain();
    await tryAgain();
    expect(listTexts()).toEqual([stopped]);
    expect(await readMessages(id)).toEqual([sent]);
  });

  it('for half an hour gets no message any more: an old stop misleads', async () => {
    const [late, inTime] = [await startWorkWithCrew(), await startWorkWithCrew()];
    local.respondWith(503);
    await stop(late);
    await runJobs();
    await scene.setMinutes(15);
    await stop(inTime);
    await runJobs();
    local.respondWith(201);
    local.requests.length = 0;
    await scene.setMinutes(41);
    await tryAgain();
    expect(local.requests).toHaveLength(1);
    expect(await readMessages(late)).toEqual([{ ...sent, state: 'late', problem: 'It could not be sent in time.' }]);
    expect(await readMessages(inTime)).toEqual([sent]);
  });

  it('gets only the last message about a job', async () => {
    const id = await startWorkWithCrew();
    local.respondWith(503);
    await stop(id);
    await runJobs();
    await goOn(id);
    local.respondWith(201);
    local.requests.length = 0;
    await tryAgain();
    expect(listTexts()).toEqual([stopEnded]);
    expect(await readMessages(id)).toEqual([{ ...sent, state: 'dropped' }, sent]);
  });

  it('and refuses a message gets it once', async () => {
    const id = await startWorkWithCrew();
    local.respondWith(400);
    await stop(id);
    await runJobs();
    await tryAgain();
    expect(local.requests).toHaveLength(1);
    expect(await readMessages(id)).toEqual([
      { ...sent, state: 'failed', problem: 'The SMS gateway responded with status 400.' },
    ]);
  });

  it('and hangs gets the message four times at most', async () => {
    const id = await startWorkWithCrew();
    local.respondWith('nothing');
    await stop(id);
    for (let time = 0; time < 6; time += 1) await tryAgain();
    expect(local.requests).toHaveLength(4);
    expect(await readMessages(id)).toEqual([
      { state: 'interrupted', problem: 'The SMS gateway did not respond within 0.3 seconds.', uncertainSends: 4 },
    ]);
  });
});

it('stopping the work does not wait for a gateway that hangs', async () => {
  const id = await startWorkWithCrew();
  const process = await startProcess(60_000);
  await process.jobs.start();
  local.respondWith('nothing');
  await stop(id);
  await expect.poll(() => local.requests.length).toBe(1);
  expect(await readMessages(id)).toEqual([{ ...sent, state: 'sending' }]);
  local.respondWith(201);
  await expect.poll(() => readMessages(id)).toEqual([sent]);
  await process.close();
});

describe('several processes', () => {
  it('send each message once', async () => {
    const ids = [await startWorkWithCrew(), await startWorkWithCrew(), await startWorkWithCrew()];
    const others = [await startProcess(), await startProcess()];
    for (const id of ids) await stop(id);
    await Promise.all([runJobs(), ...others.map(({ jobs }) => jobs.runDue())]);
    expect(listTexts()).toEqual([stopped, stopped, stopped]);
    for (const other of others) await other.close();
  });

  it('take over what a stopped one had queued', async () => {
    const id = await startWorkWithCrew();
    const first = await startProcess();
    local.respondWith(503);
    await stop(id);
    await first.jobs.runDue();
    await first.close();
    local.respondWith(201);
    local.requests.length = 0;
    const next = await startProcess();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(scene.app.context.db);
    await next.jobs.runDue();
    await next.close();
    expect(listTexts()).toEqual([stopped]);
    expect(await readMessages(id)).toEqual([sent]);
  });

  it('leave a message alone that another one may be sending, and send it again when that one was killed', async () => {
    const id = await startWorkWithCrew();
    await stop(id);
    const { db } = scene.app.database;
    const taken = { state: 'sending' as const, taken_at: scene.app.context.clock() };
    await db.updateTable('text_message').set(taken).where('permit_id', '=', id).execute();
    await runJobs();
    expect(local.requests).toEqual([]);
    await scene.setMinutes(13);
    await tryAgain();
    expect(listTexts()).toEqual([stopped]);
    expect(await readMessages(id)).toEqual([{ ...sent, uncertainSends: 1 }]);
  });
});
