import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { Permit } from '../features/permits/model/permit.ts';
import { toReviewPath, toViewPath } from '../features/permits/components/permit-level.ts';
import { ChildPermitReview, PermitReview } from '../app/screens/permit-review.tsx';
import { ChildPermitView, PermitView } from '../app/screens/permit-view.tsx';
import {
  GetChildPermitDocument,
  GetPermitDocument,
  PerformPermitActionDocument,
  ThisPermitChangedDocument,
} from '../generated/permits/model.ts';
import {
  GetAttachableTemplatesDocument,
  GetNextToCloseDocument,
  GetNextToDecideDocument,
} from '../generated/permits/review.ts';
import { GetGroupChoicesDocument } from '../generated/permits/reviewers.ts';
import { GetWorkConditionDocument, GetWorkDocument } from '../generated/work.ts';
import type { SessionUser } from '../lib/session/session-store.ts';
import { publish, refusal, respondTo, success } from './api.ts';
import { mount } from './mount.tsx';
import { groups, respondWithStaff } from './permit-form.tsx';
import { people } from './permit-payload.ts';

const screens = {
  '/permits/:id': <PermitView />,
  '/permits/review/:id': <PermitReview />,
  '/childpermits/:id': <ChildPermitView />,
  '/childpermits/review/:id': <ChildPermitReview />,
  '/permits': <h1>Permits</h1>,
  '/childpermits': <h1>Child Permits</h1>,
  '/childpermits/create-child-permit': <h1>Create Child Permit</h1>,
};

/** Lets the API answer as for permits whose work is not followed, because their forms have no work policy. */
export function respondWithoutWork(): void {
  const refused = refusal('CONFLICT', 'The work under this permit is not followed.');
  respondTo(GetWorkDocument, () => ({ work: { ...refused, item: null }, checks: { ...refused, items: [] } }));
  respondTo(GetWorkConditionDocument, () => ({ work: { ...refused, item: null } }));
}

/**
 * Lets the API return these permits, as they are when it is asked, and nothing else. Their work is not followed; see
 * `respondWithWork`.
 */
export function respondWithPermits(listPermits: () => readonly Permit[]): void {
  const find = (id: string, isWanted: (permit: Permit) => boolean = () => true) => {
    const item = listPermits().find((permit) => permit._id === id && isWanted(permit)) ?? null;
    return { permit: item ? { ...success(), item } : { ...refusal('NOT_FOUND', 'Not found'), item } };
  };
  respondTo(GetPermitDocument, ({ id }) => find(id));
  respondTo(GetChildPermitDocument, ({ id }) => find(id, ({ parentPermit }) => parentPermit !== null));
  respondWithoutWork();
  const nothing = { count: 0, items: [] };
  respondTo(GetNextToDecideDocument, () => ({ permits: nothing, childPermits: nothing }));
  respondTo(GetNextToCloseDocument, () => ({ permits: nothing }));
  respondTo(GetAttachableTemplatesDocument, () => ({ getTemplates: { items: [] } }));
  respondTo(GetGroupChoicesDocument, () => ({ getAllMTGroups: { items: groups } }));
  respondWithStaff();
}

interface OpenOptions {
  /** Which screen; by default the one that decides the permit. */
  screen?: 'view' | 'review';
  user?: SessionUser;
}

/** Opens a permit. What `server.permit` holds is what the API returns. */
export async function openPermit(permit: Permit, { screen = 'review', user = people.manager }: OpenOptions = {}) {
  const server = {
    permit,
    /** Lets the next action succeed, and change the permit like this. */
    respondToAction(message: string, change: (current: Permit) => Partial<Permit>) {
      respondTo(PerformPermitActionDocument, () => {
        const { permit: current } = server;
        server.permit = { ...current, version: current.version + 1, ...change(current) };
        return { permit: { ...success(message), problems: [], item: server.permit } };
      });
    },
    /** Changes the permit as another user does, and publishes it. */
    changeElsewhere(by: string, action: 'approve' | 'reject' | 'edit' | 'stopWork', change: Partial<Permit>) {
      server.permit = { ...server.permit, version: server.permit.version + 1, ...change };
      const { _id, status, version } = server.permit;
      const permitChanged = { _id, status, version, by, action, at: '2026-03-02T01:00:00.000Z' };
      publish(ThisPermitChangedDocument, { permitChanged });
    },
  };
  respondWithPermits(() => [server.permit]);
  const address = screen === 'review' ? toReviewPath(permit) : toViewPath(permit);
  const router = mount({ screens, address, user });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(permit.code);
  return { server, router };
}

/** Opens an address on the screens of permits. */
export function openAddress(address: string, user: SessionUser = people.manager) {
  return mount({ screens, address, user });
}

/** The bar with the actions. */
export const actionBar: Locator = page.getByRole('region', { name: 'Decision' });

export const actionButton = (name: string): Locator => actionBar.getByRole('button', { name, exact: true });

/** The answer under a label, where the form is only shown. */
export function getShownAnswer(label: string): string | null | undefined {
  const labels = [...document.querySelectorAll('.form-readings dt')];
  return labels.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
}

/** Expects the status beside the number. */
export async function expectStatus(label: string): Promise<void> {
  await expect.poll(() => document.querySelector('.page-title')?.textContent).toContain(label);
}
