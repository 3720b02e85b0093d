import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { startLocalGateway, type LocalGateway } from '../../sms/testing/local-gateway.ts';
import { createWorkerOrThrow } from '../crew/testing/workers.ts';
import { sign } from '../sign-on/by-holder/testing/sign-on.ts';
import { liftStop, stopSite, type StopRequest } from '../area-stops/testing/area-stops.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../permits/testing/child-permits.ts';
import { fillForm, findTemplate, moveToStatus, performAction } from '../permits/testing/permits.ts';
import { runWorkClock } from '../work-log/clock.ts';
import { gasTest, startScene, type Scene } from './testing/scene.ts';
import { act, readWork, recordCheck, resume, signature } from './testing/work.ts';

let local: LocalGateway;
let scene: Scene;

/** An app with an SMS gateway that takes JSON, in Singapore. */
beforeAll(async () => {
  local = await startLocalGateway();
  const { sms } = readConfig({
    SMS_GATEWAY_URL: local.address,
    SMS_GATEWAY_BODY: '{"to": "{to}", "text": "{text}"}',
    SMS_GATEWAY_HEADERS: 'Authorization=Bearer secret',
    SMS_COUNTRY_CODE: '65',
  });
  scene = await startScene({ sms });
});
beforeEach(() => (local.requests.length = 0));
afterAll(async () => {
  await scene.close();
  await local.close();
});

async function signOn(id: string, phone: string): Promise<string> {
  const { _id: worker } = await createWorkerOrThrow(scene.app, { phone });
  const { success, message } = await sign('On', scene.person.requestor, id, worker);
  if (!success) throw new Error(message);
  return worker;
}

let numbers = 0;

/** Signs a worker on, and returns how to take the texts to their telephone since the last time. */
async function signOnWithPhone(id: string): Promise<() => Promise<string[]>> {
  numbers += 1;
  const phone = `+65 9000 ${1000 + numbers}`;
  await signOn(id, phone);
  return async () => {
    const messages = await takeMessages();
    return messages.flatMap(({ to, text }) => (to === phone.replaceAll(' ', '') ? [text] : []));
  };
}

/** The messages that the gateway received since the last time, without the number of the permit. */
async function takeMessages(): Promise<{ to: string; text: string }[]> {
  await scene.app.mails();
  const messages = local.requests.map(({ body }) => JSON.parse(body) as { to: string; text: string });
  local.requests.length = 0;
  return messages
    .map(({ to, text }) => ({ to, text: text.replace(/^F10N-GP-\d{6}: /, '') }))
    .toSorted((one, other) => one.to.localeCompare(other.to));
}

const stopped = (time: string, reason: string) =>
  `work stopped ${time}. Make the place safe and leave. Reason: ${reason}`;
const leaveNow = (time: string, reason = '') => `work stopped ${time}. Leave now.${reason}`;
const evacuation = 'Fab 10N: evacuation Mon 08:40, all work stopped. Leave. Go to the assembly point.';
const lifted = 'Fab 10N: stop of all work lifted Mon 08:40. Work again only when the permit holder says so.';
const stopNorth = (request: Partial<StopRequest>) =>
  stopSite(scene.person.supervisor, { site: scene.app.ids.sites.north, ...request });
const stopEnded = (time: string) => `stop ended ${time}. Work again only when the permit holder says so.`;

it('a stop reaches everybody who is signed on at that moment and has a telephone, once', async () => {
  const [id, other] = [await scene.startGeneral(), await scene.startGeneral()];
  await signOn(id, '+65 8000-0001');
  await signOn(id, '8000 0002');
  await signOn(id, '');
  await signOn(id, '6123 4567 ext. 12');
  const left = await signOn(id, '8000 0003');
  await sign('Off', scene.person.requestor, id, left);
  await signOn(other, '8000 0004');
  expect(await takeMessages()).toEqual([]);
  await act(scene.person.host, 'stopWork', id, { kind: 'gas', reason: 'Tan says "alarm"\nat level 2' });
  await signOn(id, '8000 0005');
  // Of the stop what is listed, and nobody's own words.
  const text = leaveNow('Mon 08:40', ' Reason: Gas alarm or smell');
  expect(await takeMessages()).toEqual([
    { to: '+6580000001', text },
    { to: '+6580000002', text },
  ]);
  expect(await takeMessages()).toEqual([]);
});

