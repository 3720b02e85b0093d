import type { Role } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageNotices } from '../../app/layout/page-notices.tsx';
import { GetActiveAnnouncementDocument } from '../../generated/announcements.ts';
import type { AreaStopFactsFragment } from '../../generated/fragments.ts';
import {
  GetAreaStopsDocument,
  GetStoppableSitesDocument,
  GetStopToLiftDocument,
  LiftStopDocument,
  StopAllWorkDocument,
} from '../../generated/area-stops.ts';
import { expectAccessibleEverywhere } from '../../testing/accessibility.ts';
import {
  disconnected,
  emptyPayload,
  getSent,
  refusal,
  respondTo,
  respondToOtherQueries,
  success,
} from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { choose } from '../../testing/page.ts';
import { LiveWork } from '../work/screens/live-work.tsx';

const north = { _id: 'site-north', name: 'Fab 10N' };
const west = { _id: 'site-west', name: 'Fab 10W' };

const alarm: AreaStopFactsFragment = {
  _id: 'stop-1',
  site: north._id,
  siteName: north.name,
  timeZone: 'Asia/Singapore',
  kind: 'fire',
  reason: 'level 2',
  setBy: 'Siti Rahman',
  setAt: '2026-11-23T08:03:00.000Z',
  mustered: true,
};

interface Opened {
  stops?: readonly AreaStopFactsFragment[];
  sites?: (typeof north)[];
  address?: string;
}

function openLiveWork(role: Role, { stops = [], sites = [north, west], address = '/work' }: Opened = {}) {
  respondToOtherQueries(() => emptyPayload);
  respondTo(GetAreaStopsDocument, () => ({ getAreaStops: [...stops] }));
  respondTo(GetStoppableSitesDocument, () => ({
    getSites: { items: sites },
    getSession: { user: { role, sites: role === 'SuperAdmin' ? [] : sites } },
  }));
  respondTo(
    GetActiveAnnouncementDocument,
    () =>
      ({
        getActiveAnnoucement: {
          items: [
            {
              _id: 'a',
              title: 'Canteen',
              message: 'Closed today',
              bannerColour: '#fff',
              textColour: '#000',
              type: 'info',
            },
          ],
        },
      }) as never,
  );
  const user = { _id: 'viewer', email: 'viewer@fab.example', fullname: 'A Viewer', role, company: 'Fab' };
  const liveWork = (
    <>
      <PageNotices />
      <LiveWork />
    </>
  );
  mount({ screens: { '/work': liveWork, '/muster/:site': <h1>Muster list</h1> }, address, user });
}

const dialog = page.getByRole('dialog', { name: 'Stop all work', exact: true });
const stopNorth = dialog.getByRole('button', { name: 'Stop all work at Fab 10N' });
const everybody = dialog.getByRole('checkbox', { name: 'Everybody to the assembly point' });

async function open() {
  await page.getByRole('button', { name: 'Stop all work' }).click();
}

test('stops all work of the only site in three taps, says how much stands, and opens the muster list', async () => {
  openLiveWork('MicronSupervisor', { sites: [north] });
  await open();
  await dialog.getByRole('radio', { name: 'Fire alarm' }).click();
  await expect.element(everybody).toBeChecked();
  await expectAccessibleEverywhere();
  respondTo(StopAllWorkDocument, () => ({
    stopAllWork: success('All work at Fab 10N is stopped. 3 jobs are suspended.'),
  }));
  await stopNorth.click();
  await expect.element(page.getByText('All work at Fab 10N is stopped. 3 jobs are suspended.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Muster list' })).toBeVisible();
  expect(getSent(StopAllWorkDocument)).toEqual([
    { site: north._id, kind: 'fire', muster: true, reason: '', idempotencyKey: expect.any(String) },
  ]);
});

test('a stop for the weather calls nobody to the assembly point, unless that is chosen', async () => {
  openLiveWork('MicronSupervisor', { sites: [north] });
  await open();
  await dialog.getByRole('radio', { name: 'Weather' }).click();
  await expect.element(everybody).not.toBeChecked();
  respondTo(StopAllWorkDocument, () => ({ stopAllWork: success('Stopped.') }));
  await stopNorth.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByRole('heading', { name: 'Muster list' }).elements()).toEqual([]);
  expect(getSent(StopAllWorkDocument)).toMatchObject([{ kind: 'weather', muster: false }]);
});

