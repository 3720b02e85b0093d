import type { Role } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetAreaStopsDocument,
  LiftStopDocument,
  StopAllWorkDocument,
  type GetAreaStopsQuery,
} from '../../../generated/permits/area-stops.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import {
  disconnected,
  emptyPayload,
  getSent,
  refusal,
  respondTo,
  respondToOtherQueries,
  success,
} from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { choose } from '../../../testing/page.ts';
import { LiveWork } from './live-work.tsx';

const north = { _id: 'site-north', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const west = { _id: 'site-west', name: 'Fab 10W', timeZone: 'Asia/Singapore' };

const alarm: GetAreaStopsQuery['getAreaStops'][number] = {
  _id: 'stop-1',
  site: north._id,
  siteName: north.name,
  reason: 'Alarm: level 2',
  setBy: 'Siti Rahman',
  setAt: '2026-11-23T08:03:00.000Z',
};

function openLiveWork(role: Role, stops: readonly (typeof alarm)[] = [], sites = [north, west]) {
  respondToOtherQueries(() => emptyPayload);
  respondTo(GetAreaStopsDocument, () => ({ getAreaStops: [...stops], getSession: { user: { sites } } }));
  const user = { _id: 'viewer', email: 'viewer@fab.example', fullname: 'A Viewer', role, company: 'Fab' };
  const screens = { '/work': <LiveWork />, '/muster/:site': <h1>Muster list</h1> };
  mount({ screens, address: '/work', user });
}

const dialog = page.getByRole('dialog', { name: 'Stop all work', exact: true });
// By its text: in tests, two dialogs that are open at once have the same name.
const confirmation = page.getByRole('dialog').filter({ hasText: 'Stop all work at Fab 10N?' });

async function ask() {
  await dialog.getByRole('button', { name: 'Stop all work' }).click();
}

async function fillIn() {
  await page.getByRole('button', { name: 'Stop all work' }).click();
  await choose(dialog, 'Site', 'Fab 10N');
  await dialog.getByRole('radio', { name: 'Alarm' }).click();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('level 2');
}

test('stops all work at a site after a confirmation, says how many jobs stand, and opens the muster list', async () => {
  openLiveWork('MicronSupervisor');
  await fillIn();
  await expectAccessibleEverywhere();
  respondTo(StopAllWorkDocument, () => ({
    stopAllWork: success('All work at Fab 10N is stopped. 3 jobs are suspended.'),
  }));
  await ask();
  await expect.element(confirmation).toBeVisible();
  await confirmation.getByRole('button', { name: 'Stop all work' }).click();
  await expect.element(page.getByText('All work at Fab 10N is stopped. 3 jobs are suspended.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Muster list' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getSent(StopAllWorkDocument)).toEqual([
    { site: north._id, reason: 'Alarm: level 2', idempotencyKey: expect.any(String) },
  ]);
});

test('keeps what was filled in when it fails, and sends it again with the same key', async () => {
  openLiveWork('MicronManager');
  await fillIn();
  respondTo(StopAllWorkDocument, () => {
    throw disconnected;
  });
  await ask();
  await confirmation.getByRole('button', { name: 'Stop all work' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Details' })).toHaveValue('level 2');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Stop all work' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Details' })).toHaveValue('level 2');
  respondTo(StopAllWorkDocument, () => ({ stopAllWork: success('Stopped.') }));
  await ask();
  await confirmation.getByRole('button', { name: 'Stop all work' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = getSent(StopAllWorkDocument);
  expect(second).toEqual(first);
});

test('shows a refusal in the dialog', async () => {
  openLiveWork('SiteAdmin', [], [north]);
  await page.getByRole('button', { name: 'Stop all work' }).click();
  await dialog.getByRole('radio', { name: 'Something else' }).click();
  await dialog.getByRole('textbox', { name: 'What has happened' }).fill('Crane has failed');
  respondTo(StopAllWorkDocument, () => ({ stopAllWork: refusal('FORBIDDEN', 'You have left this site.') }));
  await ask();
  await confirmation.getByRole('button', { name: 'Stop all work' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('You have left this site.');
});

test('asks for the site and for a reason', async () => {
  openLiveWork('MicronSupervisor');
  await page.getByRole('button', { name: 'Stop all work' }).click();
  await ask();
  await expect.element(dialog.getByText('Please choose a site.')).toBeVisible();
  await expect.element(dialog.getByText(/^Please give a reason/)).toBeVisible();
  expect(confirmation.elements()).toEqual([]);
});

test('says which stop is in force, and lifts it after a confirmation', async () => {
  openLiveWork('SiteAdmin', [alarm]);
  const banner = page.getByRole('alert').filter({ hasText: 'All work at Fab 10N is stopped: Alarm: level 2' });
  await expect.element(banner).toHaveTextContent('By Siti Rahman, since 23 Nov 2026, 16:03.');
  await expect
    .element(banner.getByRole('link', { name: 'Muster list' }))
    .toHaveAttribute('href', `/muster/${north._id}`);
  await expectAccessibleEverywhere();
  await banner.getByRole('button', { name: 'Lift the stop' }).click();
  const question = page.getByRole('dialog', { name: 'Lift the stop at Fab 10N?' });
  respondTo(LiftStopDocument, () => ({ liftStop: success('The stop is lifted.') }));
  respondTo(GetAreaStopsDocument, () => ({ getAreaStops: [], getSession: { user: { sites: [north] } } }));
  await question.getByRole('button', { name: 'Lift the stop' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(getSent(LiftStopDocument)).toEqual([{ id: 'stop-1' }]);
});

test('shows a stop to everybody at the site, without what they may not do', async () => {
  openLiveWork('ContractorRequestor', [alarm]);
  await expect.element(page.getByText('All work at Fab 10N is stopped: Alarm: level 2')).toBeVisible();
  expect(page.getByRole('button', { name: 'Lift the stop' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Stop all work' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Muster list' }).elements()).toEqual([]);
});
