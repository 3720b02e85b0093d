import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  FindWorkersDocument,
  FinishWorkDocument,
  RemindCertificateVerifiersDocument,
  SignOffWorkerDocument,
  SignOnWorkerDocument,
  type FindWorkersQuery,
  type WorkFactsFragment,
} from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, failure, getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { dismissToasts } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { expectStatus } from '../../../testing/permit-screens.tsx';
import { openSheet, openWork, sheet, workCard } from '../../../testing/permit-work.tsx';
import { createCrewMember } from '../../../testing/work-people.ts';
import { createWork, listAvailable } from '../../../testing/work-payload.ts';

const chen = createCrewMember('Chen Wei');
const muthu = createCrewMember('Muthu Selvam');

const createLive = (crew: WorkFactsFragment['crew'], more: Partial<WorkFactsFragment> = {}) =>
  createWork('live', { label: 'Live until 18:00', crew, maySignOn: true, maySignOff: crew.length > 0, ...more });

const register = [chen, muthu].map(({ worker, name }) => ({
  _id: worker,
  name,
  passNumber: 'A-1204',
  trade: 'Rigger',
  company: 'ACME Works',
  unverifiedFor: [] as FindWorkersQuery['workers']['items'][number]['unverifiedFor'],
}));

function respondWithRegister() {
  respondTo(FindWorkersDocument, ({ searchText }) => {
    const items = register.filter(({ name }) => name.toLowerCase().includes(searchText.toLowerCase()));
    return { workers: { count: items.length, items } };
  });
}

const panel = page.getByRole('region', { name: 'On the job' });
const row = (name: RegExp) => sheet.getByRole('button', { name });

test('the holder signs workers on with one tap each, and a refusal stands at the worker', async () => {
  const { server } = await openWork({ work: createLive([]) });
  respondWithRegister();
  await expect.element(panel).toHaveTextContent('Nobody is signed on.');
  server.respondTo(SignOnWorkerDocument, { crew: [chen], maySignOff: true });
  await openSheet('Sign on');
  await expect.element(sheet.getByRole('textbox', { name: 'Name, pass number or trade' })).toHaveFocus();
  await row(/^Chen Wei/).click();
  await expect.element(row(/^Chen Wei.*On the job$/)).toHaveAttribute('aria-disabled', 'true');
  expect(getSent(SignOnWorkerDocument)).toMatchObject([{ permitId: 'permit', worker: 'worker-chen' }]);

  const problem = 'This worker is signed on at F10N-GP-000007. Sign off there first.';
  respondTo(SignOnWorkerDocument, () => ({ work: { ...refusal('BAD_INPUT', problem), problems: [], item: null } }));
  await row(/^Muthu Selvam/).click();
  await expect.element(sheet.getByRole('listitem').filter({ hasText: 'Muthu' })).toHaveTextContent(problem);
  await dismissToasts();
  await expectAccessibleEverywhere();

  await sheet.getByRole('textbox').fill('Nobody');
  await expect.element(sheet).toHaveTextContent('No worker of the crew register matches.');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(panel.getByRole('listitem')).toHaveTextContent(/^Chen WeiACME Works · since \d\d:\d\d/);
});

