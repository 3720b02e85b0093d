import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleChildPermitData, createChildPermitOrThrow } from '../permits/testing/child-permits.ts';
import { fillForm, findTemplate, moveToStatus, performAction, queryPermit } from '../permits/testing/permits.ts';
import { gasTest, startScene, type Scene } from '../work/testing/scene.ts';
import { act, listRecordable, readWork, recordCheck, signature } from '../work/testing/work.ts';
import { createPlainPermit, liftStop, stopSite } from './testing/area-stops.ts';

let scene: Scene;
let stopId: string | undefined;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

interface ListedRow {
  _id: string;
  areaStop: { kind: string; reason: string; siteName: string; setBy: string; mustered: boolean } | null;
}

const stopFields = 'areaStop { kind reason siteName setBy mustered }';

async function stopNorth(): Promise<void> {
  const stop = await stopSite(scene.person.supervisor, { site: scene.app.ids.sites.north, kind: 'fire' });
  stopId = stop.item?._id;
}
afterEach(async () => {
  if (stopId) await liftStop(scene.person.supervisor, stopId);
  stopId = undefined;
});

async function readStopOnPage(id: string): Promise<unknown> {
  return (await queryPermit(scene.person.supervisor, id, stopFields)).item.areaStop;
}

/** The stop on the permit's own page, and in the list. */
async function readStops(id: string): Promise<unknown[]> {
  const page = await readStopOnPage(id);
  const { data } = await scene.person.supervisor.query<{ getPermits: { items: ListedRow[] } }>(
    `{ getPermits(limit: 1000) { items { _id ${stopFields} } } }`,
  );
  return [page, data.getPermits.items.find(({ _id }) => _id === id)?.areaStop];
}

describe('a stop of all work shows on', () => {
  const fire = { kind: 'fire', reason: 'Fire alarm', siteName: 'Fab 10N', setBy: 'Supervisor Fab', mustered: true };

  it('permits with and without a work policy, from when it is set until it is lifted', async () => {
    const ids = [await scene.startGeneral(), await scene.createApproved(), await createPlainPermit(scene)];
    await scene.setMinutes(20);
    for (const id of ids) expect(await readStops(id)).toEqual([null, null]);
    await stopNorth();
    for (const id of ids) expect(await readStops(id)).toEqual([fire, fire]);
    await liftStop(scene.person.supervisor, stopId);
    for (const id of ids) expect(await readStops(id)).toEqual([null, null]);
  });

  it('work under way whose permit was recalled, and not on a permit in review', async () => {
    const recalled = await scene.startGeneral();
    await performAction(scene.person.facilities, recalled, 'recall');
    const reviewed = await scene.createApproved();
    await performAction(scene.person.facilities, reviewed, 'recall');
    await scene.setMinutes(20);
    await stopNorth();
    expect(await readStops(recalled)).toEqual([fire, fire]);
    expect(await readStops(reviewed)).toEqual([null, null]);
  });

  it('a permit without a policy that waits for its closure', async () => {
    const id = await createPlainPermit(scene);
    await scene.setMinutes(20);
    await moveToStatus(scene.person.requestor, id, 'PendingClosure');
    await stopNorth();
    expect(await readStops(id)).toEqual([fire, fire]);
  });

  it('child permits', async () => {
    const parent = await scene.createApproved();
    const data = sampleChildPermitData(scene.app.ids, parent, {
      form: findTemplate('B3').id,
      submission: fillForm('B3'),
    });
    const { _id: child } = await createChildPermitOrThrow(scene.person.requestor, data);
    await moveToStatus(scene.person.pm, child, 'PendingApproval');
    await moveToStatus(scene.person.manager, child, 'Approved');
    await moveToStatus(scene.person.facilities, child, 'Approved');
    await scene.setMinutes(20);
    await stopNorth();
    expect(await readStopOnPage(child)).toEqual(fire);
  });
});

describe('while all work is stopped', () => {
  it('none of it counts as live, with or without a work policy', async () => {
    const ids = [await scene.startGeneral(), await createPlainPermit(scene)];
    await scene.setMinutes(20);
    const listLive = async () => {
      const { data } = await scene.person.supervisor.query<{
        getPermits: { items: ListedRow[] };
        board: { item: { cards: { key: string; count: number; first: { _id: string }[] }[] } };
      }>(
        `{ getPermits(period: "live", limit: 1000) { items { _id } }
          board: getDashboardCardsData { item { cards { key count first { _id } } } } }`,
      );
      const card = data.board.item.cards.find(({ key }) => key === 'liveNow');
      return { listed: data.getPermits.items.map(({ _id }) => _id), count: card?.count, first: card?.first };
    };
    const before = await listLive();
    expect(before.listed).toEqual(expect.arrayContaining(ids));
    expect(before.count).toBe(before.listed.length);
    await stopNorth();
    expect(await listLive()).toEqual({ listed: [], count: 0, first: [] });
  });

  it('a page offers no start, check or signature; a check that is sent all the same is recorded', async () => {
    const id = await scene.createApproved('B1D01', 'B2');
    await scene.setMinutes(5);
    await recordCheck(scene.person.requestor, id, gasTest());
    await act(scene.person.requestor, 'startWork', id, { signature });
    await act(scene.person.host, 'stopWork', id, { reason: 'Smell of solvent' });
    await stopNorth();
    for (const client of [scene.person.requestor, scene.person.supervisor]) {
      const offered = (await readWork(client, id)).item?.workActions.map(({ action }) => action) ?? ['unknown'];
      expect(offered.filter((action) => action !== 'stopWork')).toEqual([]);
      expect((await listRecordable(client, id)).filter(({ mayRecord }) => mayRecord)).toEqual([]);
    }
    expect(await recordCheck(scene.person.requestor, id, gasTest())).toMatchObject({ success: true });
  });
});
