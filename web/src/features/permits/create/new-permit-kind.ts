import { isChildPermitTemplate } from '@eptw/domain/child-permit/create';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import {
  isParentTemplate,
  type PermitChoices,
  type FormOptions,
  type AvailableTemplate,
} from '../forms/permit-choices.ts';

/** What raising a permit and raising a child permit do each in its own way before anything is chosen. */
export interface NewPermitKind {
  noun: string;
  /** Whether a template can be the own form of one. */
  canBeOwnForm: (template: AvailableTemplate) => boolean;
  /** What is chosen already on a new one. */
  getDefaultChoices: (formOptions: FormOptions) => Partial<PermitChoices>;
  /** Under which name a user's unfinished one is kept on this device. */
  getLocalDraftKey: (userId: string) => string;
}

/** The General Permit, or the only type there is; and the site of those who have one alone. */
function getDefaultPermitChoices(formOptions: FormOptions): Partial<PermitChoices> {
  const parents = formOptions.templates.filter(isParentTemplate);
  const template = parents.find(({ _id }) => _id === generalPermitTemplateId) ?? parents[0];
  const [only, ...others] = formOptions.sites;
  return { template: template?._id ?? '', site: only && others.length === 0 ? only._id : '' };
}

export const newPermitKinds = {
  permit: {
    noun: 'permit',
    canBeOwnForm: isParentTemplate,
    getDefaultChoices: getDefaultPermitChoices,
    getLocalDraftKey: (userId: string) => userId,
  },
  childPermit: {
    noun: 'child permit',
    canBeOwnForm: isChildPermitTemplate,
    getDefaultChoices: () => ({}),
    getLocalDraftKey: (userId: string) => `${userId} child permit`,
  },
} satisfies Record<string, NewPermitKind>;
