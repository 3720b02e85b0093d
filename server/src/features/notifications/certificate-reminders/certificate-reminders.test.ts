import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/test-users.ts';
import { createUnverifiedWorker, verifyAll } from '../../crew/testing/workers.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';
import { readNotificationsOf, readNotifiedKinds } from '../testing/notifications.ts';

let scene: Scene;
let permitId: string;
let worker: string;
beforeAll(async () => {
  scene = await startScene();
  permitId = await scene.createApproved();
  const certificates = [{ kind: 'attendant', number: 'ATT-1', issuer: 'Centre', expiresOn: '2099-12-31' }];
  worker = (await createUnverifiedWorker(scene.app, { name: 'Arun Selvam', certificates }))._id;
  await scene.setMinutes(0);
});
afterAll(() => scene.close());

async function remind(person: TestUser, certificate = 'attendant') {
  const { data } = await (
    await scene.app.as(person)
  ).query<{ answer: { success: boolean; code: string; message: string } }>(
    `mutation ($permitId: ID!, $worker: ID!, $certificate: CertificateKind!) {
      answer: remindCertificateVerifiers(permitId: $permitId, worker: $worker, certificate: $certificate) {
        success code message } }`,
    { permitId, worker, certificate },
  );
  return data.answer;
}

const verifiers = ['siteAdmin', 'supervisor', 'closer', 'closerSecond'] as const;

it('only the permit holder asks for a certificate to be verified', async () => {
  for (const person of ['pm', 'supervisor', 'closer'] as const)
    expect(await remind(person), person).toMatchObject({ success: false, code: 'FORBIDDEN' });
  for (const person of ['requestorSecond', 'foreignPm'] as const)
    expect(await remind(person)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await remind('requestor', 'welder')).toMatchObject({
    code: 'CONFLICT',
    message: 'This worker has no such certificate that is valid.',
  });
});

it('those of the site who may verify it are asked once a day, and named', async () => {
  const answers = await Promise.all([remind('requestor'), remind('requestor')]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['OK', 'RATE_LIMITED']);
  const verifiersByName = 'Closer Fab, Closer Second Fab, Site Admin Fab and Supervisor Fab';
  expect(answers.find(({ success }) => success)?.message).toBe(
    `${verifiersByName} were asked to verify the confined space attendant certificate of Arun Selvam. Show it to one of them.`,
  );
  expect(answers.find(({ success }) => !success)?.message).toMatch(
    new RegExp(
      `the site was asked on 2 Mar 2099, 08:30, .+ from 3 Mar 2099, 00:00\\. Show it to ${verifiersByName}\\.$`,
    ),
  );
  const notified = await readNotifiedKinds(scene.app, permitId, [...verifiers, 'closerWest', 'manager', 'facilities']);
  expect(
    Object.entries(notified).flatMap(([person, kinds]) => (kinds.includes('verifyCertificate') ? [person] : [])),
  ).toEqual([...verifiers]);
  await scene.setMinutes(24 * 60);
  expect(await remind('requestor')).toMatchObject({ success: true });
});

it('a request says by itself when it is no longer needed', async () => {
  const read = async () =>
    (await readNotificationsOf(await scene.app.as('closerSecond'))).find(({ kind }) => kind === 'verifyCertificate');
  expect(await read()).toMatchObject({
    path: '/crew/to-verify',
    text: expect.stringMatching(/^Requestor Acme asks .+ It does not count before\./) as string,
  });
  await verifyAll(await scene.app.as('closer'), worker);
  expect((await read())?.text).toMatch(/It is verified by now\./);
  expect(await remind('requestor')).toMatchObject({
    code: 'CONFLICT',
    message: 'This certificate is verified by now.',
  });
});

it('is refused with what to do where nobody can verify it', async () => {
  const certificates = [{ kind: 'attendant', number: 'ATT-2', issuer: 'Centre', expiresOn: '2099-12-31' }];
  worker = (await createUnverifiedWorker(scene.app, { name: 'Devi Menon', certificates }))._id;
  const { db } = scene.app.database;
  const setCompany = (company: string) =>
    db
      .updateTable('person')
      .set({ company })
      .where(
        'id',
        'in',
        verifiers.map((person) => scene.app.ids.users[person]),
      )
      .execute();
  await setCompany('ACME Works');
  const refused = await remind('requestor');
  await setCompany('Fab');
  expect(refused).toMatchObject({ success: false, code: 'CONFLICT' });
  expect(refused.message).toMatch(/^Nobody at Fab 10N can verify this certificate/);
  // The refused one does not count.
  expect(await remind('requestor')).toMatchObject({ success: true });
});
