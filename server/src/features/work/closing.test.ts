import { afterAll, beforeAll, expect, it } from 'vitest';
import { handoverItems } from '@eptw/domain/work/table/action-inputs';
import {
  createPermitOrThrow,
  fillForm,
  moveToStatus,
  performAction,
  queryPermit,
  samplePermitData,
} from '../permits/testing/permits.ts';
import { startScene, takePhoto, type Scene } from './testing/scene.ts';
import { act, signature } from './testing/work.ts';

/* Closing and cancelling a permit whose work is followed. */

let scene: Scene;

beforeAll(async () => {
  scene = await startScene();
});

afterAll(() => scene.close());

const setAccountStatus = (status: 'Pending' | 'Approved') =>
  scene.app.database.db.updateTable('person').set({ status }).where('id', '=', scene.app.ids.users.requestor).execute();

async function finish(id: string, as: 'requestor' | 'requestorSecond'): Promise<void> {
  const photo = await takePhoto(scene.person[as]);
  const { success, message } = await act(scene.person[as], 'finishWork', id, { clean: true, photo });
  if (!success) throw new Error(message);
}

it('work that never started is closed with a reason that stays in the history, also when it expired', async () => {
  const id = await scene.createApproved();
  const oneWeek = 7 * 24 * 60;
  await scene.setMinutes(oneWeek);
  const { requestor } = scene.person;
  expect((await queryPermit(requestor, id, 'hasWork isNeverStarted')).item).toEqual({
    hasWork: true,
    isNeverStarted: true,
  });
  const refused = await performAction(requestor, id, 'requestClosure');
  expect(refused).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(refused.message).toMatch(/^The work was never started in the application\. .* request cancellation\.$/);
  const reason = 'Done on paper during the power cut';
  expect((await performAction(requestor, id, 'requestClosure', { reason })).item?.status).toBe('PendingClosure');
  const { item } = await queryPermit(requestor, id, 'history { action reason }');
  expect((item['history'] as object[]).at(-1)).toEqual({ action: 'requestClosure', reason });
  expect((await performAction(scene.person.closer, id, 'close')).item?.status).toBe('Completed');
});

it('work that never started is cancelled, also when it expired', async () => {
  const id = await scene.createApproved();
  await scene.setMinutes(7 * 24 * 60);
  const { requestor, closer } = scene.person;
  expect((await performAction(requestor, id, 'requestCancellation')).item?.status).toBe('PendingCancel');
  expect((await performAction(closer, id, 'cancel')).item?.status).toBe('Cancelled');
});

it('the present holder requests closure, and not before the work is finished', async () => {
  const id = await scene.startGeneral();
  const { requestor, requestorSecond } = scene.person;
  const to = scene.app.ids.users.requestorSecond;
  await act(requestor, 'handOverWork', id, { to, done: 'Drained', left: 'Pump', watch: 'Residue' });
  const items = ['isolations', 'readings', 'people', 'left'];
  await act(requestorSecond, 'acceptHandover', id, { items });
  const { item } = await queryPermit(requestorSecond, id, 'actions');
  expect(item['actions']).toEqual(expect.arrayContaining(['requestClosure', 'requestCancellation']));
  const early = await performAction(requestorSecond, id, 'requestClosure');
  expect(early.message).toMatch(/^Finish the work first\. It is Live\./);
  await finish(id, 'requestorSecond');
  expect((await performAction(requestorSecond, id, 'requestClosure')).item?.status).toBe('PendingClosure');
});

it('a project manager acts for a submitter whose account is closed, and the record says for whom', async () => {
  const id = await scene.startGeneral();
  await finish(id, 'requestor');
  const { pm, foreignPm, closer } = scene.person;
  expect((await performAction(pm, id, 'requestClosure')).success).toBe(false);
  await setAccountStatus('Pending');
  expect((await performAction(foreignPm, id, 'requestClosure')).success).toBe(false);
  expect((await performAction(pm, id, 'requestClosure')).item?.status).toBe('PendingClosure');
  const { item } = await queryPermit(closer, id, 'logs history { by { fullname } }');
  const by = { fullname: 'Pm Acme for Requestor Acme, whose account is closed' };
  expect((item['history'] as object[]).at(-1)).toEqual({ by });
  expect((item['logs'] as string[]).at(-1)).toMatch(
    /Pm Acme for Requestor Acme, whose account is closed .*requested clos/,
  );
  expect((await performAction(pm, id, 'withdrawRequest')).item?.status).toBe('Approved');
  await setAccountStatus('Approved');
});

it('nobody stands in for a submitter who can act', async () => {
  const id = await scene.createApproved();
  await scene.setMinutes(10);
  await act(scene.person.requestor, 'startWork', id, { signature });
  expect((await performAction(scene.person.pm, id, 'requestCancellation')).code).toBe('FORBIDDEN');
});

it('whoever took over work that never started does not finish its permit as a closer, and can withdraw their request', async () => {
  const { app } = scene;
  const { users, groups } = app.ids;
  await scene.setMinutes(-600);
  const submitter = await app.as('facilitiesSecond');
  const reviewers = { selectedUser: [users.manager], selectedMTGroup: [groups.lss] };
  const data = samplePermitData(app.ids, { submission: fillForm('GP'), ...reviewers });
  const { _id: id } = await createPermitOrThrow(submitter, data);
  await moveToStatus(scene.person.manager, id, 'Approved');
  await moveToStatus(await app.as('lss'), id, 'Approved');
  const { manager, closer } = scene.person;
  const notes = { done: 'Nothing', left: 'All of it', watch: 'none' };
  const appointed = await act(manager, 'appointHolder', id, { to: users.closer, reason: 'On sick leave', ...notes });
  expect(appointed).toMatchObject({ success: true });
  const accepted = await act(closer, 'acceptHandover', id, { items: Object.keys(handoverItems) });
  expect(accepted).toMatchObject({ success: true });

  expect((await performAction(submitter, id, 'requestCancellation')).item?.status).toBe('PendingCancel');
  const refused = await performAction(closer, id, 'cancel');
  expect(refused).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect((await queryPermit(closer, id, 'actions')).item['actions']).toEqual(['withdrawRequest']);
  expect((await performAction(closer, id, 'withdrawRequest')).item?.status).toBe('Approved');
  const other = await app.as('closerSecond');
  await performAction(submitter, id, 'requestCancellation');
  expect((await performAction(other, id, 'cancel')).item?.status).toBe('Cancelled');
});