test('a register that cannot be loaded can be tried again, and a request without a response has one key', async () => {
  const { server } = await openWork({ work: createLive([]) });
  respondTo(FindWorkersDocument, () => {
    throw failure('The database is not available.');
  });
  await openSheet('Sign on');
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  respondWithRegister();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  respondTo(SignOnWorkerDocument, () => {
    throw disconnected;
  });
  await row(/^Chen Wei/).click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  server.respondTo(SignOnWorkerDocument, { crew: [chen] });
  await row(/^Chen Wei/).click();
  await expect.element(row(/^Chen Wei.*On the job$/)).toBeVisible();
  expect(new Set(getSent(SignOnWorkerDocument).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('whoever may signs a worker off in place; others only see who is there', async () => {
  const work = createLive([chen, muthu], { maySignOn: false });
  const { server } = await openWork({ work }, { user: people.supervisor });
  expect(panel.getByRole('button', { name: 'Sign on', exact: true }).elements()).toEqual([]);
  await expectAccessibleEverywhere();
  server.respondTo(SignOffWorkerDocument, { crew: [muthu], maySignOff: false });
  await panel.getByRole('button', { name: 'Sign off Chen Wei' }).click();
  await expect.element(panel.getByText('Chen Wei')).not.toBeInTheDocument();
  await expect.element(panel.getByText('Muthu Selvam')).toBeVisible();
  expect(panel.getByRole('button', { name: /^Sign o(n$|ff)/ }).elements()).toEqual([]);
  expect(getSent(SignOffWorkerDocument)).toMatchObject([{ permitId: 'permit', worker: 'worker-chen' }]);
});

test('the work is finished once each person who is signed on is confirmed to have left', async () => {
  const work = createLive([chen, muthu], { workActions: listAvailable({ finishWork: null }) });
  const { server } = await openWork({ work });
  server.respondTo(FinishWorkDocument, { condition: 'finished', label: 'Work finished', crew: [], workActions: [] });
  await openSheet('Finish work');
  await sheet.getByRole('checkbox', { name: 'The area is left clean and safe.' }).click();
  await sheet.getByRole('checkbox', { name: 'Chen Wei has left' }).click();
  const finish = sheet.getByRole('button', { name: 'Finish work', exact: true });
  await finish.click();
  await expect.element(sheet).toHaveTextContent('Tick each person who has left, or sign them off first.');
  await expectAccessibleEverywhere();
  await sheet.getByRole('checkbox', { name: 'Muthu Selvam has left' }).click();
  await finish.click();
  await expectStatus('Work finished');
  expect(getSent(FinishWorkDocument)).toMatchObject([{ clean: true, confirmedOff: ['worker-chen', 'worker-muthu'] }]);
});

test('fire watchers stay signed on for the fire watch when the work is finished', async () => {
  const lim = createCrewMember('Lim Kai Xiang', { roles: ['fireWatcher'], staysForFireWatch: true });
  const work = createLive([chen, lim], { workActions: listAvailable({ finishWork: null }) });
  const { server } = await openWork({ work });
  server.respondTo(FinishWorkDocument, { condition: 'fireWatch', label: 'Fire watch until 18:00', crew: [lim] });
  await openSheet('Finish work');
  await expect.element(sheet).toHaveTextContent('Stays for the fire watch unless you tick this.');
  await sheet.getByRole('checkbox', { name: 'The area is left clean and safe.' }).click();
  await sheet.getByRole('checkbox', { name: 'Chen Wei has left' }).click();
  await sheet.getByRole('button', { name: 'Finish work', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(FinishWorkDocument)).toMatchObject([{ confirmedOff: ['worker-chen'] }]);
});

test('the code of the sign-on page is shown to everybody, with its address', async () => {
  await openWork({ work: createLive([], { maySignOn: false }) });
  await openSheet('Sign-on code');
  const address = `${location.origin}/work-here/code`;
  await expect.element(sheet.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: address })).toHaveAttribute('href', address);
  await expectAccessibleEverywhere();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('once the work is finished there is no code, and nobody on the job', async () => {
  await openWork({ work: createWork('finished') });
  await expect.element(panel).not.toBeInTheDocument();
});

test('those who are signed on are shown, and signed off, when the permit is not approved any more', async () => {
  const work = createWork(null, { crew: [chen, muthu], maySignOff: true });
  const { server } = await openWork({ work }, { status: 'PendingApproval' });
  await expect.element(panel).toHaveTextContent('Work under this permit is not allowed.');
  await expect.element(workCard).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
  server.respondTo(SignOffWorkerDocument, { crew: [muthu] });
  await panel.getByRole('button', { name: 'Sign off Chen Wei' }).click();
  await expect.element(panel.getByText('Chen Wei')).not.toBeInTheDocument();
  server.respondTo(SignOffWorkerDocument, { crew: [], maySignOff: false });
  await panel.getByRole('button', { name: 'Sign off Muthu Selvam' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('those who are signed on can be reached by a stop when the permit is not approved any more', async () => {
  const work = createWork(null, { crew: [chen], workActions: listAvailable({ stopWork: null }) });
  await openWork({ work }, { status: 'PendingApproval' });
  await page.getByRole('button', { name: 'Stop work' }).click();
  await expect.element(sheet).toHaveTextContent('Why must the work stop?');
});

test('a certificate that the site has not verified is told at the worker, and the holder asks the site to see it', async () => {
  await openWork({ work: createLive([]) });
  const items = register.map((worker, index) => ({
    ...worker,
    unverifiedFor: [{ kind: 'rigger' as const, counts: index === 1 }],
  }));
  respondTo(FindWorkersDocument, () => ({ workers: { count: items.length, items } }));
  const answer = 'Sarah Lim was asked to verify the rigger certificate of Chen Wei. Show it to one of them.';
  respondTo(RemindCertificateVerifiersDocument, () => ({ remindCertificateVerifiers: success(answer) }));
  await openSheet('Sign on');
  const entry = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });
  await expect.element(entry('Chen Wei')).toHaveTextContent('Rigger certificate: not verified, does not count');
  // Where it counts, it is said all the same.
  await expect.element(entry('Muthu Selvam')).toHaveTextContent(/Rigger certificate: not verified(?!, does)/);
  await expectAccessibleEverywhere();
  await sheet.getByRole('button', { name: 'Remind: Rigger certificate of Chen Wei' }).click();
  await expect.element(entry('Chen Wei')).toHaveTextContent(answer);
  expect(getSent(RemindCertificateVerifiersDocument)).toEqual([
    { permitId: 'permit', worker: 'worker-chen', certificate: 'rigger' },
  ]);
});

test('a refused reminder says why, at the worker', async () => {
  await openWork({ work: createLive([]) });
  const items = register.map((worker) => ({ ...worker, unverifiedFor: [{ kind: 'rigger' as const, counts: false }] }));
  respondTo(FindWorkersDocument, () => ({ workers: { count: items.length, items } }));
  respondTo(RemindCertificateVerifiersDocument, () => ({
    remindCertificateVerifiers: refusal('RATE_LIMITED', 'The site was asked on 6 Mar 2026, 09:00.'),
  }));
  await openSheet('Sign on');
  await sheet.getByRole('button', { name: 'Remind: Rigger certificate of Muthu Selvam' }).click();
  await expect
    .element(sheet.getByRole('listitem').filter({ hasText: 'Muthu' }))
    .toHaveTextContent('The site was asked on 6 Mar 2026, 09:00.');
});