test('keeps what was filled in when it fails, and sends it again with the same key', async () => {
  openLiveWork('MicronManager');
  await open();
  await choose(dialog, 'Site', 'Fab 10N');
  await dialog.getByRole('radio', { name: 'Evacuation' }).click();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('level 2');
  respondTo(StopAllWorkDocument, () => {
    throw disconnected;
  });
  await stopNorth.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await open();
  await expect.element(dialog.getByRole('textbox', { name: 'Details' })).toHaveValue('level 2');
  respondTo(StopAllWorkDocument, () => ({ stopAllWork: success('Stopped.') }));
  await stopNorth.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = getSent(StopAllWorkDocument);
  expect(second).toEqual(first);
});

test('shows a refusal in the dialog, which asks for words where the kind says nothing', async () => {
  openLiveWork('SiteAdmin', { sites: [north] });
  await open();
  await dialog.getByRole('radio', { name: 'Something else' }).click();
  await stopNorth.click();
  await expect.element(dialog.getByText(/^Please give a reason/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'In words' }).fill('Crane has failed');
  respondTo(StopAllWorkDocument, () => ({ stopAllWork: refusal('FORBIDDEN', 'You have left this site.') }));
  await stopNorth.click();
  await expect.element(dialog.getByText('You have left this site.')).toBeVisible();
});

test('asks for the site and for what has happened', async () => {
  openLiveWork('SuperAdmin');
  await open();
  await dialog.getByRole('button', { name: 'Stop all work', exact: true }).click();
  await expect.element(dialog.getByText('Please choose a site.')).toBeVisible();
  await expect.element(dialog.getByText('Please choose what has happened.')).toBeVisible();
  expect(getSent(StopAllWorkDocument)).toEqual([]);
});

test('is open for the site of the link that asks to stop it', async () => {
  openLiveWork('MicronSupervisor', { address: `/work?stopSite=${north._id}` });
  await expect.element(stopNorth).toBeVisible();
});

test('a red band says which stop is in force in place of the announcements, and lifts it', async () => {
  openLiveWork('SiteAdmin', { stops: [alarm] });
  const band = page.getByRole('region', { name: 'All work is stopped' });
  await expect.element(band).toHaveTextContent('All work stopped at Fab 10N');
  await expect.element(band).toHaveTextContent('Fire alarm: level 2');
  await expect.element(band).toHaveTextContent('by Siti Rahman. Leave. Go to the assembly point.');
  await expect.element(band.getByRole('link', { name: 'Muster list' })).toHaveAttribute('href', `/muster/${north._id}`);
  expect(page.getByText('Canteen').elements()).toEqual([]);
  await expectAccessibleEverywhere();
  const notSeen = ['Chen Zhihao', 'Muthu Raman'].map((name) => ({ _id: name, name }));
  const toLift = { version: 1, notSeen };
  respondTo(GetStopToLiftDocument, () => ({ getStopToLift: { ...success(), toLift } }));
  await band.getByRole('button', { name: 'Lift the stop…' }).click();
  const question = page.getByRole('dialog', { name: 'Lift the stop at Fab 10N?' });
  await expect.element(question.getByRole('status')).toHaveTextContent('2 people are not seen');
  await expect.element(question.getByText('Muthu Raman')).toBeVisible();
  respondTo(LiftStopDocument, () => ({
    liftStop: { ...refusal('CONFLICT', 'Two people were not seen. Give a reason.'), toLift },
  }));
  await question.getByRole('button', { name: 'Lift the stop' }).click();
  await expect.element(question.getByRole('alert')).toHaveTextContent('Two people were not seen. Give a reason.');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Both are at home');
  respondTo(LiftStopDocument, () => ({ liftStop: { ...success('The stop is lifted.'), toLift: null } }));
  respondTo(GetAreaStopsDocument, () => ({ getAreaStops: [] }));
  await question.getByRole('button', { name: 'Lift the stop' }).click();
  await expect.element(band).not.toBeInTheDocument();
  await expect.element(page.getByText('Canteen')).toBeVisible();
  const shown = { version: 1, notSeen: ['Chen Zhihao', 'Muthu Raman'] };
  expect(getSent(LiftStopDocument)).toEqual([
    { id: 'stop-1', reason: '', shown },
    { id: 'stop-1', reason: 'Both are at home', shown },
  ]);
});

