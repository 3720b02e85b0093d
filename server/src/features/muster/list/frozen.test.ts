import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { waitForDispatch } from '../../notifications/testing/notifications.ts';
import { liftStop, stopSite } from '../../area-stops/testing/area-stops.ts';
import { registerWorker, sign } from '../../sign-on/by-holder/testing/sign-on.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';
import { act } from '../../work/testing/work.ts';
import {
  addVisitor,
  listMusters,
  readMuster,
  readRecord,
  removeVisitor,
  tick,
  type Muster,
  type MusterItem,
} from './testing/muster.ts';

let scene: Scene;
let permit: string;
beforeAll(async () => {
  scene = await startScene();
  permit = await scene.startGeneral();
});
afterAll(() => scene.close());

const north = () => scene.app.ids.sites.north;
const minutes = (count: number) => new Date(Date.parse('2099-03-02T00:30:00Z') + count * 60_000).toISOString();
let minute = 20;
/** The clock never goes back between the tests. */
const later = (by = 5) => scene.setMinutes((minute += by));

const find = ({ items }: Muster, worker: string) => items.find((one) => one.personId === worker);
const read = (client = scene.person.supervisor) => readMuster(client, north());
const readOne = async (worker: string) => find(await read(), worker);

async function createPresent(name: string): Promise<string> {
  const worker = await registerWorker(scene.person.requestor, name);
  await sign('On', scene.person.requestor, permit, worker);
  return worker;
}

/** Stops all work with everybody called to the assembly point; the id of the stop. */
async function raiseAlarm(reason = 'Fire alarm'): Promise<string> {
  const { item, message } = await stopSite(scene.person.supervisor, { site: north(), reason });
  if (!item) throw new Error(message);
  return item._id;
}

const erase = (client: TestClient, id: string) =>
  client.query('mutation ($id: ID!) { eraseWorker(id: $id) { success message } }', { id });

const stops: string[] = [];
const alarm = async () => {
  const id = await raiseAlarm();
  stops.push(id);
  return id;
};
afterEach(async () => {
  for (const id of stops.splice(0)) await liftStop(scene.person.manager, id);
});

const seen = async (client: TestClient, worker: string, given: { deviceTime?: string; alarm?: string } = {}) =>
  find(await tick(client, north(), { personId: worker, isSeen: true, ...given }), worker);

