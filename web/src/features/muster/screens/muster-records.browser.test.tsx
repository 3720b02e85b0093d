import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GetMusterRecordDocument, GetMustersDocument } from '../../../generated/muster.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { failure, refusal, respondTo, success } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { createEntry, supervisor } from '../../../testing/muster-list.tsx';
import { MusterRecordScreen } from './muster-record.tsx';
import { MusterRecords } from './muster-records.tsx';

const muster = {
  _id: 'muster-1',
  site: 'site-f10n',
  siteName: 'Fab 10N',
  timeZone: 'Asia/Singapore',
  kind: 'fire',
  reason: 'Fire alarm',
  setBy: 'Sofia Tan',
  beganAt: '2026-11-23T07:58:00.000Z',
  endedAt: '2026-11-23T08:40:00.000Z' as string | null,
  endedBy: 'Farid Rahman' as string | null,
  endReason: 'Chen went home before, his wife says',
};

const people = [
  {
    ...createEntry('Muthu Raman', 'Sump S-04'),
    insideSince: '2026-11-23T05:14:00.000Z',
    roles: ['entrant' as const],
    cameAt: '2026-11-23T05:00:00.000Z',
  },
  {
    ...createEntry('Arun Selvam', 'Waste water plant'),
    roles: ['attendant' as const],
    seenBy: 'Hana Koh',
    seenAt: '2026-11-23T08:05:00.000Z',
  },
];

const ticks = [
  {
    _id: 'tick-1',
    name: 'Arun Selvam',
    isSeen: true,
    madeBy: 'Hana Koh',
    madeAt: '2026-11-23T08:05:00.000Z',
    receivedAt: '2026-11-23T08:06:00.000Z',
    counts: true,
  },
];

const openRecords = (address: string) =>
  mount({
    screens: { '/muster/:site/records': <MusterRecords />, '/muster/:site/records/:id': <MusterRecordScreen /> },
    address,
    user: supervisor,
  });

test('the musters of a site lead to their records', async () => {
  const running = { ...muster, _id: 'muster-2', kind: 'drill', reason: 'Yearly drill', endedAt: null, endedBy: null };
  respondTo(GetMustersDocument, () => ({ getMusters: { ...success(), items: [running, muster] } }));
  respondTo(GetMusterRecordDocument, () => ({
    getMusterRecord: { ...success(), item: { muster, people, ticks, notSeen: 1 } },
  }));
  openRecords('/muster/site-f10n/records');
  await expect.element(page.getByRole('link', { name: /Drill: Yearly drill · under way$/ })).toBeVisible();
  await expectAccessibleEverywhere();
  await page.getByRole('link', { name: '23 Nov 2026, 15:58 · Fire alarm' }).click();
  await expect.element(page.getByRole('heading', { name: 'Muster record' })).toBeVisible();
});

test('a site without a muster says so, and a refusal and a failure are told', async () => {
  respondTo(GetMustersDocument, () => ({ getMusters: { ...success(), items: [] } }));
  respondTo(GetMusterRecordDocument, () => ({ getMusterRecord: { ...refusal('NOT_FOUND', 'Not found'), item: null } }));
  const router = openRecords('/muster/site-f10n/records');
  await expect.element(page.getByText('There was no muster yet.')).toBeVisible();
  await router.navigate('/muster/site-f10n/records/unknown');
  await expect.element(page.getByText('Not found')).toBeVisible();
  respondTo(GetMusterRecordDocument, () => {
    throw failure('The database is down');
  });
  await router.navigate('/muster/site-f10n/records/muster-1');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a record says who was not seen, as what and where they were, and is exported', async () => {
  respondTo(GetMusterRecordDocument, () => ({
    getMusterRecord: { ...success(), item: { muster, people, ticks, notSeen: 1 } },
  }));
  openRecords('/muster/site-f10n/records/muster-1');
  await expect.element(page.getByText('1 of 2 not seen.')).toBeVisible();
  await expect.element(page.getByText(/Reason for lifting the stop: Chen went home before/)).toBeVisible();
  await expect.element(page.getByText('Sump S-04, in since 13:14, 3 h 26 min, not seen')).toBeVisible();
  await expect.element(page.getByText('seen 16:05 by you')).toBeVisible();
  await expect.element(page.getByText('Entrant', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Attendant', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = saved.mock.calls[0] ?? [];
  saved.mockRestore();
  const lines = (await (file as Blob).text()).split('\r\n');
  expect(lines).toContainEqual(expect.stringMatching(/^Muthu Raman,.*,Entrant,"23 Nov 2026, 13:14",.*not seen/));
  expect(lines).toContainEqual(expect.stringMatching(/^Arun Selvam,seen,"23 Nov 2026, 16:05",Hana Koh,/));
});
