import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ChangeRoleDocument,
  GetRoleChoicesDocument,
  GetSignOnCandidatesDocument,
  RemindCertificateVerifiersDocument,
  SignOffWorkerDocument,
  SignOnWorkerDocument,
  type GetRoleChoicesQuery,
} from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { openSheet, openWork, sheet } from '../../../testing/permit-work.tsx';
import { phone, wide } from '../../../testing/viewport.ts';
import { createCandidate, createCrewMember, createRoleOnJob } from '../../../testing/work-people.ts';
import { createWork } from '../../../testing/work-payload.ts';

const lim = createCrewMember('Lim Kai Xiang', { roles: ['fireWatcher'] });
const faizal = createCrewMember('Mohamed Faizal', { roles: ['attendant'] });
const attendant = createRoleOnJob('attendant', [], { allTheTime: true, mayCombine: ['gasTester'] });
const gasTester = createRoleOnJob('gasTester', [], { mayCombine: ['attendant'] });
const fireWatcher = createRoleOnJob('fireWatcher', [lim.worker], { allTheTime: true });
const worker = createRoleOnJob('worker', [], { needed: 0 });

const createJob = () =>
  createWork('notReady', {
    crew: [lim],
    roles: [attendant, gasTester, fireWatcher, worker],
    maySignOn: true,
    maySignOff: true,
  });

const notVerified = 'Confined space attendant certificate: not verified by the site. A Site Admin verifies it.';
const candidates = [
  createCandidate('Arun Selvam'),
  createCandidate('Mohamed Faizal', { mayCombine: ['gasTester'] }),
  createCandidate('Nurul Huda', { problem: notVerified, unverified: ['attendant'] }),
  createCandidate('Lim Kai Xiang', { roles: ['fireWatcher'] }),
];

function respondWithCandidates(count = candidates.length) {
  respondTo(GetSignOnCandidatesDocument, ({ searchText }) => {
    const items = candidates.filter(({ name }) => name.toLowerCase().includes((searchText ?? '').toLowerCase()));
    return { candidates: { ...success(), count: searchText ? items.length : count, items } };
  });
}

const head = (name: RegExp) => sheet.getByRole('button', { name });
const row = (name: string) => sheet.getByRole('listitem').filter({ hasText: name }).last();
const signOn = (name: string) => sheet.getByRole('button', { name: `Sign on ${name}` });

afterEach(() => page.viewport(wide.width, wide.height));

