import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ChangeRoleDocument,
  GetRoleChoicesDocument,
  GetSignOnCandidatesDocument,
  SignOffWorkerDocument,
  SignOnWorkerDocument,
  type GetRoleChoicesQuery,
  type WorkFactsFragment,
} from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo, success } from '../../../testing/api.ts';
import { expectNoAnimations } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { openWork, sheet, workCard } from '../../../testing/permit-work.tsx';
import { createCandidate, createCrewMember, createRoleOnJob } from '../../../testing/work-people.ts';
import { createWork } from '../../../testing/work-payload.ts';

const since = new Date(Date.now() - 30 * 60_000).toISOString();
const lim = createCrewMember('Lim Kai Xiang', {
  roles: ['fireWatcher'],
  whenLeaving: 'This is the only fire watcher. The work stops when they leave.',
  rolesLost: ['fireWatcher'],
});
const tan = createCrewMember('Tan Boon Hock', { roles: ['welder'] });
const rahim = createCandidate('Rahim bin Yusof');
const candidates = [rahim, createCandidate('Nurul Huda', { problem: 'Not verified.' }), createCandidate(lim.name)];

const createJob = (more: Partial<WorkFactsFragment> = {}) =>
  createWork('live', {
    label: 'Live until 18:00',
    crew: [lim, tan],
    roles: [createRoleOnJob('fireWatcher', [lim.worker]), createRoleOnJob('welder', [tan.worker])],
    maySignOn: true,
    maySignOff: true,
    ...more,
  });

const panel = page.getByRole('region', { name: 'On the job' });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });

async function openLeaving(name: string) {
  await panel.getByRole('button', { name: `Sign off ${name}` }).click();
  await expect.element(sheet).toBeVisible();
  await expectNoAnimations();
}

test('whoever is the only one in a role is relieved in one step, or the work stops', async () => {
  respondTo(GetSignOnCandidatesDocument, () => ({ candidates: { ...success(), count: 3, items: candidates } }));
  const { server } = await openWork({ work: createJob() });
  await openLeaving(lim.name);
  await expect.element(sheet).toHaveTextContent('This is the only fire watcher. The work stops when they leave.');
  await expect.element(button('Relieve: Rahim bin Yusof takes over')).toBeVisible();
  // Whoever cannot, and whoever leaves, is not offered.
  expect(sheet.getByRole('button', { name: /^Relieve/ }).elements()).toHaveLength(1);
  await expect
    .element(sheet.getByRole('link', { name: /^Call Rahim bin Yusof/ }))
    .toHaveAttribute('href', 'tel:+6586283477');
  await expectAccessibleEverywhere();
  await button('They stay').click();
  expect(getSent(SignOffWorkerDocument)).toEqual([]);

  await openLeaving(lim.name);
  const next = createCrewMember('Rahim bin Yusof', { roles: ['fireWatcher'] });
  server.respondTo(SignOnWorkerDocument, { crew: [tan, next] });
  await button('Relieve: Rahim bin Yusof takes over').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(SignOnWorkerDocument)).toMatchObject([
    { worker: rahim.worker, roles: ['fireWatcher'], relieves: lim.worker },
  ]);
});

test('signing off is never refused: the work stops with it', async () => {
  respondTo(GetSignOnCandidatesDocument, () => ({ candidates: { ...success(), count: 0, items: [] } }));
  const { server } = await openWork({ work: createJob() });
  server.respondTo(SignOffWorkerDocument, { crew: [tan], condition: 'suspended', label: 'No fire watcher' });
  await openLeaving(lim.name);
  await expect.element(sheet).toHaveTextContent('Nobody else in the crew register can be the fire watcher now.');
  await button('Sign off, stop the work').click();
  await expect.element(workCard).toHaveTextContent('No fire watcher');
});

test('once somebody else is in the role, the sheet signs off plainly', async () => {
  respondTo(GetSignOnCandidatesDocument, () => ({ candidates: { ...success(), count: 0, items: [] } }));
  const { server, permitServer } = await openWork({ work: createJob() });
  await openLeaving(lim.name);
  const work = createJob({ crew: [{ ...lim, whenLeaving: '', rolesLost: [] }, tan], version: 2 });
  server.current = { ...server.current, work };
  permitServer.changeElsewhere('Priya Nair', 'edit', {});
  await expect.element(sheet).toHaveTextContent('Somebody else is in their role now. Nothing stops.');
  await expect.element(button('Sign off')).toBeVisible();
});

test('the issuing authority, who signs nobody on, is told whom to ask', async () => {
  await openWork({ work: createJob({ maySignOn: false }) }, { user: people.supervisor });
  await openLeaving(lim.name);
  await expect.element(sheet).toHaveTextContent('Ask Ravi Kumar to sign another fire watcher on first.');
});

test('of somebody inside it is asked whether they have come out; if nobody knows, nobody is signed off', async () => {
  const muthu = createCrewMember('Muthu Raman', { roles: ['entrant'], goesInside: true, insideSince: since });
  const inside = [{ worker: muthu.worker, person: muthu.name, stranger: false, phone: '', since }];
  const { server } = await openWork({ work: createJob({ crew: [muthu], inside, hasEntryLog: true }) });
  server.respondTo(SignOffWorkerDocument, {}, 'The holder was told.');
  await openLeaving(muthu.name);
  await expect.element(sheet).toHaveTextContent('Has Muthu Raman come out?');
  await expect.element(sheet).toHaveTextContent('nobody is signed off, and the permit holder, Ravi Kumar, is told');
  await expectAccessibleEverywhere();
  await button('Not known').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await openLeaving(muthu.name);
  server.respondTo(SignOffWorkerDocument, { crew: [], inside: [] });
  await button('Yes').click();
  await expect.element(panel).toHaveTextContent('Nobody is signed on.');
  expect(getSent(SignOffWorkerDocument)).toMatchObject([{ hasComeOut: false }, { hasComeOut: true }]);
});

test('a role is changed from the panel', async () => {
  const items: GetRoleChoicesQuery['choices']['items'] = [
    { roles: ['worker'], problem: null, leaves: '', stops: false },
  ];
  respondTo(GetRoleChoicesDocument, () => ({ choices: { ...success(), items } }));
  const { server } = await openWork({ work: createJob() });
  await panel.getByRole('button', { name: 'Change role of Tan Boon Hock' }).click();
  await button('Change role').click();
  await expect.element(sheet).toHaveTextContent('Choose the new role.');
  server.respondTo(ChangeRoleDocument, { crew: [lim, { ...tan, roles: ['worker'] }] });
  await sheet.getByRole('radio', { name: 'Worker' }).click();
  await button('Change role').click();
  await expect.element(panel.getByRole('listitem').filter({ hasText: 'Tan Boon Hock' })).toHaveTextContent('Worker');
});
