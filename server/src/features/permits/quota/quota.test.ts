import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../settings/service.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../testing/child-permits.ts';
import { startScene, takePhoto, type Scene } from '../../work/testing/scene.ts';
import { act } from '../../work/testing/work.ts';
import { submitPermit, fillForm, moveToStatus, samplePermitData, createPermitOrThrow } from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;
let codes: string[];

/** Sets the time and signs in again, since a session would not survive the days in between. */
async function moveClock(instant: string): Promise<void> {
  app.setClock(new Date(instant));
  requestor = await app.as('requestor');
}

beforeAll(async () => {
  app = await startTestApp();
  await moveClock('2026-03-01T02:00:00Z');
  const [pm, manager, facilities] = [await app.as('pm'), await app.as('manager'), await app.as('facilities')];
  codes = [];
  for (const end of ['2026-03-05', '2026-03-06']) {
    const submission = fillForm('GP', { start: '2026-03-02', end });
    const { _id, code } = await createPermitOrThrow(requestor, samplePermitData(app.ids, { submission }));
    await moveToStatus(pm, _id, 'PendingApproval');
    await moveToStatus(manager, _id, 'Approved');
    await moveToStatus(facilities, _id, 'Approved');
    codes.push(code);
  }
});

afterAll(() => app.close());

async function queryQuota(client = requestor) {
  const { data } = await client.query<{
    countUnClosedPermit: Record<string, unknown>;
    getPermits: Record<string, unknown>;
  }>(`{ countUnClosedPermit { isEnabled timerCount count message permits { code } }
       getPermits { canCreatePermit createRefusal } }`);
  return data;
}

const refused = () => `${message.tooManyUnclosed(2)} Permits to close: ${codes.join(', ')}.`;

describe('two approved permits that have ended', () => {
  it('do not block before the later one ends', async () => {
    await moveClock('2026-03-06T09:45:00Z');
    expect(await queryQuota()).toMatchObject({
      countUnClosedPermit: {
        isEnabled: true,
        timerCount: 10_800,
        count: 1,
        message: null,
        permits: [{ code: codes[0] }],
      },
      getPermits: { canCreatePermit: true, createRefusal: null },
    });
  });

  it('block from their end time on, and are named', async () => {
    await moveClock('2026-03-06T09:45:01Z');
    expect(await queryQuota()).toEqual({
      countUnClosedPermit: {
        isEnabled: true,
        timerCount: 10_800,
        count: 2,
        message: refused(),
        permits: codes.map((code) => ({ code })),
      },
      getPermits: { canCreatePermit: false, createRefusal: refused() },
    });
    expect(await submitPermit(requestor, samplePermitData(app.ids))).toMatchObject({
      code: 'QUOTA',
      message: refused(),
    });
  });

  it('block nobody else', async () => {
    expect((await queryQuota(await app.as('requestorSecond'))).getPermits['canCreatePermit']).toBe(true);
  });

  it('block nobody when the quota is off or its limits are higher', async () => {
    await saveSettings(app.database.db, { quota: { enabled: false } });
    expect(await queryQuota()).toMatchObject({
      countUnClosedPermit: { isEnabled: false, message: null },
      getPermits: { canCreatePermit: true },
    });
    await saveSettings(app.database.db, { quota: { enabled: true, unclosedLimit: 3 } });
    expect((await queryQuota()).getPermits['canCreatePermit']).toBe(true);
    await saveSettings(app.database.db, { quota: { unclosedLimit: 2 } });
    expect((await queryQuota()).getPermits['canCreatePermit']).toBe(false);
  });

  it('no longer block once closure is requested', async () => {
    const { data } = await requestor.query<{ getMyPermits: { items: { _id: string }[] } }>(
      '{ getMyPermits(limit: 1) { items { _id } } }',
    );
    await moveToStatus(requestor, data.getMyPermits.items[0]?._id ?? '', 'PendingClosure');
    expect((await queryQuota()).getPermits['canCreatePermit']).toBe(true);
  });

  it('block again once one is sent back, or its request withdrawn', async () => {
    const { data } = await requestor.query<{ getMyPermits: { items: { _id: string }[] } }>(
      '{ getMyPermits(statusCheck: ["PendingClosure"]) { items { _id } } }',
    );
    const [{ _id } = { _id: '' }] = data.getMyPermits.items;
    await moveToStatus(await app.as('closer'), _id, 'Approved', { reason: 'The barriers are still up' });
    expect((await queryQuota()).getPermits).toEqual({ canCreatePermit: false, createRefusal: refused() });
    await moveToStatus(requestor, _id, 'PendingClosure');
    expect((await queryQuota()).getPermits['canCreatePermit']).toBe(true);
    await moveToStatus(requestor, _id, 'Approved');
    expect((await queryQuota()).getPermits['canCreatePermit']).toBe(false);
  });
});

describe('each permit says what is missing before it can be closed', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene.close());

  interface Blocking {
    code: string;
    missing: { key: string; sentence: string; resolvedBy: string; link: string }[];
  }

  async function listBlocking(): Promise<Blocking[]> {
    const { data } = await scene.person.requestor.query<{ countUnClosedPermit: { permits: Blocking[] } }>(
      '{ countUnClosedPermit { permits { code missing { key sentence resolvedBy link } } } }',
    );
    return data.countUnClosedPermit.permits;
  }

  it('by the same rules by which closure is refused', async () => {
    const { person } = scene;
    const [started, idle] = [await scene.startGeneral(), await scene.createApproved()];
    const child = await createChildPermitOrThrow(person.requestor, sampleChildPermitData(scene.app.ids, idle));
    await scene.setMinutes(4 * 24 * 60);
    const expired = { key: 'workFinished', sentence: 'Finish the work first. It is Expired.', link: 'work' };
    const unfinished = {
      key: 'childPermitsFinished',
      sentence: `Finish its child permits first: ${child.code}.`,
      link: 'childPermits',
    };
    expect(await listBlocking()).toMatchObject([
      { missing: [{ ...expired, resolvedBy: 'the permit holder' }] },
      // Its work never started: it may be closed with a reason, or cancelled.
      { missing: [unfinished] },
    ]);
    expect(await moveToStatus(person.requestor, started, 'PendingClosure')).toMatchObject({
      success: false,
      message: expired.sentence,
    });
    await act(person.requestor, 'finishWork', started, { clean: true, photo: await takePhoto(person.requestor) });
    expect((await listBlocking())[0]).toMatchObject({ missing: [] });
    await moveToStatus(person.requestor, started, 'PendingClosure');
    expect((await listBlocking())[0]).toMatchObject({ missing: [] });
  });
});

it('does not offer creation to roles that never create permits', async () => {
  expect((await queryQuota(await app.as('supervisor'))).getPermits).toEqual({
    canCreatePermit: false,
    createRefusal: null,
  });
});
