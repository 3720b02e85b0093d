import type { OfferedGroup, Offer } from './choices.ts';

interface GroupOption {
  value: string;
  label: string;
  /** Such a group's slot could never be filled. */
  disabled: boolean;
}

interface GroupOptions {
  label: string;
  options: GroupOption[];
}

function optionOf(group: OfferedGroup, submitterId: string): GroupOption {
  const { _id, name, members } = group;
  if (members.length === 0) return { value: _id, label: `${name} (no members)`, disabled: true };
  const onlySubmitter = members.every((member) => member._id === submitterId);
  return { value: _id, label: onlySubmitter ? `${name} (no member but you)` : name, disabled: onlySubmitter };
}

/** The groups to choose from, those of the chosen site first. Groups that nobody could decide for are marked. */
export function groupOptions(offer: Pick<Offer, 'groups'>, siteId: string, submitterId: string): GroupOptions[] {
  const chosen = offer.groups.find((group) => group.site._id === siteId)?.site;
  const others = [...new Map(offer.groups.map((group) => [group.site._id, group.site])).values()]
    .filter((site) => site._id !== siteId)
    .toSorted((one, other) => one.code.localeCompare(other.code));
  return [...(chosen ? [chosen] : []), ...others].map((site) => ({
    label: site._id === siteId ? `${site.name}, the chosen site` : site.name,
    options: offer.groups
      .filter((group) => group.site._id === site._id)
      .map((group) => optionOf(group, submitterId))
      .toSorted((one, other) => Number(one.disabled) - Number(other.disabled) || one.label.localeCompare(other.label)),
  }));
}
