import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetWaitingPermitsDocument, type GetWaitingPermitsQuery } from '../../../generated/permits/quota.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { phone } from '../../../testing/viewport.ts';
import { QuotaAlert } from './quota-alert.tsx';

type Permit = GetWaitingPermitsQuery['countUnClosedPermit']['permits'][number];

const waiting: NonNullable<Permit['waiting']> = {
  waitsFor: 'submitter',
  since: '2026-11-23T10:00:00Z',
  timeZone: 'Asia/Singapore',
  remindedAt: null,
  remindFrom: null,
  owner: null,
  groups: [],
};

const unfinished: Permit['missing'][number] = {
  key: 'workFinished',
  sentence: 'Finish the work first. It is Expired.',
  link: 'work',
};
const children: Permit['missing'][number] = {
  key: 'childPermitsFinished',
  sentence: 'Finish its child permits first: F10N-B2-000007.',
  link: 'childPermits',
};

const createPermit = (number: number, ...missing: Permit['missing']): Permit => ({
  _id: `permit-${number}`,
  code: `F10N-GP-00000${number}`,
  waiting,
  missing,
});

const list = page.getByRole('region', { name: 'Permits waiting to be closed' });

async function open(...permits: Permit[]) {
  respondTo(GetWaitingPermitsDocument, () => ({ countUnClosedPermit: { permits } }));
  const screen = (
    <>
      <h1>Create Permit</h1>
      <QuotaAlert message="You have too many permits to close." permits={permits} />
    </>
  );
  mount({ screens: { '/': screen } });
  await expect.element(list).toBeVisible();
}

test('each permit says what is missing before it can be closed, and leads there', async () => {
  await open(createPermit(1, unfinished, children), createPermit(2));
  const [first, second] = [list.getByText(/^ended on/).nth(0), list.getByText(/^ended on/).nth(1)];
  await expect.element(first).toHaveTextContent('ended on 23 Nov 2026, 18:00. Before its closure can be requested:');
  await expect.element(list.getByText(unfinished.sentence)).toBeVisible();
  await expect.element(list.getByText(children.sentence)).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Go to the work of F10N-GP-000001' }))
    .toHaveAttribute('href', '/permits/permit-1');
  await expect
    .element(list.getByRole('link', { name: 'Go to its child permits of F10N-GP-000001' }))
    .toHaveAttribute('href', '/permits/permit-1#child-permits');
  await expect.element(second).toHaveTextContent(/Request its closure if the work is done\.$/);
  await expectAccessibleEverywhere();
});

test('a permit with the permit closers says what keeps them from closing it', async () => {
  await page.viewport(phone.width, phone.height);
  await open({ ...createPermit(1, children), waiting: { ...waiting, waitsFor: 'permitClosers' } });
  await expect.element(list.getByText('has been with the permit closers since 23 Nov 2026, 18:00.')).toBeVisible();
  await expect.element(list.getByText(children.sentence)).toBeVisible();
  await expectAccessibleEverywhere();
});