describe('in an alarm the list is frozen', () => {
  it('keeps whoever signs off, by name, until the stop is lifted', async () => {
    await later();
    const [kumar, ong] = [await createPresent('Kumar Selvaraj'), await createPresent('Ong Jun Kai')];
    const { requestor, supervisor, manager } = scene.person;
    await later();
    const stop = await alarm();
    expect((await read()).alarm).toMatchObject({ _id: stop, reason: 'Fire alarm', since: minutes(minute) });
    await later(1);
    await sign('Off', requestor, permit, kumar);
    expect(await readOne(kumar)).toMatchObject({
      name: 'Kumar Selvaraj',
      phone: '+65 8000 0000',
      leftAs: 'signed off',
      leftAt: minutes(minute),
      leftBy: 'Requestor Acme',
      seenBy: null,
    });
    expect(await seen(supervisor, ong)).toMatchObject({ seenBy: 'Supervisor Fab' });
    // They can still be ticked, and whoever comes now stays, too.
    expect(await seen(supervisor, kumar)).toMatchObject({ seenBy: 'Supervisor Fab', leftAs: 'signed off' });
    const late = await registerWorker(requestor, 'Tan Mei Fen');
    const presence = { permit_id: permit, worker_id: late, site_id: north(), since: minutes(minute) };
    await scene.app.database.db.insertInto('crew_presence').values(presence).execute();
    await sign('Off', requestor, permit, late);
    await scene.app.database.db.deleteFrom('crew_presence').where('worker_id', '=', late).execute();
    expect(await readOne(late)).toMatchObject({ leftAs: 'signed off', seenBy: null });
    await liftStop(manager, stop);
    expect(await readOne(kumar)).toBeUndefined();
    expect(await readOne(ong)).toMatchObject({ seenBy: null });
  });

  it('keeps an erased worker by name while it lasts, and by a pseudonym in the record', async () => {
    await later();
    const worker = await createPresent('Vijay Anand');
    const stop = await alarm();
    await sign('Off', scene.person.requestor, permit, worker);
    await erase(scene.person.requestor, worker);
    expect(await readOne(worker)).toMatchObject({ name: 'Vijay Anand', phone: '+65 8000 0000', seenBy: null });
    const { muster } = (await read()).alarm ?? {};
    await liftStop(scene.person.manager, stop);
    const record = await readRecord(scene.person.closer, muster);
    expect(record?.people.map(({ personId: id }) => id)).toContain(worker);
    expect(JSON.stringify(record)).not.toMatch(/Vijay Anand|\+65/);
  });

  it('keeps whoever another version of the server takes off the list', async () => {
    await later();
    const worker = await createPresent('Nguyen Van Tuan');
    await alarm();
    await scene.app.database.db.deleteFrom('crew_presence').where('worker_id', '=', worker).execute();
    expect(await readOne(worker)).toMatchObject({ name: 'Nguyen Van Tuan', seenBy: null });
  });

  it('is not begun by a stop that calls nobody, and is by raising one', async () => {
    await later();
    const [first, second] = [await createPresent('Ravi Pillai'), await createPresent('Devi Menon')];
    const { requestor } = scene.person;
    const { db } = scene.app.database;
    const weather = await db
      .insertInto('area_stop')
      .values({
        site_id: north(),
        kind: 'weather',
        reason: 'Lightning',
        set_by: scene.app.ids.users.supervisor,
        set_at: minutes(minute),
        mustered_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    stops.push(weather.id);
    await sign('Off', requestor, permit, first);
    expect((await read()).alarm).toBeNull();
    expect(await readOne(first)).toBeUndefined();
    await later(1);
    await db
      .updateTable('area_stop')
      .set({ mustered_at: minutes(minute) })
      .where('id', '=', weather.id)
      .execute();
    await sign('Off', requestor, permit, second);
    expect((await read()).alarm).toMatchObject({ kind: 'weather', since: minutes(minute) });
    expect(await readOne(second)).toMatchObject({ leftAs: 'signed off' });
  });

  it('goes on when a second stop joins, which is lifted with it', async () => {
    await later();
    const worker = await createPresent('Siti Rahman');
    const stop = await alarm();
    const { muster } = (await read()).alarm ?? {};
    await seen(scene.person.supervisor, worker);
    await later(1);
    expect(await raiseAlarm('Gas alarm')).toBe(stop);
    expect((await read()).alarm).toMatchObject({ _id: stop, muster });
    expect(await readOne(worker)).toMatchObject({ seenBy: 'Supervisor Fab' });
    await liftStop(scene.person.manager, stop);
    expect((await read()).alarm).toBeNull();
  });

  it('begins anew when a drill turns out to be real: who came to the drill has to be seen again', async () => {
    await later();
    const worker = await createPresent('Nur Aini');
    const { supervisor } = scene.person;
    const drill = await stopSite(supervisor, { site: north(), kind: 'drill' });
    stops.push(drill.item?._id ?? '');
    await seen(supervisor, worker);
    const drilledAt = minutes(minute);
    await later(2);
    await stopSite(supervisor, { site: north(), kind: 'fire' });
    expect(await readOne(worker)).toMatchObject({ seenBy: null, beforeBy: 'Supervisor Fab' });
    // A tick of the drill that a device sends only now counts for nothing, either.
    const sentLate = { deviceTime: drilledAt, alarm: drill.item?._id ?? '' };
    expect(await seen(supervisor, worker, sentLate)).toMatchObject({ seenBy: null });
    expect(await seen(supervisor, worker)).toMatchObject({ seenBy: 'Supervisor Fab' });
  });

  it('lasts until the last is lifted where another version of the server has set a second stop', async () => {
    await later();
    const [worker, ticked] = [await createPresent('Lim Wei Ling'), await createPresent('Hafiz Osman')];
    const first = await alarm();
    const { muster } = (await read()).alarm ?? {};
    const { id: second } = await scene.app.database.db
      .insertInto('area_stop')
      .values({
        site_id: north(),
        reason: 'Gas alarm',
        set_by: scene.app.ids.users.supervisor,
        set_at: minutes(minute),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    stops.push(second);
    await seen(scene.person.supervisor, ticked);
    expect(await liftStop(scene.person.manager, first, '')).toMatchObject({ success: true });
    expect(await readOne(ticked)).toMatchObject({ seenBy: 'Supervisor Fab' });
    await sign('Off', scene.person.requestor, permit, worker);
    expect((await read()).alarm).toMatchObject({ muster, reason: 'Fire alarm' });
    expect(await readOne(worker)).toMatchObject({ leftAs: 'signed off' });
    expect(await liftStop(scene.person.manager, second, '')).toMatchObject({ success: false, code: 'CONFLICT' });
    await liftStop(scene.person.manager, second);
    expect((await read()).alarm).toBeNull();
  });
});

describe('ticks in an alarm', () => {
  it('count only when they were made after it, whatever a clock says', async () => {
    await later();
    const { supervisor, closer } = scene.person;
    const names = ['before', 'offline', 'of 1960', 'slow', 'late'];
    const [before = '', offline = '', old = '', slow = '', late = ''] = await Promise.all(names.map(createPresent));
    await seen(supervisor, before);
    const beforeAlarm = minute;
    await later();
    const stop = await alarm();
    await later();
    expect(await readOne(before)).toMatchObject({
      seenBy: null,
      beforeBy: 'Supervisor Fab',
      beforeAt: minutes(beforeAlarm),
    });
    expect(await seen(closer, offline, { deviceTime: minutes(beforeAlarm) })).toMatchObject({
      seenBy: null,
      beforeBy: 'Closer Fab',
      beforeAt: minutes(beforeAlarm),
    });
    expect(await seen(closer, old, { deviceTime: '1960-01-01T00:00:00Z' })).toMatchObject({ seenBy: null });
    // A slow clock, but the device showed the alarm.
    expect(await seen(closer, slow, { deviceTime: '1960-01-01T00:00:00Z', alarm: stop })).toMatchObject({
      seenBy: 'Closer Fab',
      seenAt: minutes(minute),
    });
    expect(await seen(closer, late, { deviceTime: minutes(minute - 2), alarm: stop })).toMatchObject({
      seenAt: minutes(minute - 2),
    });
    expect(await seen(closer, before)).toMatchObject({ seenBy: 'Closer Fab' });
    const undone = await tick(supervisor, north(), { personId: before, isSeen: false });
    expect(find(undone, before)).toMatchObject({ seenBy: null, undoneBy: 'Supervisor Fab' });
  });

  it.each(['noon', '-200000-01-01T00:00:00Z'])('with the time %s are refused with a sentence', async (deviceTime) => {
    const worker = await createPresent('Somebody');
    const stop = await alarm();
    expect(
      await tick(scene.person.closer, north(), { personId: worker, isSeen: true, deviceTime, alarm: stop }),
    ).toMatchObject({
      code: 'BAD_INPUT',
      message: "The device's time cannot be read. Set its clock, and try again.",
    });
  });

  it('and sign-offs, erasures and the lift at the same moment: nobody leaves the list unticked', async () => {
    await later();
    const { supervisor, closer, manager, requestor } = scene.person;
    const workers = await Promise.all(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map(createPresent));
    const stop = await alarm();
    const ticked = workers.slice(0, 3);
    await Promise.all([
      ...workers.map((worker) => sign('Off', requestor, permit, worker)),
      ...ticked.map((worker) => tick(closer, north(), { personId: worker, isSeen: true })),
      ...workers.map((worker) => erase(requestor, worker)),
      liftStop(manager, stop, ''),
    ]);
    const { items, alarm: inForce } = await read(supervisor);
    expect(inForce).toMatchObject({ _id: stop });
    const list = items.filter(({ personId: worker }) => workers.includes(worker));
    expect(list.map(({ personId: worker }) => worker).toSorted()).toEqual(workers.toSorted());
    expect(list.filter(({ seenBy }) => seenBy !== null).map(({ personId: worker }) => worker)).toEqual(
      expect.arrayContaining(ticked),
    );
    expect(list.filter(({ seenBy }) => seenBy === null)).toHaveLength(3);
  });
});

describe('lifting a stop with people not seen', () => {
  it('needs a reason, names them, records them, and tells their holders', async () => {
    await later();
    const worker = await createPresent('Chen Zhihao');
    const { manager, closer, supervisor, pm, foreignPm } = scene.person;
    const stop = await alarm();
    const { muster, reason } = (await read()).alarm ?? {};
    const refused = await liftStop(manager, stop, ' ');
    expect(refused).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(refused.message).toMatch(/Chen Zhihao.* were not seen\. Look for them, or give a reason/);
    await seen(closer, worker);
    expect((await liftStop(manager, stop)).success).toBe(true);
    const record = await readRecord(supervisor, muster);
    expect(record?.muster).toMatchObject({
      reason,
      endedBy: 'Manager Fab',
      endReason: 'Everybody is accounted for at the gate',
    });
    const byName = (name: string) => record?.people.find((one) => one.name === name);
    expect(byName('Chen Zhihao')).toMatchObject({ seenBy: 'Closer Fab', phone: '' });
    expect(byName('Requestor Acme')).toMatchObject({ kind: 'holder', seenBy: null });
    expect(record?.notSeen).toBe(record?.people.filter(({ seenBy }) => seenBy === null).length);
    expect(record?.ticks).toContainEqual({ name: 'Chen Zhihao', isSeen: true, madeBy: 'Closer Fab', counts: true });
    await waitForDispatch(scene.app);
    const notified = scene.app.database.db.selectFrom('notification').select('person_id').where('kind', '=', 'notSeen');
    expect(await notified.where('permit_id', '=', permit).execute()).toContainEqual({
      person_id: scene.app.ids.users.requestor,
    });
    expect((await listMusters(closer, north()))[0]).toBe(muster);
    // Contractors get their own people.
    expect((await readRecord(pm, muster))?.people.length).toBe(record?.people.length);
    expect(await readRecord(foreignPm, muster)).toMatchObject({ people: [], ticks: [], notSeen: 0 });
    expect(await readRecord(await scene.app.as('supervisorWest'), muster)).toBeNull();
  });

  it('is as before once everybody was seen', async () => {
    await later();
    const stop = await alarm();
    for (const { personId: worker } of (await read()).items) await seen(scene.person.closer, worker);
    expect(await liftStop(scene.person.manager, stop, '')).toMatchObject({ success: true });
  });
});

describe('on the list', () => {
  const holderRow = (items: readonly MusterItem[], name: string) =>
    items.filter((one) => one.kind === 'holder' && one.name === name);

  it('are the holders of jobs under way, once, and a former one stays in an alarm', async () => {
    await later();
    const other = await scene.createApproved();
    await scene.setMinutes((minute += 1));
    const { requestor, requestorSecond, supervisor } = scene.person;
    expect(holderRow((await read()).items, 'Requestor Acme')).toHaveLength(1);
    // Not yet one of a job that has not started.
    expect(holderRow((await read()).items, 'Requestor Second Acme')).toEqual([]);
    await act(requestor, 'handOverWork', permit, {
      to: scene.app.ids.users.requestorSecond,
      done: 'cut',
      left: 'weld',
      watch: 'hot pipe',
    });
    await alarm();
    await act(requestorSecond, 'acceptHandover', permit, {
      items: ['isolations', 'readings', 'people', 'causes', 'left'],
    });
    const { items } = await read();
    expect(holderRow(items, 'Requestor Acme')).toMatchObject([
      { leftAs: 'no longer permit holder', leftBy: 'Requestor Second Acme', seenBy: null },
    ]);
    expect(holderRow(items, 'Requestor Second Acme')).toMatchObject([{ leftAs: null, phone: expect.any(String) }]);
    expect(await seen(supervisor, scene.app.ids.users.requestor)).toMatchObject({ seenBy: 'Supervisor Fab' });
    expect(other).not.toBe(permit);
  });

  it('contractors see the state of their own people, and tick nobody', async () => {
    await later();
    const worker = await registerWorker(scene.person.requestorSecond, 'Goh Li');
    await sign('On', scene.person.requestorSecond, permit, worker);
    await alarm();
    await seen(scene.person.supervisor, worker);
    const { pm, foreignPm, requestor } = scene.person;
    for (const client of [pm, requestor]) {
      const list = await readMuster(client, north());
      expect(list.mayTick).toBe(false);
      expect(find(list, worker)).toMatchObject({ seenBy: 'Supervisor Fab', phone: '+65 8000 0000' });
      expect(new Set(list.items.map(({ company }) => company))).toEqual(new Set(['ACME Works']));
    }
    expect((await readMuster(foreignPm, north())).items).toEqual([]);
    expect((await read()).mayTick).toBe(true);
  });
});

describe('people who are not signed on', () => {
  const lena = { name: 'Lena Braun', company: 'Pump Service', place: 'Bay 12' };

  it('stay on a frozen list when they are taken off it', async () => {
    await later();
    const id = randomUUID();
    await alarm();
    await addVisitor(scene.person.supervisor, north(), { ...lena, id });
    const list = await removeVisitor(scene.person.closer, north(), id);
    expect(find(list, id)).toMatchObject({ leftAs: 'taken off the list', leftBy: 'Closer Fab', seenBy: null });
  });
});
