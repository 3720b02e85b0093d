import { createTestInput } from '@eptw/domain/template/testing/test-templates';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PerformPermitActionDocument } from '../../../generated/permits/model.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, refusal, respondTo } from '../../../testing/api.ts';
import { createPermit } from '../../../testing/permit-payload.ts';
import { openPermit } from '../../../testing/permit-screens.tsx';
import { phone, wide } from '../../../testing/viewport.ts';

const base = createPermit('Approved', ['prove']);
const permit = {
  ...base,
  submission: { points: 'MCC 3' },
  form: {
    ...base.form,
    sections: [
      {
        title: 'Isolation',
        form: [
          createTestInput('text', { name: 'points', label: 'Isolation points', required: true }),
          createTestInput('text', { name: 'lock', label: 'Lock number', required: true, beforeStart: true }),
          createTestInput('time', { name: 'lockedAt', label: 'Locked at', beforeStart: true }),
        ],
      },
    ],
  },
};
const panel = page.getByRole('region', { name: 'Proven before the start' });

afterEach(() => page.viewport(wide.width, wide.height));

test.each([
  ['a desktop', wide],
  ['a phone', phone],
])('its text and its button begin where its heading does on %s', async (_device, { width, height }) => {
  await page.viewport(width, height);
  await openPermit(permit, { screen: 'view' });
  const heading = panel.getByRole('heading', { name: 'Proven before the start' });
  await expect.element(heading).toBeVisible();
  const { left } = heading.element().getBoundingClientRect();
  for (const part of [panel.getByText(/^Answer here/), panel.getByRole('button', { name: 'Save answers' })])
    expect(part.element().getBoundingClientRect().left).toBe(left);
});

test('what is proven before the start is answered on the page of the permit, and nothing else', async () => {
  const { server } = await openPermit(permit, { screen: 'view' });
  await expect.element(panel.getByRole('textbox', { name: 'Lock number' })).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Isolation points' })).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
  await userEvent.fill(panel.getByRole('textbox', { name: 'Lock number' }), 'L-17');
  await userEvent.fill(panel.getByRole('textbox', { name: 'Locked at' }), '7.99');
  await panel.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(panel.getByText(/^An hour has no minute 99/)).toBeVisible();
  expect(getSent(PerformPermitActionDocument)).toEqual([]);

  await userEvent.fill(panel.getByRole('textbox', { name: 'Locked at' }), '7.45');
  respondTo(PerformPermitActionDocument, () => ({
    permit: { ...refusal('FORBIDDEN', 'The work has started.'), problems: [], item: null },
  }));
  await panel.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(page.getByText('The work has started.').first()).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Lock number' })).toHaveValue('L-17');

  const submission = { points: 'MCC 3', lock: 'L-17', lockedAt: '07:45' };
  server.respondToAction('The permit has updated answers.', () => ({ submission }));
  await panel.getByRole('button', { name: 'Save answers' }).click();
  await expect.poll(() => getSent(PerformPermitActionDocument).at(-1)).toMatchObject({ action: 'prove', submission });
});

test('what somebody else proves meanwhile stays, and so does what was typed', async () => {
  const { server } = await openPermit(permit, { screen: 'view' });
  await userEvent.fill(panel.getByRole('textbox', { name: 'Lock number' }), 'L-17');
  server.changeElsewhere('Marcus Lim', 'edit', { submission: { points: 'MCC 3', lockedAt: '07:30' } });
  await expect.element(panel.getByRole('textbox', { name: 'Locked at' })).toHaveValue('07:30');
  await expect.element(panel.getByRole('textbox', { name: 'Lock number' })).toHaveValue('L-17');
  await expect.element(panel.getByRole('textbox', { name: 'Lock number' })).toHaveFocus();

  const submission = { points: 'MCC 3', lock: 'L-99', lockedAt: '07:30' };
  server.changeElsewhere('Marcus Lim', 'edit', { submission });
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Changed by both of you: Lock number.');
  await expectAccessibleEverywhere();

  server.respondToAction('The permit has its answers for the start.', () => ({}));
  await panel.getByRole('button', { name: 'Save answers' }).click();
  await expect
    .poll(() => getSent(PerformPermitActionDocument).at(-1))
    .toMatchObject({ submission: { points: 'MCC 3', lock: 'L-17', lockedAt: '07:30' } });
});
