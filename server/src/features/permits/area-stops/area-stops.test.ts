import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { subscribeAs } from '../../../testing/subscribe-as.ts';
import { conditionOf, startScene, type Scene } from '../work/testing/scene.ts';
import { act, readWork, signature } from '../work/testing/work.ts';
import { subscribeToStops } from './service.ts';
import { liftStop, stopSite, type StopRequest } from './testing/area-stops.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

describe('a stop of all work at a site', () => {
  const stopNorth = (client: TestClient, request: Partial<StopRequest>) =>
    stopSite(client, { site: scene.app.ids.sites.north, reason: 'Alarm', ...request });

  it('suspends what is live, lets nothing start, and is lifted without resuming anything', async () => {
    const [live, ready] = [await scene.startGeneral(), await scene.createApproved()];
    await scene.setMinutes(20);
    const stop = await stopNorth(scene.person.supervisor, { reason: 'Gas alarm', key: 'alarm' });
    expect(stop).toMatchObject({ success: true, message: expect.stringMatching(/All work at Fab 10N is stopped/) });
    expect((await stopNorth(scene.person.supervisor, { reason: 'Gas alarm', key: 'alarm' })).item?._id).toBe(
      stop.item?._id,
    );
    expect((await readWork(scene.person.host, live)).item).toMatchObject({
      condition: 'suspended',
      label: 'Suspended: all work in the area was stopped: Gas alarm',
    });
    expect((await readWork(scene.person.host, ready)).item?.condition).toBe('notReady');
    const refused = { success: false, message: 'All work in this area is stopped: Gas alarm' };
    expect(await act(scene.person.requestor, 'startWork', ready, { signature })).toMatchObject(refused);
    expect(await act(scene.person.supervisor, 'resumeWork', live)).toMatchObject(refused);
    await scene.setMinutes(30);
    expect(await liftStop(scene.person.manager, stop.item?._id)).toMatchObject({ success: true });
    expect(await liftStop(scene.person.supervisor, stop.item?._id)).toMatchObject({ success: false, code: 'CONFLICT' });
    expect((await readWork(scene.person.host, live)).item?.condition).toBe('suspended');
    expect(conditionOf(await act(scene.person.supervisor, 'resumeWork', live))).toBe('live');
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
    expect(await stopNorth(scene.person.supervisor, { reason: ' ' })).toMatchObject({ code: 'BAD_INPUT' });
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
