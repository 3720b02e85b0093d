import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import {
  UpdateChildPermitReviewersDocument,
  UpdatePermitReviewersDocument,
  UpdateRemoveChildIndividualReviewerDocument,
  UpdateRemoveChildMtGroupReviewerDocument,
  UpdateRemoveIndividualReviewerDocument,
  UpdateRemoveMtGroupReviewerDocument,
} from '../../../generated/permits/model.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo, success } from '../../../testing/api.ts';
import { choose, confirmDialog, toasts } from '../../../testing/page.ts';
import { createGroupSlot, createPermit, createSlot, people, toChildPermit } from '../../../testing/permit-payload.ts';
import { expectStatus, openPermit } from '../../../testing/permit-screens.tsx';

const panel = page.getByRole('region', { name: 'Reviewers', exact: true });
const individuals = panel.getByRole('region', { name: 'Individual Reviewer(s)' });
const groups = panel.getByRole('region', { name: 'MTGroup(s)' });
const update = panel.getByRole('button', { name: 'Update Reviewers' });
const openPanel = () => panel.getByRole('button', { name: 'Change reviewers' }).click();
const names = (list: Locator) =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

const manager = createSlot(people.manager);
const supervisor = createSlot(people.supervisor);
const facilities = createGroupSlot('Facilities F10N', [people.facilities._id]);
const lss = createGroupSlot('LSS F10N', ['person-lss']);
const approved = { filledAt: '2026-03-01T01:00:00.000Z' };

test.each([
  {
    kind: 'permit',
    permit: createPermit('PendingApproval', ['changeReviewers'], { slots: [manager, facilities] }),
    add: UpdatePermitReviewersDocument,
    removeIndividual: UpdateRemoveIndividualReviewerDocument,
    removeGroup: UpdateRemoveMtGroupReviewerDocument,
  },
  {
    kind: 'child permit',
    permit: toChildPermit(createPermit('PendingApproval', ['changeReviewers'], { slots: [manager, facilities] })),
    add: UpdateChildPermitReviewersDocument,
    removeIndividual: UpdateRemoveChildIndividualReviewerDocument,
    removeGroup: UpdateRemoveChildMtGroupReviewerDocument,
  },
])('reviewers of a $kind are added and removed', async ({ permit, add, removeIndividual, removeGroup }) => {
  const { server } = await openPermit(permit, { user: people.host });
  const { _id: id } = permit;
  const changeSlots = (slots: typeof permit.slots) => {
    server.permit = { ...server.permit, version: server.permit.version + 1, slots };
    return { reviewers: success('The reviewers were changed.') };
  };
  await openPanel();
  await expect.element(update).toBeVisible();
  await expectAccessibleEverywhere();
  await update.click();
  await expect.element(toasts).toHaveTextContent(message.addNothingTicked);
  await panel.getByRole('checkbox', { name: /Add MT groups/ }).click();
  await update.click();
  await expect.element(toasts).toHaveTextContent(message.addNobody);

  respondTo(add, () => changeSlots([manager, supervisor, facilities, lss]));
  await choose(panel, 'Add individual reviewers', 'supervisor@fab.example');
  await choose(panel, 'Add MT groups', 'LSS F10N');
  await update.click();
  await expect.poll(() => names(individuals)).toEqual(['Marcus Lim', 'Priya Nair']);
  await expect.poll(() => names(groups)).toEqual(['Facilities F10N', 'LSS F10N']);
  await expect.element(page.getByText('0 of 4 given')).toBeVisible();
  const added = { newIndividualReviewers: ['person-supervisor'], newMTGroups: ['group LSS F10N'] };
  expect(getSent(add)).toEqual([{ id, ...added, version: 1 }]);

  respondTo(removeIndividual, () => changeSlots([manager, facilities, lss]));
  await individuals.getByRole('button', { name: 'Remove Priya Nair' }).click();
  await confirmDialog(message.confirmIndividualRemoval('supervisor@fab.example'), 'Remove');
  await expect.poll(() => names(individuals)).toEqual([expect.stringMatching(/^Marcus Lim/)]);
  expect(getSent(removeIndividual)).toEqual([{ id, userId: 'person-supervisor', version: 2 }]);

  respondTo(removeGroup, () => changeSlots([manager, facilities]));
  await groups.getByRole('button', { name: 'Remove LSS F10N' }).click();
  await confirmDialog(message.confirmGroupRemoval('LSS F10N'), 'Remove');
  await expect.poll(() => names(groups)).toEqual([expect.stringMatching(/^Facilities F10N/)]);
  expect(getSent(removeGroup)).toEqual([{ id, mtGroupId: 'group LSS F10N', version: 3 }]);
  const last = individuals.getByRole('button', { name: 'Remove Marcus Lim' });
  await expect.element(last).toHaveAttribute('aria-disabled', 'true');
  await expect.element(last).toHaveAccessibleDescription(/at least one individual reviewer/);
});

const slotsWithOneOpen = [
  createSlot(people.manager, { ...approved, filledBy: people.manager }),
  supervisor,
  createGroupSlot('LSS F10N', ['person-lss'], { ...approved, filledBy: people.facilities }),
];

test('removing the last reviewer who has not approved approves the permit, after saying so', async () => {
  const permit = createPermit('PendingApproval', ['changeReviewers'], { slots: slotsWithOneOpen });
  const { server } = await openPermit(permit, { user: people.host });
  respondTo(UpdateRemoveIndividualReviewerDocument, () => {
    server.permit = { ...permit, version: 2, status: 'Approved', statusLabel: 'Final Approved By', actions: [] };
    return { reviewers: success('The permit was approved.') };
  });
  await openPanel();
  await panel.getByRole('button', { name: 'Remove Priya Nair' }).click();
  await confirmDialog(message.confirmLastReviewerRemoval, 'Remove');
  await expectStatus('Final Approved By');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a submitter cannot approve their own permit by removing the last reviewer', async () => {
  const permit = createPermit('PendingApproval', ['changeReviewers'], { slots: slotsWithOneOpen, isSubmitter: true });
  await openPermit(permit);
  await openPanel();
  const remove = panel.getByRole('button', { name: 'Remove Priya Nair' });
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await expect.element(remove).toHaveAccessibleDescription(/cannot approve your own permit/);
});

test('a group without members says what to do about it', async () => {
  const slots = [manager, createGroupSlot('Scaffolders', [])];
  await openPermit(createPermit('PendingApproval', ['changeReviewers'], { slots }), { user: people.host });
  (page.getByRole('button', { name: 'No members' }).element() as HTMLElement).focus();
  const tooltip = page.getByRole('tooltip').filter({ hasText: message.groupHasNoMembers });
  await expect.element(tooltip).toBeVisible();
  await openPanel();
  await expect.element(tooltip).not.toBeInTheDocument();
  (panel.getByText('Scaffolders (no members)').element() as HTMLElement).focus();
  await expect.element(tooltip).toBeVisible();
});

test('users who may not change reviewers have no controls for it', async () => {
  await openPermit(createPermit('PendingApproval', ['approve']));
  await expect.element(panel).not.toBeInTheDocument();
});
