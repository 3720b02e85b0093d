import type { AttachedForm, Submission } from '@eptw/domain/template/submission';
import type { Choices, Offer } from './choices.ts';
import type { RaisedForm, RaiseState } from './raise-work.ts';

/** The values of the permit's own form, and of each attached one with its template. */
export interface FilledForms {
  submission: Submission;
  childrenState: AttachedForm[];
}

/** Every value as it stands, checked or not. */
export function filledForms(own: RaisedForm, { attached }: Pick<RaiseState, 'attached'>): FilledForms {
  return {
    submission: own.edited.store.submission(),
    childrenState: attached.map(({ template, edited }) => ({
      form: template.id,
      submission: edited.store.submission(),
    })),
  };
}

function memberIds(groups: readonly string[], offer: Offer): string[] {
  const members = offer.groups.filter((group) => groups.includes(group._id)).flatMap((group) => group.members);
  return [...new Set(members.map((member) => member._id))];
}

function reviewersAndHost(choices: Choices, offer: Offer) {
  return {
    selectedUser: choices.individuals,
    selectedMTGroupUsers: memberIds(choices.groups, offer),
    selectedMTGroup: choices.groups,
    hostSystemOwner: choices.owner,
    discipline: choices.discipline,
  };
}

export type RaisedData = ReturnType<typeof raisedData>;

/** What the API takes of a permit that is raised, or kept as a draft. */
export function raisedData(choices: Choices, offer: Offer, forms: FilledForms) {
  return { ...forms, form: choices.template, site: choices.site, ...reviewersAndHost(choices, offer) };
}

/** What the API takes of a child permit that is raised. */
export function raisedChildData(choices: Choices, offer: Offer, submission: Submission) {
  return { form: choices.template, parentPermit: choices.parent, submission, ...reviewersAndHost(choices, offer) };
}
