import { message } from '@eptw/domain/message';
import { mapBrushWidth } from '@eptw/domain/template/drawing';

/** What tells permits and child permits apart on screen: addresses and words. All else about them is the same. */
export interface PermitKind {
  /** As sentences name one. */
  noun: string;
  /** Stands over a screen that has none to show. */
  title: string;
  /** The list of all of them; followed by an id, where one is read. */
  path: string;
  /** Leads back to that list. */
  backLabel: string;
  /** Where one is raised, and what leads there. */
  create: { path: string; label: string };
  /** What is said when one cannot be loaded. */
  unavailableMessage: string;
  /** Width in pixels of the brush that marks a map on one. */
  brushWidth: number;
  /** Whether saving what is filled in on one leads back to the list. */
  returnsToListOnSave: boolean;
  /** Whether those who leave too many open may raise no more. */
  hasQuota: boolean;
  /** Whether its lists have pages of one length alone. */
  hasFixedPageSize: boolean;
}

export const permitKinds = {
  permit: {
    noun: 'permit',
    title: 'Permit',
    path: '/permits',
    backLabel: 'Back to view all permit',
    create: { path: '/permits/create-permit', label: 'Create Permit' },
    unavailableMessage: 'The permit could not be loaded. Check your connection.',
    brushWidth: mapBrushWidth.permit,
    returnsToListOnSave: false,
    hasQuota: true,
    hasFixedPageSize: false,
  },
  childPermit: {
    noun: 'child permit',
    title: 'Child Permit',
    path: '/childpermits',
    backLabel: 'Back to view all child permit',
    create: { path: '/childpermits/create-child-permit', label: 'Create Child Permit' },
    unavailableMessage: message.childPermitsUnavailable,
    brushWidth: mapBrushWidth.childPermit,
    returnsToListOnSave: true,
    hasQuota: false,
    hasFixedPageSize: true,
  },
} satisfies Record<string, PermitKind>;

/** The way back to the list of a kind, as it was left. */
export function toListBackLink({ path, backLabel }: PermitKind): { to: string; label: string } {
  return { to: path, label: backLabel };
}

/** What decides which kind a permit is, and where it is found. */
export interface PermitReference {
  _id: string;
  /** The permit that it was raised on; null for all but child permits. */
  parentPermit: object | null;
}

/** Which kind a permit is of. */
export function getPermitKind({ parentPermit }: Pick<PermitReference, 'parentPermit'>): PermitKind {
  return parentPermit === null ? permitKinds.permit : permitKinds.childPermit;
}

/** Where a permit is read. */
export function toViewPath(permit: PermitReference): string {
  return `${getPermitKind(permit).path}/${permit._id}`;
}

/** Where a permit is decided, changed or moved on. */
export function toReviewPath(permit: PermitReference): string {
  return `${getPermitKind(permit).path}/review/${permit._id}`;
}
