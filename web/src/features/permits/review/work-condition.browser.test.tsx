import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PerformPermitActionDocument } from '../../../generated/permits/model.ts';
import { GetReadinessDocument, GetWorkConditionDocument, GetWorkDocument } from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, respondTo } from '../../../testing/api.ts';
import { requestor } from '../../../testing/permit-form.tsx';
import { createPermit } from '../../../testing/permit-payload.ts';
import { actionBar, actionButton, expectStatus, openPermit } from '../../../testing/permit-screens.tsx';
import { createWork, respondWithWork } from '../../../testing/work-payload.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an approved permit shows the condition of its work, which is all that is asked of it', async () => {
  const work = { current: createWork('live') };
  const opening = openPermit(createPermit('Approved', ['editApproved']));
  respondWithWork(() => ({ work: work.current }));
  const { server } = await opening;
  await expectStatus('Live');
  await expectAccessibleEverywhere();
  expect(document.querySelector('.page-title')?.textContent).not.toContain('Approved');
  expect(getSent(GetWorkDocument)).toEqual([]);
  expect(getSent(GetReadinessDocument)).toEqual([]);

  work.current = createWork('suspended', { version: 2 });
  server.changeElsewhere('Farid Rahman', 'edit', {});
  await expectStatus('Suspended');
});

test('the condition is asked again when the page is shown again, and stays while the server does not respond', async () => {
  const opening = openPermit(createPermit('Approved', []));
  respondWithWork(() => ({ work: createWork('live') }));
  await opening;
  await expectStatus('Live');
  await expect.element(actionBar).toHaveTextContent('The page of the permit says what its work needs now.');
  await expect
    .element(actionBar.getByRole('link', { name: 'Open the permit' }))
    .toHaveAttribute('href', '/permits/permit');
  const showAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  let lost = 0;
  respondTo(GetWorkConditionDocument, () => {
    lost += 1;
    throw disconnected;
  });
  showAgain();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expectStatus('Live');
  respondWithWork(() => ({ work: createWork('expired') }));
  showAgain();
  await expectStatus('Expired');
});

test('the condition that was last known is not green, and work whose time is over has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:46:00Z') });
  const opening = openPermit(createPermit('Approved', []));
  respondWithWork(() => ({ work: createWork('live', { expiresAt: '2026-11-23T10:00:00Z' }) }));
  await opening;
  await expectStatus('Live');
  const tag = () => document.querySelector('.page-title .status-tag');
  expect(tag()?.getAttribute('data-tone')).toBe('green');
  let lost = 0;
  respondTo(GetWorkConditionDocument, () => {
    lost += 1;
    throw disconnected;
  });
  // What was read again before that is answered first: it would count as new once the time has moved.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => lost).toBeGreaterThan(0);
  vi.setSystemTime(new Date('2026-11-23T07:47:31Z'));
  await expectStatus('Last known: Live');
  expect(tag()?.getAttribute('data-tone')).toBe('orange');
  vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
  await expectStatus('Expired');
  expect(tag()?.getAttribute('data-tone')).toBe('red');
});

test('while the work is not read again after a change of the permit, the condition before it is not green', async () => {
  const permit = createPermit('Approved', []);
  const opening = openPermit(permit);
  respondWithWork(() => ({ work: createWork('live', { version: permit.version }) }));
  const { server } = await opening;
  await expectStatus('Live');
  respondTo(GetWorkConditionDocument, () => new Promise(() => undefined));
  server.changeElsewhere('Farid Osman', 'stopWork', {});
  await expectStatus('Last known: Live');
  expect(document.querySelector('.page-title .status-tag')?.getAttribute('data-tone')).toBe('orange');
});

test('a permit that is not approved shows its status, and nothing is asked about work', async () => {
  await openPermit(createPermit('PendingApproval', ['approve']));
  await expectStatus('Pending');
  expect(getSent(GetWorkConditionDocument)).toEqual([]);
});

test('closure before the start asks the same where the work is followed, and then how it was done', async () => {
  const permit = createPermit('Approved', ['requestCancellation', 'requestClosure'], {
    ...{ isSubmitter: true, isNeverStarted: true, hasWork: true },
  });
  const { server } = await openPermit(permit, { user: requestor });
  server.respondToAction('The request was sent.', () => ({ status: 'PendingClosure', actions: [] }));
  await actionButton('Request Closure').click();
  const question = page.getByRole('dialog', { name: 'The work has not started yet' });
  await expect.element(question.getByRole('button', { name: 'Request Cancellation' })).toHaveFocus();
  await question.getByRole('button', { name: 'Request Closure' }).click();
  const unrecorded = page.getByRole('dialog').filter({ hasText: 'The work was never started' });
  await unrecorded.getByText('It was done, but not recorded').click();
  await unrecorded.getByRole('textbox').fill('During the power cut, on paper');
  await unrecorded.getByRole('button', { name: 'Request Closure' }).click();
  await expect
    .poll(() => getSent(PerformPermitActionDocument))
    .toMatchObject([{ action: 'requestClosure', reason: 'During the power cut, on paper' }]);
});
