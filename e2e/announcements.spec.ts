import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { confirmDialog, getToasts, chooseRowAction } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
}

test('a super admin creates, edits and deletes an announcement', async ({ as }) => {
  const { page } = await as('super.admin');
  const title = `Typhoon ${Date.now()}`;
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'Create Announcement' }).click();
  await write(page, title, 'Work at height stops at <b>14:00</b>.');
  await page.getByRole('radio', { name: 'Urgent' }).check();
  await expect(preview(page).locator('.announcement[data-type="error"] b', { hasText: '14:00' })).toBeVisible();
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await expect(getToasts(page)).toContainText('Announcement created.');
  await expect(row(page, title)).toContainText('Active now');
  await expect(banner(page)).toContainText(`${title}Work at height stops at 14:00.`);

  await chooseRowAction(page, title, 'Edit');
  await page.getByRole('checkbox', { name: 'Custom colour' }).check();
  await page.getByLabel('Colour', { exact: true }).fill('#ffe08a');
  await page.getByLabel('From', { exact: true }).fill('15 Jun 2099, 02:00');
  await page.getByLabel('To', { exact: true }).fill('2099-06-16 02:00');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('16 Jun 2099, 02:00');
  await page.getByRole('button', { name: 'Save announcement' }).click();
  await expect(row(page, title)).toContainText('Planned');
  await expect(row(page, title)).toContainText('15 Jun 2099, 02:00');
  await expect(banner(page)).not.toContainText(title);

  await chooseRowAction(page, title, 'Delete');
  await confirmDialog(page, title, 'Delete announcement');
  await expect(getToasts(page)).toContainText('Announcement deleted.');
  await expect(row(page, title)).toHaveCount(0);
});

test('an invalid announcement is not sent, and its entries stay', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/announcements/create-announcement');
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page.getByText('Title is required.')).toBeVisible();
  await write(page, 'Drill', 'At noon<script>document.title = 1</script>');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await expect(page.getByText('<script> is not allowed in a message.')).toBeVisible();
  await expect(page.getByText('The end has already passed.')).toBeVisible();
  await expect(preview(page)).toContainText('At noon');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Drill');
});

test('a concurrent change is not overwritten, and entries stay', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const data = { title: `Drill ${Date.now()}`, message: 'At noon', from: '2099-01-01T00:00:00Z' };
  const { createAnnouncement } = await api.send<{ createAnnouncement: { item: { _id: string } } }>(
    'mutation ($data: CreateAnnouncementInput!) { createAnnouncement(data: $data) { item { _id } } }',
    { data },
  );
  const id = createAnnouncement.item._id;
  await page.goto(`/announcements/edit-announcement/${id}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('At one');
  await api.send(
    'mutation ($id: ID!, $data: UpdateAnnouncementInput!) { updateAnnouncement(id: $id, data: $data) { success } }',
    { id, data: { ...data, message: 'At two' } },
  );
  await page.getByRole('button', { name: 'Save announcement' }).click();
  await expect(getToasts(page)).toContainText('Someone else has changed the announcement.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('At one');
  await api.send('mutation ($id: ID!) { deleteAnnouncement(id: $id) { success } }', { id });
  await page.goto(`/announcements/edit-announcement/${id}`);
  await expect(page.getByText(message.notFound)).toBeVisible();
});
