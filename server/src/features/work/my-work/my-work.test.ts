import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startScene, type Scene } from '../testing/scene.ts';
import { registerWorker, sign } from '../../sign-on/by-holder/testing/sign-on.ts';
import { runWorkClock } from '../../work-log/clock.ts';
import { act } from '../testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

describe('my work', () => {
  async function listTasks(client: TestClient, ids: readonly string[]) {
    const { data } = await client.query<{ getMyWork: { items: { _id: string; task: string; label: string }[] } }>(
      '{ getMyWork(limit: 1000) { count items { _id task label title due condition } } }',
    );
    return data.getMyWork.items.filter(({ _id }) => ids.includes(_id)).map(({ task, label }) => [task, label]);
  }

  it('is what each person holds or has to look after, the most urgent first', async () => {
    const [live, stopped, offered] = [
      await scene.startGeneral(),
      await scene.startGeneral(),
      await scene.startGeneral(),
    ];
    const ids = [live, stopped, offered];
    await act(scene.person.host, 'stopWork', stopped, { reason: 'Smoke' });
    const to = scene.app.ids.users.requestorSecond;
    await act(scene.person.requestor, 'handOverWork', offered, { to, done: 'a', left: 'b', watch: 'c' });
    await act(scene.person.requestor, 'requestExtension', live, { reason: 'late', until: '2099-03-04T10:00:00Z' });
    expect(await listTasks(scene.person.requestor, ids)).toEqual([
      ['wait', 'Stopped by Host Fab: Smoke'],
      ['goOn', 'Live until Tue 08:40'],
      ['goOn', 'Live until Tue 08:40'],
    ]);
    expect(await listTasks(scene.person.supervisor, ids)).toEqual([
      ['resume', 'Stopped by Host Fab: Smoke'],
      ['answerExtension', 'Live until Tue 08:40'],
      ['keepAnEye', 'Live until Tue 08:40'],
    ]);
    expect(await listTasks(scene.person.requestorSecond, ids)).toEqual([['takeOver', 'Live until Tue 08:40']]);
    expect(await listTasks(scene.person.pm, ids)).toEqual([]);
    expect(await listTasks(scene.person.foreignPm, ids)).toEqual([]);
    await scene.setMinutes(23 * 60);
    expect(await listTasks(scene.person.facilities, [offered])).toEqual([['revalidate', 'Live until 08:40']]);
  });

  it('is for the issuing authority also what has expired with people signed on, until they have left', async () => {
    const id = await scene.startGeneral();
    const { requestor } = scene.person;
    const worker = await registerWorker(requestor, 'Tan Wei');
    await sign('On', requestor, id, worker);
    await scene.setMinutes(3 * 24 * 60);
    const label = expect.stringMatching(/^Expired .+ ago\. Stop work\. Expired with people signed on$/);
    await runWorkClock(scene.app.context);
    expect(await listTasks(scene.person.supervisor, [id])).toEqual([['expiredWithPeople', label]]);
    await sign('Off', scene.person.supervisor, id, worker);
    expect(await listTasks(scene.person.supervisor, [id])).toEqual([['keepAnEye', expect.any(String)]]);
  });
});
