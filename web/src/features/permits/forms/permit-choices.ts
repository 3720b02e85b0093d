import { checkReviewerOverlap, type ReviewingGroup } from '@eptw/domain/permit/reviewers';
import type { Profile } from '@eptw/domain/template/purpose/prefill';
import type { GetRaiseChoicesQuery } from '../../../generated/permits/forms.ts';

/** The reviewers and the place of a permit, selected above the form. Ids; empty while nothing is selected. */
export interface PermitChoices {
  template: string;
  /** Of a permit; a child permit has its parent's site. */
  site: string;
  /** Of a child permit: the permit that it is raised on. */
  parent: string;
  /** Of a child permit: the expired one whose work it continues. */
  follows: string;
  discipline: string;
  owner: string;
  individuals: string[];
  groups: string[];
}

export const emptyChoices: PermitChoices = {
  template: '',
  site: '',
  parent: '',
  follows: '',
  discipline: '',
  owner: '',
  individuals: [],
  groups: [],
};

/** A required choice and the label of its field. */
export interface RequiredChoice {
  field: keyof PermitChoices;
  label: string;
}

/** The required choices of a permit, in their order on screen. */
export const requiredPermitChoices: readonly RequiredChoice[] = [
  { field: 'template', label: 'Permit Type' },
  { field: 'site', label: 'Site' },
  { field: 'discipline', label: 'Discipline' },
  { field: 'owner', label: 'Host / System Owner' },
  { field: 'individuals', label: 'Individual Reviewers' },
  { field: 'groups', label: 'MT groups' },
];

/** The required choices of a child permit, in their order on screen. */
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

/** What can be selected, and data about the user who selects. */
export interface FormOptions {
  templates: readonly AvailableTemplate[];
  sites: readonly AvailableSite[];
  disciplines: readonly AvailableDiscipline[];
  groups: readonly AvailableGroup[];
  /** Absent from options stored on the device by an earlier version. */
  profile?: Profile;
}

/** Returns the groups that belong to a site. */
export function filterGroupsBySite(
  ids: readonly string[],
  formOptions: Pick<FormOptions, 'groups'>,
  siteId: string,
): string[] {
  return ids.filter((id) => formOptions.groups.some((group) => group._id === id && group.site._id === siteId));
}

/** Lists the labels of choices that are missing before the permit can be submitted. */
export function listMissingChoices(
  choices: PermitChoices,
  required: readonly RequiredChoice[] = requiredPermitChoices,
): string[] {
  return required.flatMap(({ field, label }) => (choices[field].length === 0 ? [label] : []));
}

/** Describes the choices still to be made; empty when none is missing. */
export function formatMissingChoices(missing: readonly string[]): string {
  return missing.length > 0 ? `Choose ${missing.join(', ')} first` : '';
}

function toReviewingGroups(choices: PermitChoices, formOptions: FormOptions): ReviewingGroup[] {
  return choices.groups.flatMap((id) => {
    const group = formOptions.groups.find((candidate) => candidate._id === id);
    return group ? [{ id, name: group.name, memberIds: group.members.map((member) => member._id) }] : [];
  });
}

/** Returns why the individual reviewers and groups exclude each other; undefined when they do not. */
export function findReviewerOverlap(choices: PermitChoices, formOptions: FormOptions): string | undefined {
  return checkReviewerOverlap(choices.individuals, toReviewingGroups(choices, formOptions));
}

/** Whether permits, rather than child permits, are raised on a template. */
export function isParentTemplate(template: AvailableTemplate): boolean {
  return template.asParentPermit;
}

/** Returns the choices without those no longer available, such as a group deleted since they were saved. */
export function dropUnavailableChoices(
  choices: PermitChoices,
  formOptions: FormOptions,
  isOwnForm = isParentTemplate,
): PermitChoices {
  const keepIfAvailable = (id: string, available: readonly { _id: string }[]) =>
    available.some((option) => option._id === id) ? id : '';
  const availableGroups = choices.groups.filter((id) => keepIfAvailable(id, formOptions.groups) !== '');
  // The site of a child permit is its parent's, which is unknown here.
  const site = keepIfAvailable(choices.site, formOptions.sites);
  const groups = site === '' ? availableGroups : filterGroupsBySite(availableGroups, formOptions, site);
  return {
    ...choices,
    template: keepIfAvailable(choices.template, formOptions.templates.filter(isOwnForm)),
    site,
    discipline: keepIfAvailable(choices.discipline, formOptions.disciplines),
    groups: checkReviewerOverlap(choices.individuals, toReviewingGroups({ ...choices, groups }, formOptions))
      ? []
      : groups,
  };
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Describes the number of approvals: '4 approvals: 2 reviewers and one member of each of 2 MT groups'. */
export function formatApprovalsNeeded(individuals: number, groups: number): { sum: string; parts: string } {
  const parts = [
    individuals > 0 && formatCount(individuals, 'reviewer'),
    groups === 1 && 'one member of the MT group',
    groups > 1 && `one member of each of ${groups} MT groups`,
  ].filter((part) => part !== false);
  return { sum: formatCount(individuals + groups, 'approval'), parts: parts.join(' and ') };
}
