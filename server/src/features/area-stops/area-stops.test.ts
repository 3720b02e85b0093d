import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { subscribeAs } from '../../testing/subscribe-as.ts';
import { createWorkerOrThrow } from '../crew/testing/workers.ts';
import { sign } from '../sign-on/by-holder/testing/sign-on.ts';
import { conditionOf, gasTest, startScene, type Scene } from '../work/testing/scene.ts';
import { loadJob } from '../work-log/service.ts';
import { act, goodAir, readWork, recordCheck, resume, signature } from '../work/testing/work.ts';
import { subscribeToStops } from './service.ts';
import { createPlainPermit, liftStop, stopSite, type AreaStopAnswer, type StopRequest } from './testing/area-stops.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

const stopNorth = (client: TestClient, request: Partial<StopRequest>) =>
  stopSite(client, { site: scene.app.ids.sites.north, kind: 'alarm', ...request });

describe('a stop of all work at a site', () => {
  it('suspends what is live, lets nothing start, and is lifted without resuming anything', async () => {
    const [live, ready] = [await scene.startGeneral(), await scene.createApproved()];
    await scene.setMinutes(20);
    const stop = await stopNorth(scene.person.supervisor, { kind: 'gas', key: 'alarm' });
    expect(stop).toMatchObject({ success: true, message: expect.stringMatching(/All work at Fab 10N is stopped/) });
    expect((await stopNorth(scene.person.supervisor, { kind: 'gas', key: 'alarm' })).item?._id).toBe(stop.item?._id);
    expect((await readWork(scene.person.host, live)).item).toMatchObject({
      condition: 'suspended',
      label: 'All work at the site was stopped: Gas alarm',
    });
    expect((await readWork(scene.person.host, ready)).item?.condition).toBe('notReady');
    const refused = { success: false, message: 'All work in this area is stopped: Gas alarm' };
    expect(await act(scene.person.requestor, 'startWork', ready, { signature })).toMatchObject(refused);
    expect(await resume(scene.person.supervisor, live)).toMatchObject(refused);
    await scene.setMinutes(30);
    expect(await liftStop(scene.person.manager, stop.item?._id)).toMatchObject({ success: true });
    expect(await liftStop(scene.person.supervisor, stop.item?._id)).toMatchObject({ success: false, code: 'CONFLICT' });
    expect((await readWork(scene.person.host, live)).item?.condition).toBe('suspended');
    expect(await resume(scene.person.supervisor, live)).toMatchObject({
      success: false,
      message: expect.stringMatching(/^After a gas alarm a test/),
    });
    expect(conditionOf(await resume(scene.person.supervisor, live, { readings: goodAir }))).toBe('live');
    expect((await readWork(scene.person.host, ready)).item?.condition).toBe('ready');
  });

  it('has a reason without what nobody sees', async () => {
    const stop = await stopNorth(scene.person.supervisor, { reason: ' Gas\u202E \u0007alarm\u2028Bay 12 ' });
    const { data } = await scene.person.supervisor.query<{ getAreaStops: { reason: string }[] }>(
      '{ getAreaStops { reason } }',
    );
    expect(data.getAreaStops).toEqual([{ reason: 'Gas alarm\nBay 12' }]);
    await liftStop(scene.person.supervisor, stop.item?._id);
  });

  it('is told to everybody at the site when it is set and when it is lifted, also where no work is live', async () => {
    const next = await subscribeAs(scene.app, 'requestor', 'areaStopsChanged');
    const stop = await stopNorth(scene.person.supervisor, { reason: 'Drill' });
    expect(await next()).toEqual({ areaStopsChanged: true });
    await liftStop(scene.person.supervisor, stop.item?._id);
    expect(await next()).toEqual({ areaStopsChanged: true });
  });

  it('is told to nobody at other sites', async () => {
    const { token } = await scene.app.as('siteAdminWest');
    const { actor } = (await scene.app.context.sessions.find(token ?? '')) ?? {};
    if (!actor) throw new Error('The Site Admin is signed in.');
    const stream = subscribeToStops({ ...scene.app.context, actor });
    const { north, west } = scene.app.ids.sites;
    for (const [client, site] of [
      [scene.person.supervisor, north],
      [await scene.app.as('siteAdminWest'), west],
    ] as const) {
      const stop = await stopSite(client, { reason: 'Drill', site });
      await liftStop(client, stop.item?._id);
    }
    // Events arrive in order: that of the north would have come first.
    expect((await stream.next()).value).toEqual({ siteId: west });
  });

  it('is refused without a reason, for zones that are not there, and for an unknown site', async () => {
    expect(await stopNorth(scene.person.supervisor, { kind: 'other', reason: ' ' })).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await stopNorth(scene.person.supervisor, { kind: 'earthquake' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await stopNorth(scene.person.supervisor, { reason: 'x', zones: ['a'] })).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await stopNorth(scene.person.supervisor, { reason: 'x', site: 'nowhere' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('and a start at the same moment: whichever comes first, nothing is live while it is in force', async () => {
    const ids = [await scene.createApproved(), await scene.createApproved(), await scene.createApproved()];
    await scene.setMinutes(20);
    const [stop] = await Promise.all([
      stopNorth(scene.person.supervisor, { reason: 'Alarm' }),
      ...ids.map((id) => act(scene.person.requestor, 'startWork', id, { signature })),
    ]);
    for (const id of ids) expect((await readWork(scene.person.host, id)).item?.condition).not.toBe('live');
    await liftStop(scene.person.supervisor, stop.item?._id);
    for (const id of ids) expect((await readWork(scene.person.host, id)).item?.condition).not.toBe('live');
  });
});

describe('a stop of all work answers', () => {
  let stop: AreaStopAnswer;
  afterEach(() => liftStop(scene.person.supervisor, stop.item?._id));

  it('how many jobs and permits without a policy stand, and how many people were not reached', async () => {
    await scene.startGeneral();
    const before = await stopNorth(scene.person.supervisor, {});
    await liftStop(scene.person.supervisor, before.item?._id);
    const job = await scene.startGeneral();
    await createPlainPermit(scene);
    await scene.setMinutes(60);
    for (const [id, phone] of [
      [job, ''],
      [job, '8000 0001'],
    ] as const) {
      const { _id: worker } = await createWorkerOrThrow(scene.app, { phone });
      await sign('On', scene.person.requestor, id, worker);
    }
    stop = await stopNorth(scene.person.supervisor, {});
    expect(stop).toMatchObject({
      success: true,
      suspendedJobs: before.suspendedJobs + 1,
      stoppedPermits: before.stoppedPermits + 1,
      // There is no gateway.
      unreachedPeople: 2,
      message: expect.stringMatching(/\d+ jobs are suspended, \d+ permits? without .* 2 people could not be reached/),
    });
  });

  it.each([
    [{ kind: 'fire' }, { kind: 'fire', reason: 'Fire alarm', mustered: true, isDrill: false }],
    [
      { kind: 'weather', reason: 'lightning', muster: false },
      { kind: 'weather', reason: 'lightning', mustered: false },
    ],
    [{ kind: 'drill' }, { kind: 'drill', mustered: true, isDrill: true }],
    [
      { kind: undefined, reason: 'Crane has failed' },
      { kind: 'other', reason: 'Crane has failed', mustered: true },
    ],
  ])('its kind and reason, and whether people gather: %j', async (request, item) => {
    stop = await stopNorth(scene.person.supervisor, request);
    expect(stop.item).toMatchObject(item);
  });
});

describe('a Super Admin', () => {
  it('stops all work at any site, sees every stop and lifts it', async () => {
    const superAdmin = await scene.app.as('superAdmin');
    const stop = await stopSite(superAdmin, { site: scene.app.ids.sites.west, kind: 'gas' });
    expect(stop).toMatchObject({ success: true });
    const { data } = await superAdmin.query<{ getAreaStops: { _id: string }[] }>('{ getAreaStops { _id } }');
    expect(data.getAreaStops).toEqual([{ _id: stop.item?._id }]);
    expect(await liftStop(superAdmin, stop.item?._id, 'Both were at the hospital')).toMatchObject({
      success: true,
      item: { liftReason: 'Both were at the hospital' },
    });
  });
});

describe('a further stop', () => {
  it('joins the one in force: one stop, with the graver cause, and with the muster that either asks for', async () => {
    const first = await stopNorth(scene.person.supervisor, { kind: 'weather', muster: false });
    const second = await stopNorth(scene.person.manager, { kind: 'fire', reason: 'Bay 12' });
    expect(second).toMatchObject({
      success: true,
      item: { _id: first.item?._id, kind: 'fire', reason: 'Bay 12', mustered: true },
      message: expect.stringMatching(/was stopped already, by Supervisor Fab/),
    });
    const third = await stopNorth(scene.person.supervisor, { kind: 'drill', muster: false });
    expect(third.item).toMatchObject({ _id: first.item?._id, kind: 'fire', mustered: true, isDrill: false });
    const requests = await scene.app.database.db
      .selectFrom('area_stop_request')
      .select(['kind', 'reason', 'is_muster'])
      .where('area_stop_id', '=', first.item?._id ?? '')
      .orderBy('made_at')
      .execute();
    expect(requests).toEqual([
      { kind: 'weather', reason: 'Weather', is_muster: false },
      { kind: 'fire', reason: 'Bay 12', is_muster: true },
      { kind: 'drill', reason: 'Drill', is_muster: false },
    ]);
    await liftStop(scene.person.supervisor, first.item?._id);
    const { data } = await scene.person.supervisor.query<{ getAreaStops: unknown[] }>('{ getAreaStops { _id } }');
    expect(data.getAreaStops).toEqual([]);
  });

  it('for gas asks every suspended job for a gas test, whatever kind is shown', async () => {
    let minute = 30;
    for (const [kind, joining, shown] of [
      ['weather', 'gas', 'gas'],
      ['fire', 'gas', 'fire'],
    ]) {
      const live = await scene.startGeneral();
      const first = await stopNorth(scene.person.supervisor, { kind });
      await scene.setMinutes((minute += 1));
      expect((await stopNorth(scene.person.manager, { kind: joining })).item?.kind).toBe(shown);
      expect(await liftStop(scene.person.supervisor, first.item?._id, 'Everybody is accounted for')).toMatchObject({
        success: true,
      });
      expect((await resume(scene.person.supervisor, live)).message).toMatch(/^After a gas alarm a test/);
      expect(conditionOf(await resume(scene.person.supervisor, live, { readings: goodAir }))).toBe('live');
    }
  });

  it('for gas asks work that had not started for a gas test from after it, also in lists', async () => {
    const waiting = await scene.createApproved('B2');
    // Later than the other stops.
    await scene.setMinutes(500);
    await recordCheck(scene.person.requestor, waiting, gasTest());
    const readMissing = async () => {
      const work = await readWork(scene.person.requestor, waiting);
      const { rows } = await sql<{ missing: number }>`
        select missing from permit_work where permit_id = ${waiting}::uuid`.execute(scene.app.database.db);
      return { missing: rows[0]?.missing, start: work.item?.workActions.find(({ action }) => action === 'startWork') };
    };
    const before = await readMissing();
    await scene.setMinutes(502);
    const stop = await stopNorth(scene.person.supervisor, { kind: 'gas' });
    await scene.setMinutes(504);
    expect(await liftStop(scene.person.supervisor, stop.item?._id, 'Everybody is accounted for')).toMatchObject({
      success: true,
    });
    expect(await readMissing()).toMatchObject({ missing: (before.missing ?? 0) + 1 });
    await recordCheck(scene.person.requestor, waiting, gasTest());
    expect(await readMissing()).toEqual(before);
  });

  it('that another version of the server has set beside it calls everybody of the same jobs', async () => {
    const job = await scene.createApproved();
    const first = await stopNorth(scene.person.supervisor, { kind: 'weather', muster: false });
    const readStop = async () => (await loadJob(scene.app.database.db, job, scene.app.context.clock()))?.job.permit;
    expect((await readStop())?.areaStop).toMatchObject({ kind: 'weather', isMustered: false });
    const at = scene.app.context.clock();
    const { id: second } = await scene.app.database.db
      .insertInto('area_stop')
      .values({
        ...{ site_id: scene.app.ids.sites.north, kind: 'fire', reason: 'Fire alarm', mustered_at: at },
        ...{ set_by: scene.app.ids.users.supervisor, set_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await readStop())?.areaStop).toMatchObject({ kind: 'weather', isMustered: true });
    for (const id of [second, first.item?._id]) await liftStop(scene.person.supervisor, id);
  });

  it('raises one without a muster to one with it, from then on', async () => {
    const first = await stopNorth(scene.person.supervisor, { kind: 'powerCut', muster: false });
    expect(first.item?.mustered).toBe(false);
    await scene.setMinutes(30);
    const raised = await stopNorth(scene.person.supervisor, { kind: 'powerCut', muster: true });
    expect(raised.item).toMatchObject({ _id: first.item?._id, mustered: true });
    const row = await scene.app.database.db
      .selectFrom('area_stop')
      .select('mustered_at')
      .where('id', '=', first.item?._id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.mustered_at).toEqual(scene.app.context.clock());
    await liftStop(scene.person.supervisor, first.item?._id);
  });

  it('at the same moment joins, too', async () => {
    const kinds = ['fire', 'gas', 'weather', 'alarm'];
    const answers = await Promise.all(kinds.map((kind) => stopNorth(scene.person.supervisor, { kind })));
    expect(new Set(answers.map(({ item }) => item?._id)).size).toBe(1);
    const { data } = await scene.person.supervisor.query<{ getAreaStops: { kind: string }[] }>(
      '{ getAreaStops { kind } }',
    );
    expect(data.getAreaStops).toEqual([{ kind: 'fire' }]);
    await liftStop(scene.person.supervisor, answers[0]?.item?._id);
  });
});

describe('a used idempotency key', () => {
  const conflict = { success: false, code: 'CONFLICT', item: null };

  it('is refused for another site, other words, another kind or another muster, and stops nothing there', async () => {
    const superAdmin = await scene.app.as('superAdmin');
    const { north, west } = scene.app.ids.sites;
    const request = { site: north, kind: 'fire', reason: 'Bay 12', key: 'bound' };
    const stop = await stopSite(superAdmin, request);
    for (const other of [{ site: west }, { reason: 'Bay 13' }, { kind: 'gas' }, { muster: false }])
      expect(await stopSite(superAdmin, { ...request, ...other })).toMatchObject(conflict);
    const { data } = await superAdmin.query<{ getAreaStops: { site: string; kind: string }[] }>(
      '{ getAreaStops { site kind } }',
    );
    expect(data.getAreaStops).toEqual([{ site: north, kind: 'fire' }]);
    await liftStop(superAdmin, stop.item?._id);
  });

  it('answers a repeat with the same stop, also for one that joined', async () => {
    const first = await stopNorth(scene.person.supervisor, { kind: 'gas' });
    const joined = { kind: 'alarm', key: 'joined' };
    expect((await stopNorth(scene.person.manager, joined)).item?._id).toBe(first.item?._id);
    expect((await stopNorth(scene.person.manager, joined)).item?._id).toBe(first.item?._id);
    await liftStop(scene.person.supervisor, first.item?._id);
  });

  it('after the stop was lifted says so, and stops nothing', async () => {
    const request = { kind: 'gas', key: 'lifted' };
    const stop = await stopNorth(scene.person.supervisor, request);
    await liftStop(scene.person.manager, stop.item?._id);
    expect(await stopNorth(scene.person.supervisor, request)).toMatchObject({
      ...conflict,
      message: expect.stringMatching(/was lifted by Manager Fab.*Nothing is stopped by it any more/),
    });
    const { data } = await scene.person.supervisor.query<{ getAreaStops: unknown[] }>('{ getAreaStops { _id } }');
    expect(data.getAreaStops).toEqual([]);
  });

  it('is free for another person', async () => {
    const stop = await stopNorth(scene.person.supervisor, { kind: 'gas', key: 'mine' });
    expect(await stopNorth(scene.person.manager, { kind: 'fire', key: 'mine' })).toMatchObject({ success: true });
    await liftStop(scene.person.supervisor, stop.item?._id);
  });
});
