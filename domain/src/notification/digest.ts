import { oneLine } from '../permit/one-line.ts';
import { notificationKindNames, type NotificationKind } from './kinds.ts';

/** A notification as a mail tells it. */
export interface DigestItem {
  kind: NotificationKind;
  title: string;
  text: string;
}

/** The most that one mail tells one by one. */
const most = 50;

/** Longer subjects are cut by mail programs anyway, in characters. */
const longestSubject = 180;

/** What one mail tells of these, and how many more there are. What there is to do comes first, by the table of kinds. */
export function digestOf<Item extends DigestItem>(items: readonly Item[]): { told: Item[]; left: number } {
  const sorted = items.toSorted(
    (one, other) => notificationKindNames.indexOf(one.kind) - notificationKindNames.indexOf(other.kind),
  );
  return { told: sorted.slice(0, most), left: Math.max(0, items.length - most) };
}

/** The subject of a mail about these notifications: the first that it tells, and how many more. */
export function digestSubject(items: readonly DigestItem[]): string {
  const [first] = digestOf(items).told;
  const more = items.length > 1 ? ` (and ${items.length - 1} more)` : '';
  return `${oneLine(first?.title ?? '', longestSubject)}${more}`;
}