it('the gateway gets the configured headers', async () => {
  const id = await scene.startGeneral();
  await signOn(id, '8000 0000');
  await act(scene.person.host, 'stopWork', id, { reason: 'Smoke' });
  await scene.app.mails();
  expect(local.requests).toMatchObject([
    { method: 'POST', headers: { authorization: 'Bearer secret', 'content-type': 'application/json' } },
  ]);
});

describe('the crew gets a message', () => {
  it('of a recall', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    await performAction(scene.person.facilities, id, 'recall');
    expect(await takeTexts()).toEqual([stopped('Mon 08:40', 'The approval was recalled')]);
  });

  it('of a stop of all work by its kind, of its lifting and of the resumption', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    const stop = await stopNorth({ kind: 'evacuation', reason: 'see http://elsewhere.example' });
    expect(await takeTexts()).toEqual([evacuation]);
    await liftStop(scene.person.supervisor, stop.item?._id);
    expect(await takeTexts()).toEqual([lifted]);
    await resume(scene.person.supervisor, id);
    expect(await takeTexts()).toEqual([stopEnded('Mon 08:40')]);
  });

  it('of a stop of all work during a pause, after which the holder does not resume alone', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    await act(scene.person.requestor, 'pauseWork', id, { reason: 'Lunch' });
    const stop = await stopNorth({ kind: 'evacuation' });
    expect(await takeTexts()).toEqual([evacuation]);
    await liftStop(scene.person.supervisor, stop.item?._id);
    expect(await takeTexts()).toEqual([lifted]);
    expect(await resume(scene.person.requestor, id)).toMatchObject({ success: false, code: 'FORBIDDEN' });
    await resume(scene.person.supervisor, id);
    expect(await takeTexts()).toEqual([stopEnded('Mon 08:40')]);
  });

  it('of a stop of all work, although their own job stands still already', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    await act(scene.person.host, 'stopWork', id, { reason: 'Smoke' });
    await takeTexts();
    const stop = await stopNorth({ kind: 'evacuation' });
    expect(await takeTexts()).toEqual([evacuation]);
    await liftStop(scene.person.supervisor, stop.item?._id);
  });

  it('of a stop that joins another, and of a drill that is none any more', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    const stop = await stopNorth({ kind: 'drill', muster: false });
    expect(await takeTexts()).toEqual([
      'Fab 10N: drill Mon 08:40, all work stopped. Stop work and make the place safe.',
    ]);
    await stopNorth({ kind: 'fire' });
    expect(await takeTexts()).toEqual([
      'Fab 10N: fire alarm Mon 08:40, all work stopped. This is no drill. Leave. Go to the assembly point.',
    ]);
    await liftStop(scene.person.supervisor, stop.item?._id);
  });

  it('of a failed and of a missed check, and none of one that passed', async () => {
    const id = await scene.createApproved('B1D01', 'B2');
    await scene.setMinutes(5);
    await recordCheck(scene.person.requestor, id, gasTest());
    await act(scene.person.requestor, 'startWork', id, { signature });
    const takeTexts = await signOnWithPhone(id);
    await recordCheck(scene.person.requestor, id, gasTest(2));
    expect(await takeTexts()).toEqual([]);
    await recordCheck(scene.person.requestor, id, gasTest(12));
    expect(await takeTexts()).toEqual([leaveNow('Mon 08:35', ' Reason: Gas test failed, LEL 12 % (limit below 10 %)')]);
    await recordCheck(scene.person.requestor, id, gasTest());
    await resume(scene.person.supervisor, id);
    expect(await takeTexts()).toEqual([stopEnded('Mon 08:35')]);
    await scene.setMinutes(45);
    await runWorkClock(scene.app.context);
    expect(await takeTexts()).toEqual([stopped('Mon 09:10', 'Gas test missed, due Mon 09:05')]);
  });

  it('of what fell due last, when the clock was late', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    await scene.setMinutes(4 * 24 * 60);
    await Promise.all([1, 2].map(() => runWorkClock(scene.app.context)));
    const { item } = await readWork(scene.person.host, id);
    expect(item?.log.map(({ event }) => event).slice(-2)).toEqual(['missRevalidation', 'expireWork']);
    expect(await takeTexts()).toEqual([
      expect.stringMatching(/^permit expired Wed \d\d:\d\d\. Stop work, make the place safe and leave\.$/),
    ]);
  });

  it('of no pause', async () => {
    const id = await scene.startGeneral();
    const takeTexts = await signOnWithPhone(id);
    await act(scene.person.requestor, 'pauseWork', id, { reason: 'Lunch' });
    expect((await resume(scene.person.requestor, id)).success).toBe(true);
    expect(await takeTexts()).toEqual([]);
  });
});

