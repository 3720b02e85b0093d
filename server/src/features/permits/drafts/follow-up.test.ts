import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { saveSettings } from '../../settings/service.ts';
import { createChildPermitOrThrow, sampleChildPermitData, submitChildPermit } from '../testing/child-permits.ts';
import {
  fillForm,
  findTemplate,
  moveToStatus,
  queryPermit,
  samplePermitData,
  submitPermit,
} from '../testing/permits.ts';
import { startScene, takePhoto, type Scene } from '../../work/testing/scene.ts';
import { act, readWork, resume, signature } from '../../work/testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await saveSettings(scene.app.database.db, { quota: { enabled: false } });
});
afterAll(() => scene.close());

const day = 24 * 60;

async function raiseFollowUp(client: TestClient, id: string) {
  const { data } = await client.query<{ duplicatePermit: { code: string; _id: string | null } }>(
    'mutation ($id: ID!) { duplicatePermit(id: $id) { code _id } }',
    { id },
  );
  return data.duplicatePermit;
}

/** The requestor hands the work over to the second requestor, who accepts. */
async function handOver(id: string): Promise<void> {
  const to = scene.app.ids.users.requestorSecond;
  await act(scene.person.requestor, 'handOverWork', id, { to, done: 'a', left: 'b', watch: 'c' });
  const items = ['isolations', 'readings', 'people', 'causes', 'left'];
  expect(await act(scene.person.requestorSecond, 'acceptHandover', id, { items })).toMatchObject({ success: true });
}

const toLifting = (parent: string, date: string, follows?: string) =>
  sampleChildPermitData(scene.app.ids, parent, {
    form: findTemplate('B3').id,
    submission: fillForm('B3', { start: date, end: date }),
    ...(follows !== undefined && { follows }),
  });

async function approve(id: string): Promise<void> {
  await moveToStatus(scene.person.pm, id, 'PendingApproval');
  await moveToStatus(scene.person.manager, id, 'Approved');
  expect(await moveToStatus(scene.person.facilities, id, 'Approved')).toMatchObject({ success: true });
}

it('whoever took over raises the follow-up of work that expired, and duplicates no other permit', async () => {
  const id = await scene.startGeneral();
  await handOver(id);
  expect(await raiseFollowUp(scene.person.requestorSecond, id)).toMatchObject({ code: 'FORBIDDEN' });
  await scene.setMinutes(5 * day);
  expect(await raiseFollowUp(scene.person.requestorSecond, id)).toMatchObject({ code: 'OK', _id: expect.any(String) });
  expect(await raiseFollowUp(scene.person.requestor, id)).toMatchObject({ code: 'OK' });
  expect(await raiseFollowUp(scene.person.facilities, id)).toMatchObject({ code: 'FORBIDDEN' });
});

