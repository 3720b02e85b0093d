import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { liftStop, stopSite } from '../../area-stops/testing/area-stops.ts';
import { registerWorker, sign } from '../../sign-on/by-holder/testing/sign-on.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';
import { addVisitor, readMuster, readTicks, removeVisitor, tick, type Muster } from './testing/muster.ts';

let scene: Scene;
let permit: string;
beforeAll(async () => {
  scene = await startScene();
  permit = await scene.startGeneral();
});
afterAll(() => scene.close());

const north = () => scene.app.ids.sites.north;
const find = ({ items }: Muster, worker: string) => items.find((one) => one.personId === worker);
const read = async (worker: string) => find(await readMuster(scene.person.supervisor, north()), worker);

/** Ticks a worker off at the site, or undoes it; the answer's row of the worker. */
async function mark(client: TestClient, worker: string, isSeen: boolean, deviceTime?: string) {
  return find(await tick(client, north(), { personId: worker, isSeen, ...(deviceTime && { deviceTime }) }), worker);
}

/** A worker of the requestor's company who is signed on. */
async function createPresent(name: string): Promise<string> {
  const worker = await registerWorker(scene.person.requestor, name);
  await sign('On', scene.person.requestor, permit, worker);
  return worker;
}

/** The time of a device, this many minutes after the start of the permits. */
const minutes = (count: number) => new Date(Date.parse('2099-03-02T00:30:00Z') + count * 60_000).toISOString();

async function listStored(worker: string) {
  const rows = await scene.app.database.db
    .selectFrom('muster_tick')
    .innerJoin('person', 'person.id', 'muster_tick.made_by')
    .select(['is_seen', 'full_name', 'made_at', 'received_at'])
    .where('worker_id', '=', worker)
    .orderBy('made_at')
    .execute();
  return rows.map((row) => [
    row.is_seen ? 'seen' : 'undone',
    row.full_name,
    row.made_at.toISOString(),
    row.received_at.toISOString(),
  ]);
}