describe('the crew of work that has not started gets a message', () => {
  const notAllowed = (reason: string) =>
    `work not allowed any more Mon 08:40. Make the place safe and leave. Reason: ${reason}`;

  async function createReady(): Promise<string> {
    const id = await scene.createApproved();
    await scene.setMinutes(10);
    return id;
  }

  it.each([
    ['a recall', (id: string) => performAction(scene.person.facilities, id, 'recall'), 'the approval was recalled'],
    [
      'a change that needs approval',
      (id: string) =>
        performAction(scene.person.requestor, id, 'editApproved', {
          submission: fillForm('GP', { describe: 'Something else entirely' }),
          reason: 'Another job',
        }),
      'the permit changed and needs approval again',
    ],
    [
      'a request to cancel the permit',
      (id: string) => moveToStatus(scene.person.requestor, id, 'PendingCancel'),
      'its cancellation was requested',
    ],
  ])('of %s, once, and of a stop of all work after it', async (_what, loseApproval, reason) => {
    const id = await createReady();
    const takeTexts = await signOnWithPhone(id);
    expect(await loseApproval(id)).toMatchObject({ success: true });
    expect(await takeTexts()).toEqual([notAllowed(reason)]);
    const stop = await stopNorth({ kind: 'evacuation' });
    expect(await takeTexts()).toEqual([evacuation]);
    await liftStop(scene.person.supervisor, stop.item?._id);
  });

  it('of the recall of its parent permit', async () => {
    const parent = await scene.createApproved();
    const data = sampleChildPermitData(scene.app.ids, parent, {
      form: findTemplate('B3').id,
      submission: fillForm('B3'),
    });
    const { _id: child } = await createChildPermitOrThrow(scene.person.requestor, data);
    await moveToStatus(scene.person.pm, child, 'PendingApproval');
    await moveToStatus(scene.person.manager, child, 'Approved');
    await moveToStatus(scene.person.facilities, child, 'Approved');
    await scene.setMinutes(10);
    const takeTexts = await signOnWithPhone(child);
    await performAction(scene.person.facilities, parent, 'recall');
    expect(await takeTexts()).toEqual([expect.stringContaining(notAllowed('its parent permit stopped'))]);
  });

  it('not of a change that leaves the approval alone', async () => {
    const id = await createReady();
    const takeTexts = await signOnWithPhone(id);
    await performAction(scene.person.requestor, id, 'editApproved', { submission: fillForm('GP') });
    expect(await takeTexts()).toEqual([]);
  });
});

it('a worker whose number was removed in the meantime gets none', async () => {
  const id = await scene.startGeneral();
  const worker = await signOn(id, '8000 0000');
  await act(scene.person.host, 'stopWork', id, { reason: 'Smoke' });
  await sign('Off', scene.person.requestor, id, worker);
  const erase = 'mutation ($id: ID!) { eraseWorker(id: $id) { success } }';
  const { data } = await scene.person.requestor.query<{ eraseWorker: { success: boolean } }>(erase, { id: worker });
  expect(data.eraseWorker.success).toBe(true);
  expect(await takeMessages()).toEqual([]);
});

it('without a gateway no message is written', async () => {
  const quiet = await startScene();
  const id = await quiet.startGeneral();
  const { _id: worker } = await createWorkerOrThrow(quiet.app, { phone: '8000 0000' });
  await sign('On', quiet.person.requestor, id, worker);
  expect(await act(quiet.person.host, 'stopWork', id, { reason: 'Smoke' })).toMatchObject({ success: true });
  expect(await quiet.app.database.db.selectFrom('text_message').selectAll().execute()).toEqual([]);
  await quiet.close();
});
