import { isChildPermitTemplate } from '@eptw/domain/child-permit/raising';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import { isParentTemplate, type Choices, type Offer, type OfferedTemplate } from './choices.ts';

/** What raising a permit and raising a child permit do each in its own way before anything is chosen. */
export interface RaiseKind {
  noun: string;
  /** Whether a template can be the own form of one. */
  isOwnForm: (template: OfferedTemplate) => boolean;
  /** What is chosen already on a new one. */
  firstChoices: (offer: Offer) => Partial<Choices>;
  /** Under which name a user's unfinished one is kept on this device. */
  keptAs: (userId: string) => string;
}

/** The General Permit, or the only type there is; and the site of those who have one alone. */
function usualPermit(offer: Offer): Partial<Choices> {
  const parents = offer.templates.filter(isParentTemplate);
  const template = parents.find(({ _id }) => _id === generalPermitTemplateId) ?? parents[0];
  const [only, ...others] = offer.sites;
  return { template: template?._id ?? '', site: only && others.length === 0 ? only._id : '' };
}

export const raiseKinds = {
  permit: {
    noun: 'permit',
    isOwnForm: isParentTemplate,
    firstChoices: usualPermit,
    keptAs: (userId: string) => userId,
  },
  childPermit: {
    noun: 'child permit',
    isOwnForm: isChildPermitTemplate,
    firstChoices: () => ({}),
    keptAs: (userId: string) => `${userId} child permit`,
  },
} satisfies Record<string, RaiseKind>;
