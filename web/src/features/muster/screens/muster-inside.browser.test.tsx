import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MusterStopsChangedDocument } from '../../../generated/muster.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { publish } from '../../../testing/api.ts';
import { createAlarm, createServer, openMuster, row, since } from '../../../testing/muster-list.tsx';

const inside = page.getByRole('region', { name: 'Inside a space' });
const head = () => inside.getByRole('heading').element().closest('header') as HTMLElement;
const groups = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

/** Muthu Raman is inside a sump for an hour, as an entrant; Nguyen Van Tuan watches at another place. */
function createSump() {
  const server = createServer();
  server.items = server.items.map((entry) => {
    if (entry.personId === 'Muthu Raman')
      return { ...entry, place: 'Sump S-04', insideSince: since, roles: ['entrant' as const] };
    return entry.personId === 'Nguyen Van Tuan'
      ? { ...entry, roles: ['attendant' as const, 'gasTester' as const] }
      : entry;
  });
  return server;
}

/** The colour that a token has on the page. */
function resolveToken(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('those inside a space come first whatever the groups are, with since when, and others have their roles', async () => {
  createSump();
  openMuster();
  await expect.element(inside.getByText(/^Sump S-04, in since \d\d:\d\d, 1 h( \d+ min)?$/)).toBeVisible();
  expect(groups()).toEqual(['Inside a space', 'Switch room', 'Waste water plant']);
  await expect.element(inside.getByText('Entrant', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Attendant', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Gas tester', { exact: true })).toBeVisible();
  await page.getByText('By company', { exact: true }).click();
  await expect.poll(groups).toEqual(['Inside a space', 'ACME Works']);
  await expectAccessibleEverywhere();
});

test('inside is blue, and red in an alarm', async () => {
  const server = createSump();
  openMuster();
  await expect.element(inside).toBeVisible();
  expect(getComputedStyle(head()).color).toBe(resolveToken('--blue-text'));
  server.alarm = createAlarm(8);
  publish(MusterStopsChangedDocument, { areaStopsChanged: true });
  await expect.element(page.getByText(/^Fire alarm \d\d:\d\d, 8 min ago$/)).toBeVisible();
  await expect.poll(() => getComputedStyle(head()).color).toBe(resolveToken('--red-text'));
  await expectAccessibleEverywhere();
});

test('a tick is no way out: who was seen stays in the group, and is named as inside', async () => {
  createSump().alarm = createAlarm(8);
  openMuster();
  const box = page.getByRole('checkbox', { name: 'Muthu Raman, inside Sump S-04, not seen' });
  await expect.element(box).toBeVisible();
  await expect.element(inside.getByText('1 not seen')).toBeVisible();
  await box.click();
  await expect.element(inside.getByText('all seen')).toBeVisible();
  await expect.element(row('Muthu Raman, inside Sump S-04, seen')).toBeChecked();
});