describe('the follow-up of a child permit', () => {
  /** A child permit of one day, started by the requestor, on a permit of three days. */
  async function startChild(): Promise<{ parent: string; child: string }> {
    const parent = await scene.createApproved();
    const { _id: child } = await createChildPermitOrThrow(scene.person.requestor, toLifting(parent, '2099-03-02'));
    await approve(child);
    await scene.setMinutes(10);
    for (const id of [parent, child])
      expect(await act(scene.person.requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
    return { parent, child };
  }

  it('is a copy of it on the same parent, raised by its submitter or holder once its work has expired', async () => {
    const { parent, child } = await startChild();
    await handOver(child);
    const next = toLifting(parent, '2099-03-03', child);
    expect(await submitChildPermit(scene.person.requestorSecond, next)).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^A follow-up of F10N-B3-\d+ can be raised by its submitter or holder, once/),
    });
    await scene.setMinutes(day);
    // They see the parent, although a colleague submitted it.
    const { item, message } = await submitChildPermit(scene.person.requestorSecond, next);
    if (!item) throw new Error(message);
    expect(await submitChildPermit(scene.person.requestor, next)).toMatchObject({ success: true });
    const { item: source } = await queryPermit(scene.person.requestor, child, 'code');
    const raised = await queryPermit(
      scene.person.requestorSecond,
      item._id,
      'copiedFrom { code } history { changes { name } }',
    );
    expect(raised.item).toMatchObject({ copiedFrom: { code: source['code'] } });
    expect(JSON.stringify(raised.item['history'])).toContain('"name"');
    expect(await submitChildPermit(scene.person.host, next)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('continues a child permit that its submitter sees', async () => {
    const { parent } = await startChild();
    for (const follows of [parent, '00000000-0000-4000-8000-00000000dead', "'; drop"])
      expect(await submitChildPermit(scene.person.requestor, toLifting(parent, '2099-03-03', follows))).toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});

describe('a danger that nobody has answered', () => {
  /** Work that was stopped for gas and has expired since, and its approved follow-up. */
  async function followStopped(): Promise<{ source: string; followUp: string }> {
    const source = await scene.startGeneral();
    await act(scene.person.host, 'stopWork', source, { kind: 'gas' });
    await scene.setMinutes(5 * day);
    const followUp = await raiseApproved(source);
    return { source, followUp };
  }

  async function raiseApproved(source: string): Promise<string> {
    const { _id: draft } = await raiseFollowUp(scene.person.requestor, source);
    const submission = fillForm('GP', { start: '2099-03-07', end: '2099-03-09' });
    const { item, message } = await submitPermit(
      scene.person.requestor,
      samplePermitData(scene.app.ids, { submission, draft }),
    );
    if (!item) throw new Error(message);
    await approve(item._id);
    return item._id;
  }

  /** The label of its condition in lists. */
  async function readLabel(id: string): Promise<string | null | undefined> {
    const { item } = await queryPermit(scene.person.requestor, id, 'code');
    const { data } = await scene.person.requestor.query<{ getPermits: { items: { conditionLabel: string | null }[] } }>(
      'query ($code: String) { getPermits(searchCode: $code) { items { conditionLabel } } }',
      { code: item['code'] },
    );
    return data.getPermits.items[0]?.conditionLabel;
  }

  it('keeps the work under the copy from starting, until the issuing authority has answered it', async () => {
    const { source, followUp } = await followStopped();
    await scene.setMinutes(5 * day + 60);
    expect(await act(scene.person.requestor, 'startWork', followUp, { signature })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^It is a copy of a permit where the place has to be inspected, and answered for: Gas alarm or smell\.$/,
      ),
    });
    expect(await readLabel(followUp)).toBe('Cannot start: 1 requirement missing');
    const photo = await takePhoto(scene.person.requestor);
    expect(await act(scene.person.requestor, 'finishWork', source, { clean: true, photo })).toMatchObject({
      success: true,
    });
    expect(await readLabel(followUp)).toBe('Cannot start: 1 requirement missing');
    expect(await resume(scene.person.supervisor, source)).toMatchObject({ success: true });
    expect(await readLabel(followUp)).toBe('Ready to start');
    expect(await act(scene.person.requestor, 'startWork', followUp, { signature })).toMatchObject({ success: true });
  });

  it('keeps the copy of a copy from starting too, also when that one was cancelled', async () => {
    const { followUp } = await followStopped();
    const next = await raiseApproved(followUp);
    await scene.setMinutes(5 * day + 60);
    expect(await moveToStatus(scene.person.requestor, followUp, 'PendingCancel')).toMatchObject({ success: true });
    expect(await moveToStatus(scene.person.closer, followUp, 'Cancelled')).toMatchObject({ success: true });
    expect((await readWork(scene.person.requestor, next)).item).toMatchObject({
      condition: 'notReady',
      workActions: expect.arrayContaining([
        { action: 'startWork', blockedBy: expect.stringContaining('It is a copy of a permit') },
      ]),
    });
  });

  it('keeps the work under a child permit of the copy from starting, and the copy where a child permit left it', async () => {
    const { followUp } = await followStopped();
    await scene.setMinutes(5 * day + 60);
    const child = await createChildPermitOrThrow(scene.person.requestor, toLifting(followUp, '2099-03-07'));
    await approve(child._id);
    expect(await act(scene.person.requestor, 'startWork', child._id, { signature })).toMatchObject({
      message: expect.stringMatching(/^It is a copy of a permit/),
    });

    const parent = await scene.createApproved();
    const { _id: lifting } = await createChildPermitOrThrow(scene.person.requestor, toLifting(parent, '2099-03-02'));
    await approve(lifting);
    await scene.setMinutes(10);
    const copy = await raiseApproved(parent);
    await act(scene.person.host, 'stopWork', lifting, { kind: 'fire' });
    await scene.setMinutes(5 * day + 60);
    expect(await act(scene.person.requestor, 'startWork', copy, { signature })).toMatchObject({
      message: expect.stringMatching(/answered for: Fire or smoke\.$/),
    });
    expect(await readLabel(copy)).toBe('Cannot start: 1 requirement missing');
  });

  it('is answered after the permit expired without a start, and before it is withdrawn', async () => {
    const source = await scene.createApproved();
    await scene.setMinutes(10);
    await act(scene.person.host, 'stopWork', source, { kind: 'fire' });
    const copy = await raiseApproved(source);
    await scene.setMinutes(5 * day + 60);
    const { message } = await moveToStatus(scene.person.requestor, source, 'PendingCancel');
    expect(message).toMatch(/^The place has to be inspected, and answered for: .*Fire or smoke\.$/);
    expect(await resume(scene.person.supervisor, source)).toMatchObject({ success: true });
    expect(await readLabel(copy)).toBe('Ready to start');
    expect(await moveToStatus(scene.person.requestor, source, 'PendingCancel')).toMatchObject({ success: true });
  });

  it('is answered after the permit lost its approval without a start', async () => {
    const source = await scene.createApproved();
    await scene.setMinutes(10);
    await act(scene.person.host, 'stopWork', source, { kind: 'fire' });
    await moveToStatus(scene.person.facilities, source, 'PendingApproval');
    expect((await readWork(scene.person.requestor, source)).item?.condition).toBe('suspended');
    expect(await resume(scene.person.supervisor, source)).toMatchObject({ success: true });
    expect((await readWork(scene.person.requestor, source)).item?.condition ?? null).toBeNull();
  });

  it('that comes after the copy was approved is known to it at once', async () => {
    const source = await scene.startGeneral();
    const copy = await raiseApproved(source);
    await scene.setMinutes(2 * day);
    await act(scene.person.host, 'stopWork', source, { kind: 'gas' });
    await scene.setMinutes(5 * day + 60);
    expect(await readLabel(copy)).toBe('Cannot start: 1 requirement missing');
  });
});
