import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  AddUsersToMtGroupDocument,
  DeleteGroupDocument,
  GetGroupsPageDocument,
  GetMtGroupByIdDocument,
  GetMtGroupUsersDocument,
  RemoveUsersToMtGroupDocument,
} from '../../../generated/mt-groups.ts';
import { GetSiteChoicesDocument } from '../../../generated/sites.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { choose, confirmDialog, press, toasts } from '../../../testing/page.ts';
import { GroupList } from './group-list.tsx';

const site = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N' };
const group = { _id: 'group-facilities', name: 'Facilities F10N', permitCloser: false, siteLocked: true, site };
const people = [
  { _id: 'person-farid', fullname: 'Farid Rahman', email: 'facilities@fab.example' },
  { _id: 'person-lakshmi', fullname: 'Lakshmi Menon', email: 'lss@fab.example' },
];
const row = page.getByRole('row').filter({ hasText: group.name });
const dialog = page.getByRole('dialog').filter({ hasText: `Members of ${group.name}` });
const list = dialog.getByRole('combobox', { name: 'Users to add' });

/** Opens the list of a group with these members; the others can be added. */
async function open(memberIds: readonly string[]) {
  let members = people.filter(({ _id }) => memberIds.includes(_id));
  const readGroup = () => ({ ...group, members });
  respondTo(GetSiteChoicesDocument, () => ({
    getSites: { items: [site] },
    getSession: { user: { _id: 'person-admin', role: 'SuperAdmin' as const, sites: [] } },
  }));
  respondTo(GetGroupsPageDocument, () => ({ getUserGroups: { count: 1, items: [readGroup()] } }));
  respondTo(GetMtGroupByIdDocument, () => ({ getMTGroupById: { success: true, message: '', item: readGroup() } }));
  respondTo(GetMtGroupUsersDocument, () => {
    const items = people.filter((person) => !members.includes(person));
    return { getMTGroupUsers: { count: items.length, items } };
  });
  respondTo(AddUsersToMtGroupDocument, () => {
    members = people;
    return {
      addUsersToMTGroup: {
        success: true,
        code: 'OK' as const,
        message: 'Added to Facilities F10N.',
        item: readGroup(),
      },
    };
  });
  respondTo(RemoveUsersToMtGroupDocument, ({ userid }) => {
    members = members.filter(({ _id }) => _id !== userid);
    const message = members.length > 0 ? 'Removed.' : 'Facilities F10N has no members left.';
    return { removeUsersToMTGroup: { success: true, code: 'OK' as const, message, item: readGroup() } };
  });
  mount({ screens: { '/mtgroup': <GroupList /> } });
  await expect.element(row).toBeVisible();
}

async function chooseRowAction(action: string) {
  await page.getByRole('button', { name: `Actions for ${group.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('members are added; the dialog closes shortly afterwards', async () => {
  await open([]);
  await chooseRowAction('View');
  const add = dialog.getByRole('button', { name: 'Add users' });
  // Nothing happens while no user is selected.
  await add.click();
  await expect.element(dialog.getByText('No members yet')).toBeVisible();
  for (const { fullname, email } of people) await choose(dialog, 'Users to add', `${fullname}, ${email}`);
  await add.click();
  await expect.element(toasts).toHaveTextContent('Added to Facilities F10N.');
  const members = dialog.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect.poll(() => members.elements()).toHaveLength(2);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row).toHaveTextContent('2 members');
  const ids = people.map(({ _id }) => _id);
  expect(getSent(AddUsersToMtGroupDocument)).toEqual([{ id: group._id, data: { members: ids } }]);
});

test('members are removed after a confirmation; the dialog says when none is left', async () => {
  await open(people.map(({ _id }) => _id));
  await chooseRowAction('View');
  await dialog.getByRole('button', { name: 'Remove Farid Rahman' }).click();
  await confirmDialog('Remove Farid Rahman from Facilities F10N?', 'Go back');
  expect(getSent(RemoveUsersToMtGroupDocument)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Farid Rahman' }).click();
  await confirmDialog('They can no longer review for this group.', 'Remove');
  await dialog.getByRole('button', { name: 'Remove Lakshmi Menon' }).click();
  await confirmDialog('Nobody is left to review for this group then', 'Remove');
  await expect.element(toasts).toHaveTextContent('has no members left');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row).toHaveTextContent('No members');
});

test('Tab closes the list of candidates, however soon it is pressed', async () => {
  await open([]);
  await chooseRowAction('View');
  await list.click();
  await expect.element(list).toHaveAttribute('aria-expanded', 'true');
  await press('{Tab}');
  await expect.element(list).toHaveAttribute('aria-expanded', 'false');
  // Click and Tab in immediate succession, as a slow device delivers them.
  const box = list.element() as HTMLElement;
  box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  box.focus();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  box.blur();
  await expect.element(list).toHaveAttribute('aria-expanded', 'false');
  const findShown = () => [...document.querySelectorAll('.ant-select-dropdown')].filter((it) => it.checkVisibility());
  await expect.poll(findShown).toEqual([]);
});

test('the members of a group are accessible', async () => {
  await open(['person-farid']);
  await chooseRowAction('View');
  await expect.element(dialog.getByRole('button', { name: 'Remove Farid Rahman' })).toBeVisible();
  await expectAccessibleEverywhere();
});

test('a group in use cannot be deleted', async () => {
  await open([]);
  await chooseRowAction('Delete');
  const refusal = 'The approval of Facilities F10N is missing from F10N-GP-000001.';
  respondTo(DeleteGroupDocument, () => ({ deleteGroup: { success: false, code: 'CONFLICT', message: refusal } }));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts).toHaveTextContent(refusal);
  await expect.element(row).toBeVisible();
});
