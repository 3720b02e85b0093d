import { overlapProblem, type ReviewingGroup } from '@eptw/domain/permit/reviewers';
import type { Profile } from '@eptw/domain/template/prefill';
import type { GetRaiseChoicesQuery } from './operations.generated.ts';

/** Who decides a permit and where its work is: what is chosen above the form. Ids; empty while nothing is chosen. */
export interface Choices {
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

export const noChoices: Choices = {
  template: '',
  site: '',
  parent: '',
  discipline: '',
  owner: '',
  individuals: [],
  groups: [],
};

/** A choice that has to be made, and what its field is called. */
export interface AskedChoice {
  of: keyof Choices;
  label: string;
}

/** What is asked for a permit, in the order of the screen. */
export const permitChoices: readonly AskedChoice[] = [
  { of: 'template', label: 'Permit Type' },
  { of: 'site', label: 'Site' },
  { of: 'discipline', label: 'Discipline' },
  { of: 'owner', label: 'Host / System Owner' },
  { of: 'individuals', label: 'Individual Reviewers' },
  { of: 'groups', label: 'MT groups' },
];

/** What is asked for a child permit, likewise. */
export const childPermitChoices: readonly AskedChoice[] = [
  { of: 'template', label: 'Child Permit' },
  { of: 'parent', label: 'Parent Permit' },
  { of: 'owner', label: 'Host / System Owner' },
  { of: 'discipline', label: 'Discipline' },
  { of: 'individuals', label: 'Individual Reviewer(s)' },
  { of: 'groups', label: 'MTGroup(s)' },
];

export type OfferedTemplate = GetRaiseChoicesQuery['getTemplates']['items'][number];
export type OfferedGroup = GetRaiseChoicesQuery['getAllMTGroups']['items'][number];
export type OfferedSite = NonNullable<GetRaiseChoicesQuery['getSession']['user']>['sites'][number];
export type OfferedDiscipline = GetRaiseChoicesQuery['getAllDisciplines']['items'][number];

/** What can be chosen, and what is known of whoever chooses. */
export interface Offer {
  templates: readonly OfferedTemplate[];
  sites: readonly OfferedSite[];
  disciplines: readonly OfferedDiscipline[];
  groups: readonly OfferedGroup[];
  /** Absent from what an earlier version of the program kept on the device. */
  profile?: Profile;
}

/** Those of these groups that belong to a site. */
export function groupsOfSite(ids: readonly string[], offer: Pick<Offer, 'groups'>, siteId: string): string[] {
  return ids.filter((id) => offer.groups.some((group) => group._id === id && group.site._id === siteId));
}

/** What still has to be chosen before the permit can be submitted, in the words of the labels. */
export function unchosen(choices: Choices, asked: readonly AskedChoice[] = permitChoices): string[] {
  return asked.flatMap(({ of, label }) => (choices[of].length === 0 ? [label] : []));
}

/** What to do about what is not chosen yet; empty when nothing is missing. */
export function chooseFirst(missing: readonly string[]): string {
  return missing.length > 0 ? `Choose ${missing.join(', ')} first` : '';
}

function reviewingGroups(choices: Choices, offer: Offer): ReviewingGroup[] {
  return choices.groups.flatMap((id) => {
    const group = offer.groups.find((candidate) => candidate._id === id);
    return group ? [{ id, name: group.name, memberIds: group.members.map((member) => member._id) }] : [];
  });
}

/** Why individual reviewers and groups cannot stand side by side; nothing when they can. */
export function overlap(choices: Choices, offer: Offer): string | undefined {
  return overlapProblem(choices.individuals, reviewingGroups(choices, offer));
}

/** Whether a permit of its own can be raised on a template. */
export function isParentTemplate(template: OfferedTemplate): boolean {
  return template.asParentPermit;
}

/** The same choices without what can no longer be chosen, such as a group that was removed since they were saved. */
export function stillOffered(choices: Choices, offer: Offer, isOwnForm = isParentTemplate): Choices {
  const among = (id: string, offered: readonly { _id: string }[]) => (offered.some((one) => one._id === id) ? id : '');
  const isOffered = choices.groups.filter((id) => among(id, offer.groups) !== '');
  // The site of a child permit is its parent's, which is not known here.
  const site = among(choices.site, offer.sites);
  const groups = site === '' ? isOffered : groupsOfSite(isOffered, offer, site);
  return {
    ...choices,
    template: among(choices.template, offer.templates.filter(isOwnForm)),
    site,
    discipline: among(choices.discipline, offer.disciplines),
    groups: overlapProblem(choices.individuals, reviewingGroups({ ...choices, groups }, offer)) ? [] : groups,
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Who must approve, as a sum in words: '4 approvals: 2 reviewers and one member of each of 2 MT groups'. */
export function approvalsInWords(individuals: number, groups: number): { sum: string; parts: string } {
  const parts = [
    individuals > 0 && counted(individuals, 'reviewer'),
    groups === 1 && 'one member of the MT group',
    groups > 1 && `one member of each of ${groups} MT groups`,
  ].filter((part) => part !== false);
  return { sum: counted(individuals + groups, 'approval'), parts: parts.join(' and ') };
}