test('a stop that became another since the dialog was opened is lifted only as it is now', async () => {
  openLiveWork('MicronSupervisor', { stops: [{ ...alarm, kind: 'weather', reason: 'Weather', mustered: false }] });
  respondTo(GetStopToLiftDocument, () => ({ getStopToLift: { ...success(), toLift: { version: 1, notSeen: [] } } }));
  await page.getByRole('button', { name: 'Lift the stop…' }).click();
  const question = page.getByRole('dialog', { name: 'Lift the stop at Fab 10N?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('The storm is over');
  const raised = 'Others have asked for this stop since you opened it. It is now: Fire alarm.';
  const toLift = { version: 2, notSeen: [{ _id: 'chen', name: 'Chen Zhihao' }] };
  respondTo(LiftStopDocument, () => ({ liftStop: { ...refusal('CONFLICT', raised), toLift } }));
  await question.getByRole('button', { name: 'Lift the stop' }).click();
  await expect.element(question.getByText(raised)).toBeVisible();
  await expect.element(question.getByText('1 person is not seen')).toBeVisible();
  await expect.element(question.getByText('Chen Zhihao')).toBeVisible();
  await expect.element(question.getByRole('textbox', { name: 'Reason' })).toHaveValue('The storm is over');
  await question.getByRole('button', { name: 'Lift the stop' }).click();
  await expect
    .poll(() => getSent(LiftStopDocument).map(({ shown }) => shown))
    .toEqual([
      { version: 1, notSeen: [] },
      { version: 2, notSeen: ['chen'] },
    ]);
});

test('a stop is not lifted while it is not known who was not seen', async () => {
  openLiveWork('MicronSupervisor', { stops: [alarm] });
  respondTo(GetStopToLiftDocument, () => {
    throw disconnected;
  });
  await page.getByRole('button', { name: 'Lift the stop…' }).click();
  const question = page.getByRole('dialog', { name: 'Lift the stop at Fab 10N?' });
  await expect.element(question.getByText('It is not known who was not seen.')).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Lift the stop' })).toBeDisabled();
  const toLift = { version: 1, notSeen: [] };
  respondTo(GetStopToLiftDocument, () => ({ getStopToLift: { ...success(), toLift } }));
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect.element(question.getByText('Everybody was seen at the assembly point.')).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Lift the stop' })).toBeEnabled();
});

test('a stop that called nobody is raised to one that does', async () => {
  openLiveWork('MicronSupervisor', { stops: [{ ...alarm, kind: 'powerCut', reason: 'Power cut', mustered: false }] });
  const band = page.getByRole('region', { name: 'All work is stopped' });
  await expect.element(band).toHaveTextContent('Stop work and make the place safe.');
  await band.getByRole('button', { name: 'Everybody to the assembly point' }).click();
  respondTo(StopAllWorkDocument, () => ({ stopAllWork: success('Everybody is called.') }));
  await page.getByRole('dialog').getByRole('button', { name: 'Call everybody' }).click();
  await expect.element(page.getByRole('heading', { name: 'Muster list' })).toBeVisible();
  expect(getSent(StopAllWorkDocument)).toMatchObject([{ site: north._id, kind: 'powerCut', muster: true }]);
});

test('shows a stop and that it is a drill to everybody at the site, without what they may not do', async () => {
  openLiveWork('ContractorRequestor', { stops: [{ ...alarm, kind: 'drill', reason: 'Drill' }] });
  await expect.element(page.getByText('Drill: all work stopped at Fab 10N')).toBeVisible();
  expect(page.getByRole('button', { name: 'Lift the stop…' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Stop all work' }).elements()).toEqual([]);
  expect(getSent(GetStoppableSitesDocument)).toEqual([]);
});
