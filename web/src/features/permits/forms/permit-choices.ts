import { checkReviewerOverlap, type ReviewingGroup } from '@eptw/domain/permit/reviewers';
import type { Profile } from '@eptw/domain/template/prefill';
import type { GetRaiseChoicesQuery } from '../../../generated/permits/forms.ts';

/** Who decides a permit and where its work is: what is chosen above the form. Ids; empty while nothing is chosen. */
export interface PermitChoices {
  template: string;
  /** Of a permit; a child permit takes its parent's. */
  site: string;
  /** Of a child permit: the permit that it is raised on. */
  parent: string;
  discipline: string;
  owner: string;
  individuals: string[];
  groups: string[];
}

export const emptyChoices: PermitChoices = {
  template: '',
  site: '',
  parent: '',
  discipline: '',
  owner: '',
  individuals: [],
  groups: [],
};

/** A choice that has to be made, and what its field is called. */
export interface RequiredChoice {
  field: keyof PermitChoices;
  label: string;
}

/** What is asked for a permit, in the order of the screen. */
export const requiredPermitChoices: readonly RequiredChoice[] = [
  { field: 'template', label: 'Permit Type' },
  { field: 'site', label: 'Site' },
  { field: 'discipline', label: 'Discipline' },
  { field: 'owner', label: 'Host / System Owner' },
  { field: 'individuals', label: 'Individual Reviewers' },
  { field: 'groups', label: 'MT groups' },
];

/** What is asked for a child permit, likewise. */
export const requiredChildPermitChoices: readonly RequiredChoice[] = [
  { field: 'template', label: 'Child Permit' },
  { field: 'parent', label: 'Parent Permit' },
  { field: 'owner', label: 'Host / System Owner' },
  { field: 'discipline', label: 'Discipline' },
  { field: 'individuals', label: 'Individual Reviewer(s)' },
  { field: 'groups', label: 'MTGroup(s)' },
];

export type AvailableTemplate = GetRaiseChoicesQuery['getTemplates']['items'][number];
export type AvailableGroup = GetRaiseChoicesQuery['getAllMTGroups']['items'][number];
export type AvailableSite = NonNullable<GetRaiseChoicesQuery['getSession']['user']>['sites'][number];
export type AvailableDiscipline = GetRaiseChoicesQuery['getAllDisciplines']['items'][number];

/** What can be chosen, and what is known of whoever chooses. */
export interface FormOptions {
  templates: readonly AvailableTemplate[];
  sites: readonly AvailableSite[];
  disciplines: readonly AvailableDiscipline[];
  groups: readonly AvailableGroup[];
  /** Absent from what an earlier version of the program kept on the device. */
  profile?: Profile;
}

/** Those of these groups that belong to a site. */
export function filterGroupsBySite(
  ids: readonly string[],
  formOptions: Pick<FormOptions, 'groups'>,
  siteId: string,
): string[] {
  return ids.filter((id) => formOptions.groups.some((group) => group._id === id && group.site._id === siteId));
}

/** What still has to be chosen before the permit can be submitted, in the words of the labels. */
export function listMissingChoices(
  choices: PermitChoices,
  required: readonly RequiredChoice[] = requiredPermitChoices,
): string[] {
  return required.flatMap(({ field, label }) => (choices[field].length === 0 ? [label] : []));
}

/** What to do about what is not chosen yet; empty when nothing is missing. */
export function formatMissingChoices(missing: readonly string[]): string {
  return missing.length > 0 ? `Choose ${missing.join(', ')} first` : '';
}

function toReviewingGroups(choices: PermitChoices, formOptions: FormOptions): ReviewingGroup[] {
  return choices.groups.flatMap((id) => {
    const group = formOptions.groups.find((candidate) => candidate._id === id);
    return group ? [{ id, name: group.name, memberIds: group.members.map((member) => member._id) }] : [];
  });
}

/** Why individual reviewers and groups cannot stand side by side; nothing when they can. */
export function findReviewerOverlap(choices: PermitChoices, formOptions: FormOptions): string | undefined {
  return checkReviewerOverlap(choices.individuals, toReviewingGroups(choices, formOptions));
}

/** Whether a permit of its own can be raised on a template. */
export function isParentTemplate(template: AvailableTemplate): boolean {
  return template.asParentPermit;
}

/** The same choices without what can no longer be chosen, such as a group that was removed since they were saved. */
export function dropUnavailableChoices(
  choices: PermitChoices,
  formOptions: FormOptions,
  isOwnForm = isParentTemplate,
): PermitChoices {
  const among = (id: string, offered: readonly { _id: string }[]) => (offered.some((one) => one._id === id) ? id : '');
  const availableGroups = choices.groups.filter((id) => among(id, formOptions.groups) !== '');
  // The site of a child permit is its parent's, which is not known here.
  const site = among(choices.site, formOptions.sites);
  const groups = site === '' ? availableGroups : filterGroupsBySite(availableGroups, formOptions, site);
  return {
    ...choices,
    template: among(choices.template, formOptions.templates.filter(isOwnForm)),
    site,
    discipline: among(choices.discipline, formOptions.disciplines),
    groups: checkReviewerOverlap(choices.individuals, toReviewingGroups({ ...choices, groups }, formOptions))
      ? []
      : groups,
  };
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Who must approve, as a sum in words: '4 approvals: 2 reviewers and one member of each of 2 MT groups'. */
export function formatApprovalsNeeded(individuals: number, groups: number): { sum: string; parts: string } {
  const parts = [
    individuals > 0 && formatCount(individuals, 'reviewer'),
    groups === 1 && 'one member of the MT group',
    groups > 1 && `one member of each of ${groups} MT groups`,
  ].filter((part) => part !== false);
  return { sum: formatCount(individuals + groups, 'approval'), parts: parts.join(' and ') };
}
