import { isChildPermitTemplate } from '@eptw/domain/child-permit/create';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import {
  isParentTemplate,
  type PermitChoices,
  type FormOptions,
  type AvailableTemplate,
} from '../forms/permit-choices.ts';

/** The differences between raising a permit and a child permit before anything is selected. */
export interface NewPermitLevel {
  noun: string;
  /** Whether a template can be the permit's own form. */
  canBeOwnForm: (template: AvailableTemplate) => boolean;
  /** The choices preselected for a new one. */
  getDefaultChoices: (formOptions: FormOptions) => Partial<PermitChoices>;
  /** The key under which a user's unfinished one is stored on this device. */
  getLocalDraftKey: (userId: string) => string;
}

/** Preselects the General Permit, or the only permit type there is, and the site of users who have only one. */
function getDefaultPermitChoices(formOptions: FormOptions): Partial<PermitChoices> {
  const parents = formOptions.templates.filter(isParentTemplate);
  const template = parents.find(({ _id }) => _id === generalPermitTemplateId) ?? parents[0];
  const [only, ...others] = formOptions.sites;
  return { template: template?._id ?? '', site: only && others.length === 0 ? only._id : '' };
}

export const newPermitLevels = {
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
} satisfies Record<string, NewPermitLevel>;