describe('the muster list', () => {
  it('says who is where, is ticked by several people, and not by contractors', async () => {
    await scene.setMinutes(20);
    const { requestor, supervisor, closer, pm } = scene.person;
    const worker = await createPresent('Siti Rahman');
    expect(await read(worker)).toMatchObject({
      name: 'Siti Rahman',
      company: 'ACME Works',
      phone: '+65 8000 0000',
      holder: 'Requestor Acme',
      seenBy: null,
    });
    expect(await mark(supervisor, worker, true)).toMatchObject({ seenBy: 'Supervisor Fab' });
    // The earliest sighting stays.
    expect(await mark(closer, worker, true)).toMatchObject({ seenBy: 'Supervisor Fab' });
    await scene.app.database.db.updateTable('site').set({ emergency_phone: '995' }).execute();
    const { items, emergencyPhone } = await readMuster(closer, north());
    expect(items.at(-1)?.personId).toBe(worker);
    expect(emergencyPhone).toBe('995');
    await expect(readTicks(pm, north())).rejects.toThrow('FORBIDDEN');
    await sign('Off', requestor, permit, worker);
    expect(await read(worker)).toBeUndefined();
    expect(await tick(supervisor, north(), { personId: worker, isSeen: true })).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    });
  });

  it('is read and ticked by the previous version of the application, which calls everybody a worker', async () => {
    await scene.setMinutes(25);
    const worker = await createPresent('Lakshmi Devi');
    const { data } = await scene.person.supervisor.query<{ tickOff: { items: { worker: string; seenBy: string }[] } }>(
      `mutation ($site: ID!, $worker: ID!) {
        tickOff(site: $site, worker: $worker, isSeen: true) { items { worker seenBy } } }`,
      { site: north(), worker },
    );
    expect(data.tickOff.items).toContainEqual({ worker, seenBy: 'Supervisor Fab' });
  });

  it('counts a tick from when the device made it, and of several the earliest', async () => {
    await scene.setMinutes(30);
    const worker = await createPresent('Chen Hui');
    await scene.setMinutes(42);
    const { supervisor, closer } = scene.person;
    expect(await mark(closer, worker, true, minutes(36))).toMatchObject({ seenBy: 'Closer Fab', seenAt: minutes(36) });
    expect(await mark(supervisor, worker, true, minutes(34))).toMatchObject({
      seenBy: 'Supervisor Fab',
      seenAt: minutes(34),
    });
    expect(await mark(closer, worker, true)).toMatchObject({ seenAt: minutes(34) });
    expect(await tick(closer, north(), { personId: worker, isSeen: true, deviceTime: minutes(44) })).toMatchObject({
      code: 'BAD_INPUT',
      message: "The device's time is in the future. Set its clock, and tick again.",
    });
    // From before they signed on.
    const late = await createPresent('Ong Teck');
    expect(await mark(closer, late, true, minutes(36))).toMatchObject({ seenBy: null });
  });

  it('keeps every tick and undoing with name and time, once, and nobody changes them', async () => {
    await scene.setMinutes(50);
    const worker = await createPresent('Arun Nair');
    await scene.setMinutes(60);
    const { supervisor, closer } = scene.person;
    for (const _attempt of ['first', 'again']) await mark(supervisor, worker, true, minutes(52));
    expect(await mark(closer, worker, false, minutes(54))).toMatchObject({
      seenBy: null,
      undoneBy: 'Closer Fab',
      undoneAt: minutes(54),
    });
    // It was made before the undoing, and only arrives after it.
    expect(await mark(supervisor, worker, true, minutes(53))).toMatchObject({ seenBy: null });
    expect(await mark(supervisor, worker, true)).toMatchObject({ seenBy: 'Supervisor Fab', seenAt: minutes(60) });
    expect(await listStored(worker)).toEqual([
      ['seen', 'Supervisor Fab', minutes(52), minutes(60)],
      ['seen', 'Supervisor Fab', minutes(53), minutes(60)],
      ['undone', 'Closer Fab', minutes(54), minutes(60)],
      ['seen', 'Supervisor Fab', minutes(60), minutes(60)],
    ]);
    const shown = (await readTicks(closer, north())).filter(({ name }) => name === 'Arun Nair');
    expect(shown).toHaveLength(4);
    expect(shown).toContainEqual({
      name: 'Arun Nair',
      isSeen: false,
      madeBy: 'Closer Fab',
      madeAt: minutes(54),
      receivedAt: minutes(60),
    });
    await expect(readTicks(scene.person.pm, north())).rejects.toThrow('FORBIDDEN');
    await expect(readTicks(closer, scene.app.ids.sites.west)).rejects.toThrow('NOT_FOUND');
    const { db } = scene.app.database;
    await expect(sql`update muster_tick set is_seen = true`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from muster_tick`.execute(db)).rejects.toThrow('append-only');
  });

  it('counts ticks of two devices at the same moment', async () => {
    await scene.setMinutes(70);
    const worker = await createPresent('Devi Menon');
    await scene.setMinutes(75);
    const { supervisor, closer, host } = scene.person;
    await Promise.all([
      mark(supervisor, worker, true, minutes(73)),
      mark(closer, worker, true, minutes(72)),
      mark(host, worker, true, minutes(74)),
    ]);
    expect(await read(worker)).toMatchObject({ seenBy: 'Closer Fab', seenAt: minutes(72) });
  });

  it('says the alarm, and begins anew when the stop is lifted: no tick from before counts then', async () => {
    await scene.setMinutes(80);
    const worker = await createPresent('Goh Li');
    const alarm = await stopSite(scene.person.supervisor, { site: north(), reason: 'Alarm' });
    await scene.setMinutes(85);
    expect(await readMuster(scene.person.closer, north())).toMatchObject({
      alarm: { reason: 'Alarm', since: minutes(80) },
      readAt: minutes(85),
    });
    await mark(scene.person.supervisor, worker, true);
    expect(await read(worker)).toMatchObject({ seenBy: 'Supervisor Fab' });
    await scene.setMinutes(90);
    await liftStop(scene.person.manager, alarm.item?._id);
    expect(await readMuster(scene.person.closer, north())).toMatchObject({ alarm: null });
    expect(await read(worker)).toMatchObject({ seenBy: null, undoneBy: null });
    expect(await mark(scene.person.closer, worker, true, minutes(88))).toMatchObject({ seenBy: null });
    expect(await mark(scene.person.closer, worker, true)).toMatchObject({ seenBy: 'Closer Fab' });
  });
});

describe('somebody who is not signed on', () => {
  const lena = { name: ' Lena Braun ', company: 'Pump Service', place: 'Bay 12' };

  it('is added with the time of the device, once, and ticked like others', async () => {
    await scene.setMinutes(110);
    const { supervisor, closer } = scene.person;
    const id = randomUUID();
    const deviceTime = minutes(102);
    for (const _attempt of ['first', 'again']) await addVisitor(supervisor, north(), { ...lena, id, deviceTime });
    const { items } = await readMuster(closer, north());
    expect(items.filter(({ personId: worker }) => worker === id)).toEqual([
      expect.objectContaining({
        name: 'Lena Braun',
        company: 'Pump Service',
        place: 'Bay 12',
        code: null,
        since: deviceTime,
        addedBy: 'Supervisor Fab',
        seenBy: null,
      }),
    ]);
    // Somebody else's clock is slower than that of the device that added them.
    for (const _attempt of ['first', 'again'])
      expect(await mark(closer, id, true, minutes(101))).toMatchObject({ seenBy: 'Closer Fab', seenAt: minutes(101) });
    expect(await mark(supervisor, id, false, minutes(105))).toMatchObject({
      seenBy: null,
      undoneBy: 'Supervisor Fab',
    });
    const stored = scene.app.database.db.selectFrom('muster_tick').select('is_seen').where('visitor_id', '=', id);
    expect(await stored.execute()).toHaveLength(2);
    expect((await readTicks(closer, north()))[0]).toMatchObject({ name: 'Lena Braun', isSeen: false });
  });

  it('is refused without a name, with a time in the future, and under an id that is none', async () => {
    const { supervisor } = scene.person;
    const visitor = { ...lena, id: randomUUID() };
    const add = (change: object) => addVisitor(supervisor, north(), { ...visitor, ...change });
    expect(await add({ name: ' ' })).toMatchObject({ code: 'BAD_INPUT', message: 'Name is required.' });
    expect(await add({ deviceTime: minutes(200) })).toMatchObject({
      code: 'BAD_INPUT',
      message: "The device's time is in the future. Set its clock, and add them again.",
    });
    expect(await add({ id: 'lena' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await read(visitor.id)).toBeUndefined();
  });

  it('is taken off the list by anybody who reads it, and a late repeat does not bring them back', async () => {
    const { supervisor, closer } = scene.person;
    const visitor = { ...lena, id: randomUUID() };
    await addVisitor(supervisor, north(), visitor);
    expect(find(await removeVisitor(closer, north(), visitor.id), visitor.id)).toBeUndefined();
    expect(find(await addVisitor(supervisor, north(), visitor), visitor.id)).toBeUndefined();
    expect(await removeVisitor(closer, north(), visitor.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await tick(closer, north(), { personId: visitor.id, isSeen: true })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is forgotten when the muster is over', async () => {
    const { supervisor, manager } = scene.person;
    const id = randomUUID();
    const stop = await stopSite(supervisor, { site: north(), reason: 'Alarm' });
    await addVisitor(supervisor, north(), { ...lena, id });
    await liftStop(manager, stop.item?._id);
    expect(await read(id)).toBeUndefined();
    const names = await scene.app.database.db.selectFrom('muster_visitor').select('name').execute();
    expect(names).toEqual([]);
    const ticked = (await readTicks(supervisor, north())).map(({ name }) => name);
    expect(ticked).toContain('A visitor');
    expect(ticked).not.toContain('Lena Braun');
  });
});
