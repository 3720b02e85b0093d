import { message } from '@eptw/domain/message';
import { mapBrushWidth } from '@eptw/domain/template/model/drawing';

/** How permits and child permits differ on screen: addresses and labels. Everything else is the same. */
export interface PermitLevel {
  /** The noun in the middle of a sentence. */
  noun: string;
  /** The title of a screen without a permit to show. */
  title: string;
  /** The path of the list of all of them; followed by an id, of one. */
  path: string;
  /** The label of the link back to that list. */
  backLabel: string;
  /** The screen that raises one, and the label of the link to it. */
  create: { path: string; label: string };
  /** Shown when one cannot be loaded. */
  unavailableMessage: string;
  /** The width in pixels of the brush that marks a map. */
  brushWidth: number;
  /** Whether saving edits returns to the list. */
  returnsToListOnSave: boolean;
  /** Whether users with too many open ones cannot raise more. */
  hasQuota: boolean;
  /** Whether the page size of its lists is fixed. */
  hasFixedPageSize: boolean;
}

export const permitLevels = {
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
} satisfies Record<string, PermitLevel>;

/** Returns the link back to the list of a level, in its last state. */
export function toListBackLink({ path, backLabel }: PermitLevel): { to: string; label: string } {
  return { to: path, label: backLabel };
}

/** What determines a permit's level and its address. */
export interface PermitReference {
  _id: string;
  /** The permit that it was raised on; null except for child permits. */
  parentPermit: object | null;
}

/** Returns a permit's level. */
export function getPermitLevel({ parentPermit }: Pick<PermitReference, 'parentPermit'>): PermitLevel {
  return parentPermit === null ? permitLevels.permit : permitLevels.childPermit;
}

/** Returns the path of the page that shows a permit. */
export function toViewPath(permit: PermitReference): string {
  return `${getPermitLevel(permit).path}/${permit._id}`;
}

/** Returns the path of the page on which a permit is decided, edited or acted on. */
export function toReviewPath(permit: PermitReference): string {
  return `${getPermitLevel(permit).path}/review/${permit._id}`;
}
