import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNotificationsOf, waitForDispatch } from '../notifications/testing/notifications.ts';
import { startScene, type Scene } from '../work/testing/scene.ts';
import { createPlainPermit, liftStop, stopSite } from './testing/area-stops.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

type Name = 'requestor' | 'pm' | 'host' | 'supervisor' | 'foreignPm' | 'requestorSecond';

/** How many notifications of a stop each of these people has, of each kind, and how many of them are not seen. */
async function countNotices(kind: string): Promise<Partial<Record<Name, [all: number, unseen: number]>>> {
  await waitForDispatch(scene.app);
  const found: Partial<Record<Name, [number, number]>> = {};
  for (const name of ['requestor', 'pm', 'host', 'supervisor', 'foreignPm', 'requestorSecond'] as const) {
    const mine = (await readNotificationsOf(scene.person[name])).filter((notification) => notification.kind === kind);
    if (mine.length > 0) found[name] = [mine.length, mine.filter(({ seenAt }) => seenAt === null).length];
  }
  return found;
}

it('a stop and its lifting are told once to each holder and, where no work is followed, to submitter, owner and PM', async () => {
  // The requestor holds two jobs and submitted two permits without a work policy; the host owns them.
  await scene.startGeneral();
  await scene.createApproved();
  await createPlainPermit(scene);
  await createPlainPermit(scene);
  await scene.setMinutes(20);
  const stop = await stopSite(scene.person.supervisor, { site: scene.app.ids.sites.north, kind: 'fire' });
  expect(await countNotices('siteStopped')).toEqual({ requestor: [1, 1], pm: [1, 1], host: [1, 1] });
  await stopSite(scene.person.supervisor, { site: scene.app.ids.sites.north, kind: 'gas' });
  expect(await countNotices('siteStopped')).toEqual({ requestor: [2, 2], pm: [2, 2], host: [2, 2] });
  await liftStop(scene.person.supervisor, stop.item?._id);
  expect(await countNotices('siteStopLifted')).toEqual({ requestor: [1, 1], pm: [1, 1], host: [1, 1] });
  // Whoever comes back from the assembly point reads that it is over, and no alarm.
  expect(await countNotices('siteStopped')).toEqual({ requestor: [2, 0], pm: [2, 0], host: [2, 0] });
});