test('the first missing role is open; a tap fills it, the next one opens, and both can be combined or taken back', async () => {
  await page.viewport(phone.width, phone.height);
  respondWithCandidates();
  const { server } = await openWork({ work: createJob() });
  await openSheet('Sign on');
  await expect.element(head(/^Attendant: missing/)).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(head(/^Attendant: missing/))
    .toHaveTextContent(/There all the time\. Can be the gas tester too\./);
  await expect.element(head(/^Gas tester: missing/)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(head(/^Fire watcher: Lim Kai Xiang/)).toBeVisible();
  await expect.element(sheet).toHaveTextContent('Still missing: attendant, gas tester.');
  await expect.element(row('Mohamed Faizal')).toHaveTextContent('may be gas tester too');
  expect(signOn('Nurul Huda').elements()).toEqual([]);
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);

  server.respondTo(SignOnWorkerDocument, {
    crew: [lim, faizal],
    roles: [gasTester, { ...attendant, filled: 1, people: [faizal.worker] }, fireWatcher, worker],
  });
  await signOn('Mohamed Faizal').click();
  await expect.element(sheet).toHaveTextContent('Mohamed Faizal is signed on as attendant.');
  await expect.element(head(/^Attendant: Mohamed Faizal/)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(head(/^Gas tester: missing/)).toHaveAttribute('aria-expanded', 'true');
  expect(getSent(SignOnWorkerDocument)).toMatchObject([{ worker: faizal.worker, roles: ['attendant'] }]);

  const both = { ...faizal, roles: ['attendant' as const, 'gasTester' as const] };
  server.respondTo(ChangeRoleDocument, {
    crew: [lim, both],
    roles: [
      { ...attendant, filled: 1, people: [faizal.worker] },
      { ...gasTester, filled: 1, people: [faizal.worker] },
      fireWatcher,
      worker,
    ],
  });
  await sheet.getByRole('button', { name: 'Gas tester too?' }).click();
  await expect.element(sheet).toHaveTextContent('Nobody is missing.');
  expect(getSent(ChangeRoleDocument)).toMatchObject([{ worker: faizal.worker, roles: ['attendant', 'gasTester'] }]);
  await expectAccessibleEverywhere();

  server.respondTo(SignOffWorkerDocument, { crew: [lim], roles: createJob().roles });
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect.element(sheet).toHaveTextContent('Still missing: attendant, gas tester.');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('whoever cannot fill the role has the reason on their line, and the site is reminded', async () => {
  respondWithCandidates();
  await openWork({ work: createJob() });
  const answer = 'Sarah Lim was asked to verify it.';
  respondTo(RemindCertificateVerifiersDocument, () => ({ remindCertificateVerifiers: success(answer) }));
  await openSheet('Sign on');
  await expect.element(row('Nurul Huda')).toHaveTextContent(notVerified);
  await sheet.getByRole('button', { name: /^Remind: .* of Nurul Huda$/ }).click();
  await expect.element(row('Nurul Huda')).toHaveTextContent(answer);
  respondTo(SignOnWorkerDocument, () => ({
    work: { ...refusal('BAD_INPUT', 'This worker is signed on at F10N-GP-000007.'), problems: [], item: null },
  }));
  await signOn('Arun Selvam').click();
  await expect.element(row('Arun Selvam')).toHaveTextContent('This worker is signed on at F10N-GP-000007.');
});

test('a role is searched, and more people are shown on demand', async () => {
  respondWithCandidates(30);
  await openWork({ work: createJob() });
  await openSheet('Sign on');
  await sheet.getByRole('button', { name: 'Show more (26)' }).click();
  await expect
    .poll(() => getSent(GetSignOnCandidatesDocument).map(({ limit, role }) => [role, limit]))
    .toEqual([
      ['attendant', 20],
      ['attendant', 40],
    ]);
  const search = sheet.getByRole('textbox', { name: /^Who is the attendant\?/ });
  await search.fill('Nobody');
  await expect.element(sheet).toHaveTextContent('No worker of the crew register matches.');
  await head(/^Fire watcher/).click();
  await expect.element(sheet.getByRole('textbox', { name: /^Who is the fire watcher\?/ })).toHaveValue('');
});

test('arrow keys move between the roles, and Enter opens one', async () => {
  respondWithCandidates();
  await openWork({ work: createJob() });
  await openSheet('Sign on');
  await head(/^Attendant: missing/).click();
  const steps: [string, RegExp][] = [
    ['{ArrowDown}', /^Gas tester: missing/],
    ['{End}', /^Worker/],
    ['{ArrowDown}', /^Attendant: missing/],
    ['{ArrowUp}', /^Worker/],
    ['{Home}', /^Attendant: missing/],
    ['{ArrowDown}', /^Gas tester: missing/],
  ];
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await expect.element(head(name)).toHaveFocus();
  }
  await expect.element(head(/^Attendant: missing/)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(head(/^Gas tester: missing/)).toHaveAttribute('aria-expanded', 'true');
});

test('somebody with another role here changes it, and reads what that leaves behind', async () => {
  respondWithCandidates();
  const { server } = await openWork({ work: createJob() });
  const items: GetRoleChoicesQuery['choices']['items'] = [
    { roles: ['attendant'], problem: null, leaves: 'Then missing: fire watcher. The work stops.', stops: true },
    { roles: ['gasTester'], problem: 'A gas tester needs: Gas tester certificate.', leaves: '', stops: false },
  ];
  respondTo(GetRoleChoicesDocument, () => ({ choices: { ...success(), items } }));
  await openSheet('Sign on');
  await row('Lim Kai Xiang').getByRole('button', { name: 'Change role of Lim Kai Xiang' }).click();
  await expect.element(sheet).toHaveTextContent('Now: Fire watcher');
  await expect.element(sheet.getByRole('radio', { name: /^Attendant.*Then missing: fire watcher\./ })).toBeChecked();
  await expect.element(sheet.getByRole('radio', { name: /^Gas tester.*needs/ })).toBeDisabled();
  await expectAccessibleEverywhere();
  server.respondTo(ChangeRoleDocument, {
    crew: [{ ...lim, roles: ['attendant'] }],
    roles: [{ ...fireWatcher, filled: 0, people: [] }, gasTester, { ...attendant, filled: 1, people: [lim.worker] }],
  });
  await sheet.getByRole('button', { name: 'Change role, stop the work' }).click();
  await expect.element(head(/^Fire watcher: missing/)).toHaveAttribute('aria-expanded', 'true');
  expect(getSent(ChangeRoleDocument)).toMatchObject([{ worker: lim.worker, roles: ['attendant'] }]);
});
