import { compareAsRead } from '@eptw/domain/text/reading-order';
import type { AvailableGroup, FormOptions } from './permit-choices.ts';

interface GroupOption {
  value: string;
  label: string;
  /** The group's slot could never be filled. */
  disabled: boolean;
}

function toGroupOption(group: AvailableGroup, submitterId: string): GroupOption {
  const { _id, name, members } = group;
  if (members.length === 0) return { value: _id, label: `${name} (no members)`, disabled: true };
  const onlySubmitter = members.every((member) => member._id === submitterId);
  return { value: _id, label: onlySubmitter ? `${name} (you are the only member)` : name, disabled: onlySubmitter };
}

/** Returns the site's groups as options. Groups without a member who could decide are disabled. */
export function toGroupOptions(
  formOptions: Pick<FormOptions, 'groups'>,
  siteId: string,
  submitterId: string,
): GroupOption[] {
  return formOptions.groups
    .filter((group) => group.site._id === siteId)
    .map((group) => toGroupOption(group, submitterId))
    .toSorted((one, other) => Number(one.disabled) - Number(other.disabled) || compareAsRead(one.label, other.label));
}
