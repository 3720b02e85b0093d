import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StopWorkDocument } from '../../generated/work.ts';
import { readUnsentData, saveUnsentData } from '../../lib/session/offline-data.ts';
import { expectAccessibleEverywhere } from '../../testing/accessibility.ts';
import { disconnected, emptyPayload, getSent, respondTo, respondToOtherQueries, success } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { people } from '../../testing/permit-payload.ts';
import { createWork } from '../../testing/work-payload.ts';
import { PageNotices } from './page-notices.tsx';

const stop = { id: 'permit', kind: 'fire', idempotencyKey: 'key', deviceTime: '2026-03-02T01:00:00.000Z' };
const name = `stop:${people.host._id}:permit`;
const band = page.getByText('Your stop has not been sent yet. Leave now. Tell the others.');

const screen = (
  <>
    <PageNotices />
    <h1>Permits</h1>
  </>
);
const open = (address = '/permits') =>
  mount({ screens: { '/permits/*': screen, '/childpermits/*': screen }, address, user: people.host });

beforeEach(() => {
  respondToOtherQueries(() => emptyPayload);
  respondTo(StopWorkDocument, () => {
    throw disconnected;
  });
});

test('a stop that was not sent is on every page, and is sent by itself from there', async () => {
  saveUnsentData(name, [stop]);
  open();
  await expect.element(band).toBeVisible();
  await expect.element(page.getByText(/Stop pressed .*: Fire or smoke\. This device/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the permit' })).toHaveAttribute('href', '/permits/permit');
  await expectAccessibleEverywhere();
  respondTo(StopWorkDocument, () => ({ work: { ...success(), problems: [], item: createWork('suspended') } }));
  dispatchEvent(new Event('online'));
  await expect.element(band).not.toBeInTheDocument();
  expect(getSent(StopWorkDocument).at(-1)).toMatchObject(stop);
  expect(readUnsentData(name)).toBeUndefined();
});

test('it comes with leaving the page of its permit, which shows and sends it itself', async () => {
  const router = open('/permits/permit');
  saveUnsentData(name, [stop]);
  for (const address of ['/childpermits/permit', '/permits/permit?from=list']) {
    await router.navigate(address);
    expect(getSent(StopWorkDocument)).toEqual([]);
  }
  await router.navigate('/permits/review/permit');
  await expect.element(band).toBeVisible();
  await router.navigate('/permits/permit');
  await expect.element(band).not.toBeInTheDocument();
});

test('the stop of another user of the device is neither shown nor sent', async () => {
  saveUnsentData(`stop:${people.supervisor._id}:permit`, [stop]);
  saveUnsentData(name, [{ ...stop, idempotencyKey: 'own' }]);
  open();
  await expect.element(page.getByRole('region', { name: 'Stop that was not sent' })).toBeVisible();
  expect(getSent(StopWorkDocument).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['own']);
});
