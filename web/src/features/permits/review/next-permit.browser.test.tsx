import { message } from '@eptw/domain/message';
import type { QueueGroup } from '@eptw/domain/permit/work-queue';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetNextToCloseDocument,
  GetNextToDecideDocument,
  type NextPermitFactsFragment,
} from '../../../generated/permits/review.ts';
import { respondTo } from '../../../testing/api.ts';
import { confirmDialog } from '../../../testing/page.ts';
import { createPermit, toChildPermit } from '../../../testing/permit-payload.ts';
import {
  actionBar,
  actionButton,
  openAddress,
  openPermit,
  respondWithPermits,
} from '../../../testing/permit-screens.tsx';
import { phone, wide } from '../../../testing/viewport.ts';
import { toReviewPath } from '../components/permit-level.ts';
import type { Permit } from '../model/permit.ts';

const toNext = (permit: Permit, queueGroup: QueueGroup): NextPermitFactsFragment => ({ ...permit, queueGroup });

afterEach(() => page.viewport(wide.width, wide.height));

test('after a decision the most urgent permit is offered, of its own level where two are as urgent', async () => {
  const permit = toChildPermit(createPermit('PendingApproval', ['approve']));
  const { server, router } = await openPermit(permit);
  const next = { ...permit, _id: 'next', code: 'F10N-B3-000003' };
  const tomorrow = createPermit('PendingApproval', ['approve']);
  respondTo(GetNextToDecideDocument, () => ({
    permits: { count: 1, items: [toNext(tomorrow, 'tomorrow')] },
    childPermits: { count: 2, items: [toNext(next, 'today')] },
  }));
  server.respondToAction('The permit was approved.', () => ({ actions: [] }));
  await actionButton('Approve').click();
  await confirmDialog(message.confirmMissingUploads, 'Approve permit');
  await expect.element(actionBar).toHaveTextContent('2 child permits need your approval');
  server.permit = next;
  await page.getByRole('link', { name: `Next: ${next.code}` }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/childpermits/review/next');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([wide, phone])('the next permit arrives without moving a decision, on a page $width wide', async (size) => {
  await page.viewport(size.width, size.height);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const permit = createPermit('PendingClosure', ['close', 'sendBack']);
  respondWithPermits(() => [permit]);
  respondTo(GetNextToCloseDocument, async () => {
    await arrived;
    return { permits: { items: ['next', 'other'].map((_id) => toNext({ ...permit, _id }, 'today')) } };
  });
  openAddress(toReviewPath(permit));
  const readPlaces = () =>
    ['Send Back', 'Close Permit'].map(
      (name) => actionButton(name).element().getBoundingClientRect().toJSON() as object,
    );
  await expect.element(actionButton('Close Permit')).toBeVisible();
  const before = readPlaces();
  arrive();
  await expect.element(actionBar).toHaveTextContent('2 more to close or cancel');
  expect(readPlaces()).toEqual(before);
});

test('after a closure the next to close is offered, and what cannot be closed by the viewer is not', async () => {
  const permit = createPermit('PendingClosure', ['close']);
  const { server } = await openPermit(permit);
  const own = toNext({ ...permit, _id: 'own', code: 'F10N-GP-000007', actions: [] }, 'overdue');
  const next = toNext({ ...permit, _id: 'next', code: 'F10N-GP-000008' }, 'today');
  respondTo(GetNextToCloseDocument, () => ({ permits: { items: [own, next] } }));
  server.respondToAction('The permit was closed.', () => ({ status: 'Completed', actions: [] }));
  await actionButton('Close Permit').click();
  await confirmDialog(message.confirmClosure, 'Continue');
  await expect.element(page.getByRole('link', { name: `Next: ${next.code}` })).toBeVisible();
});

test('what a closure rests on stands before the work: what was done after it, photos, people and child permits', async () => {
  const child = {
    _id: 'child',
    code: 'F10N-B3-000002',
    title: 'B3',
    status: 'Approved',
    statusLabel: 'Approved',
  } as const;
  const why = 'Finish its child permits first: F10N-B3-000002.';
  await openPermit({
    ...createPermit('PendingClosure', ['close', 'sendBack']),
    childPermits: [child],
    blockedActions: [{ action: 'close', why, instead: null }],
  });
  const evidence = page.getByRole('region', { name: /^Before you close/ });
  await expect.element(evidence).toHaveTextContent(/Photos.*None were added after the work/);
  await expect.element(evidence).toHaveTextContent(why);
  await expect.element(evidence.getByRole('link', { name: child.code })).toBeVisible();
  const place = (element: Element) => element.getBoundingClientRect().top;
  const work = page.getByRole('region', { name: 'Work and risk' });
  expect(place(evidence.element())).toBeLessThan(place(work.element()));
});
