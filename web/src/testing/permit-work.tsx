import type { Operation } from '../lib/api/operation.ts';
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { Permit } from '../features/permits/model/permit.ts';
import type { WorkAnswerFactsFragment, WorkFactsFragment } from '../generated/work.ts';
import type { SessionUser } from '../lib/session/session-store.ts';
import { respondTo, success } from './api.ts';
import { expectNoAnimations } from './page.ts';
import { requestor } from './permit-form.tsx';
import { createPermit } from './permit-payload.ts';
import { openPermit } from './permit-screens.tsx';
import { respondWithWork, type RespondingWork } from './work-payload.ts';

/** The head of the permit. */
export const workCard: Locator = page.getByRole('region', { name: 'The work now' });

/** The sheet that is open. */
export const sheet: Locator = page.getByRole('dialog');

interface OpenOptions {
  user?: SessionUser;
  /** What the viewer may do to the permit itself. */
  actions?: PermitAction[];
  status?: PermitStatus;
  isSubmitter?: boolean;
  /** Of a child permit. */
  parentPermit?: Permit['parentPermit'];
  getServerNow?: () => Date;
}

/** Opens the page of an approved permit with this work. What `server.current` holds is what the API returns. */
export async function openWork(
  current: RespondingWork,
  {
    user = requestor,
    actions = [],
    status = 'Approved',
    isSubmitter = false,
    parentPermit = null,
    ...rest
  }: OpenOptions = {},
) {
  const permit = createPermit(status, actions, { isSubmitter, parentPermit });
  const server = {
    current,
    /** Lets the next requests of this kind succeed and change the work. */
    respondTo<Variables>(
      document: Operation<{ work: WorkAnswerFactsFragment }, Variables>,
      change: Partial<WorkFactsFragment>,
      message = 'Recorded.',
    ) {
      respondTo(document, () => {
        const { work } = server.current;
        server.current = { ...server.current, work: { ...work, version: work.version + 1, ...change } };
        return { work: { ...success(message), problems: [], item: server.current.work } };
      });
    },
  };
  const opening = openPermit(permit, { screen: 'view', user });
  respondWithWork(() => server.current, rest.getServerNow);
  const { server: permitServer } = await opening;
  if (status === 'Approved') await expect.element(workCard).toBeVisible();
  return { server, permitServer };
}

/** Opens the sheet of an action or of a check by the name of its button, and waits until it stands still. */
export async function openSheet(button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect.element(sheet).toBeVisible();
  await expectNoAnimations();
}
