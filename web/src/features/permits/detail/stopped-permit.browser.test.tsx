import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { createAreaStop } from '../../../testing/area-stop.ts';
import { requestor } from '../../../testing/permit-form.tsx';
import { createPermit } from '../../../testing/permit-payload.ts';
import { openPermit } from '../../../testing/permit-screens.tsx';
import { createCrewMember } from '../../../testing/work-people.ts';
import { createGasTest, createWork, listAvailable, respondWithWork } from '../../../testing/work-payload.ts';
import { phone, wide } from '../../../testing/viewport.ts';

const card = page.getByRole('region', { name: 'All work is stopped' });
const crew = [createCrewMember('Muthu Raman', { worker: 'w1', since: '2026-11-23T05:14:00.000Z' })];

/** A job that a failed gas test suspended before the alarm, on the page of its holder. */
async function openStoppedJob() {
  const holder = { _id: requestor._id, fullname: requestor.fullname };
  const permit = createPermit('Approved', [], {
    statusLabel: 'Final Approved By Farid Rahman',
    isFollowed: true,
    areaStop: createAreaStop(),
  });
  const opening = openPermit(permit, { screen: 'view', user: requestor });
  const work = createWork('suspended', {
    holder,
    crew,
    emergencyPhone: '995',
    workActions: listAvailable({ stopWork: null }),
  });
  respondWithWork(() => ({ work, series: [createGasTest({ mayRecord: false })] }));
  await opening;
  await expect.element(card.getByText('Find your people').first()).toBeVisible();
}

afterEach(() => page.viewport(wide.width, wide.height));

test('a permit of a stopped site begins with the stop, and offers no check', async () => {
  await openStoppedJob();
  await expect.element(card).toHaveTextContent('Stopped: fire alarm at Fab 10N');
  await expect.element(card).toHaveTextContent('Leave now. Nobody works.');
  await expect.element(card).toHaveTextContent('8 min ago, by Sofia Tan.');
  await expect.element(card).toHaveTextContent('1 signed on: Muthu Raman.');
  await expect
    .element(card.getByRole('link', { name: 'Find your people' }))
    .toHaveAttribute('href', '/muster/site-north');
  expect(page.getByRole('region', { name: 'The work now' }).elements()).toEqual([]);
  for (const name of [/Record/, /Start/, /Resume/, /Sign on/])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  await expectAccessibleEverywhere();
});

test('its status is plain text, and nothing on the page is green', async () => {
  await openStoppedJob();
  await expect.element(page.getByText(/Final Approved By Farid Rahman/)).toBeVisible();
  expect([...document.querySelectorAll('.page-header .status-tag, [data-tone="green"]')]).toEqual([]);
});

test('on a phone the stop begins within the first screen, above the document buttons', async () => {
  await page.viewport(phone.width, phone.height);
  await openStoppedJob();
  const top = card.element().getBoundingClientRect().top;
  const button = page.getByRole('button', { name: 'Export As PDF' }).element().getBoundingClientRect().top;
  expect(top).toBeLessThan(button);
  // The header of the application and the band take another 116 px.
  expect(top).toBeLessThan(114);
});

test('a permit without a work policy says that nobody knows who is there', async () => {
  const permit = createPermit('Approved', [], { isSubmitter: true, areaStop: createAreaStop() });
  await openPermit(permit, { screen: 'view', user: requestor });
  await expect.element(card).toHaveTextContent('who is there is not recorded');
  await expect.element(card.getByRole('link', { name: 'Add my people' })).toHaveAttribute('href', '/muster/site-north');
  await expectAccessibleEverywhere();
});

test('a stop that calls nobody to the assembly point sends nobody to the muster list', async () => {
  const permit = createPermit('Approved', [], {
    areaStop: createAreaStop({ kind: 'weather', reason: 'Weather', mustered: false }),
  });
  await openPermit(permit, { screen: 'view', user: requestor });
  await expect.element(card).toHaveTextContent('Stopped: weather at Fab 10N');
  await expect.element(card).toHaveTextContent('Stop now. Nobody works.');
  expect(card.getByRole('link').elements()).toEqual([]);
});
