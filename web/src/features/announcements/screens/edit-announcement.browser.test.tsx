import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CreateAnnouncementDocument,
  GetAnnouncementDocument,
  UpdateAnnouncementDocument,
  type AnnouncementFieldsFragment,
} from '../../../generated/announcements.ts';
import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { toasts } from '../../../testing/page.ts';
import { EditAnnouncement } from './edit-announcement.tsx';

const screens = {
  '/announcements/create-announcement': <EditAnnouncement />,
  '/announcements/edit-announcement/:id': <EditAnnouncement />,
};
const title = page.getByRole('textbox', { name: 'Title' });
const text = page.getByRole('textbox', { name: 'Message' });

const drill: AnnouncementFieldsFragment = {
  _id: 'announcement-drill',
  title: 'Drill',
  message: 'At noon',
  type: 'info',
  color: null,
  from: '2099-01-01T00:00:00.000Z',
  to: null,
  version: 1,
  state: 'planned',
};

test('an invalid announcement is not sent, and its entries stay', async () => {
  mount({ screens });
  const create = page.getByRole('button', { name: 'Create announcement' });
  await create.click();
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText('Title is required.')).toBeVisible();
  await title.fill('Drill');
  await text.fill('At noon<script>document.title = 1</script>');
  await page.getByLabelText('To', { exact: true }).fill('2020-01-01T10:00');
  await create.click();
  await expect.element(page.getByText('<script> is not allowed in a message.')).toBeVisible();
  await expect.element(page.getByText('The end has already passed.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('At noon');
  await expect.element(title).toHaveValue('Drill');
  expect(getSent(CreateAnnouncementDocument)).toEqual([]);
});

test('a concurrent change is not overwritten, and entries stay', async () => {
  respondTo(GetAnnouncementDocument, () => ({
    getAnnouncement: { success: true, code: 'OK' as const, message: '', item: drill },
  }));
  mount({ screens, address: '/announcements/edit-announcement/announcement-drill' });
  await text.fill('At one');
  const theirs = { ...drill, message: 'At two', version: 2 };
  respondTo(GetAnnouncementDocument, () => ({
    getAnnouncement: { success: true, code: 'OK' as const, message: '', item: theirs },
  }));
  refetchQueries([GetAnnouncementDocument]);
  const refusal = 'Someone else has changed the announcement.';
  respondTo(UpdateAnnouncementDocument, () => ({
    updateAnnouncement: {
      success: false,
      code: 'CONFLICT' as const,
      message: refusal,
      item: theirs,
    },
  }));
  await page.getByRole('button', { name: 'Save announcement' }).click();
  await expect.element(toasts).toHaveTextContent(refusal);
  await expect.element(text).toHaveValue('At one');
  expect(getSent(UpdateAnnouncementDocument)).toMatchObject([
    { id: drill._id, version: 1, data: { message: 'At one' } },
  ]);
});

test('a deleted announcement is not found', async () => {
  respondTo(GetAnnouncementDocument, () => ({
    getAnnouncement: { success: false, code: 'NOT_FOUND' as const, message: message.notFound, item: null },
  }));
  mount({ screens, address: '/announcements/edit-announcement/announcement-drill' });
  await expect.element(page.getByText(message.notFound)).toBeVisible();
});
