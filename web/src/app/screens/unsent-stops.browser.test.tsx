import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetPermitDocument } from '../../generated/permits/model.ts';
import { GetWorkDocument, StopWorkDocument } from '../../generated/work.ts';
import { saveUnsentData } from '../../lib/session/offline-data.ts';
import { disconnected, getSent, refusal, respondTo, success } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { people } from '../../testing/permit-payload.ts';
import { createWork } from '../../testing/work-payload.ts';
import { PermitView } from './permit-view.tsx';

const unsent = page.getByText('Your stop has not been sent yet.');
const stop = { id: 'permit', kind: 'fire', idempotencyKey: 'key', deviceTime: '2026-03-02T01:00:00.000Z' };

test('a stop that was not sent is on screen, and is sent by itself, also where the permit cannot be read', async () => {
  saveUnsentData(`stop:${people.host._id}:permit`, [stop]);
  for (const document of [GetPermitDocument, GetWorkDocument, StopWorkDocument])
    respondTo(document as typeof GetPermitDocument, () => {
      throw disconnected;
    });
  mount({ screens: { '/permits/:id': <PermitView /> }, address: '/permits/permit', user: people.host });
  await expect.element(page.getByText('The permit could not be loaded. Check your connection.')).toBeVisible();
  await expect.element(page.getByText(/Stop pressed .*: Fire or smoke$/)).toBeVisible();
  await expect.element(unsent).toBeVisible();
  respondTo(StopWorkDocument, () => ({ work: { ...success(), problems: [], item: createWork('suspended') } }));
  dispatchEvent(new Event('online'));
  await expect.element(unsent).not.toBeInTheDocument();
  expect(getSent(StopWorkDocument).at(-1)).toMatchObject(stop);
});

test('nothing of it is on screen where there is none', async () => {
  respondTo(GetPermitDocument, () => ({ permit: { ...refusal('NOT_FOUND', 'Not found'), item: null } }));
  mount({ screens: { '/permits/:id': <PermitView /> }, address: '/permits/permit', user: people.host });
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(unsent).not.toBeInTheDocument();
});
