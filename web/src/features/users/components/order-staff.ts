import { normalizeText } from '@eptw/domain/text/same-text';
import type { StaffMemberFragment } from '../../../generated/users.ts';

/** What a list of staff is ordered by. */
export interface StaffOrder {
  /** The site of the work; undefined or empty if none is chosen. */
  siteId?: string | undefined;
  /** Whom the user has chosen before, the latest first. */
  usualIds?: readonly string[] | undefined;
}

/** Members of staff under a heading. */
export interface StaffGroup {
  heading: string;
  members: readonly StaffMemberFragment[];
}

/** Whether a member of staff has everything that was typed in their name or e-mail address. */
export function matchesTyped({ fullname, email }: StaffMemberFragment, typed: string): boolean {
  const text = normalizeText(`${fullname} ${email}`);
  return normalizeText(typed)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Puts those whom the user chooses as a rule first, then the people of the site. Empty groups are left out. */
export function orderStaff(
  staff: readonly StaffMemberFragment[],
  { siteId = '', usualIds = [] }: StaffOrder,
): StaffGroup[] {
  const usual = usualIds.flatMap((id) => staff.find(({ _id }) => _id === id) ?? []);
  const others = staff.filter((member) => !usual.includes(member));
  const isAtSite = ({ sites }: StaffMemberFragment) => sites.some(({ _id }) => _id === siteId);
  const groups = [
    { heading: 'Chosen before', members: usual },
    { heading: 'At this site', members: siteId === '' ? [] : others.filter(isAtSite) },
    {
      heading: siteId === '' ? 'All sites' : 'Other sites',
      members: siteId === '' ? others : others.filter((one) => !isAtSite(one)),
    },
  ];
  return groups.filter(({ members }) => members.length > 0);
}
