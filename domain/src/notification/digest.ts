import { toOneLine } from '../text/one-line.ts';
import { notificationKindNames, type NotificationKind } from './kinds.ts';

/** A notification as a mail tells it. */
export interface DigestItem {
  kind: NotificationKind;
  title: string;
  text: string;
}

/** The most that one mail tells one by one. */
const maxItems = 50;

/** Longer subjects are cut by mail programs anyway, in characters. */
const maxSubjectLength = 180;

/** What one mail tells of these, and how many more there are. What there is to do comes first, by the table of kinds. */
export function createDigest<Item extends DigestItem>(items: readonly Item[]): { included: Item[]; left: number } {
  const sorted = items.toSorted(
    (one, other) => notificationKindNames.indexOf(one.kind) - notificationKindNames.indexOf(other.kind),
  );
  return { included: sorted.slice(0, maxItems), left: Math.max(0, items.length - maxItems) };
}

/** The subject of a mail about these notifications: the first that it tells, and how many more. */
export function formatDigestSubject(items: readonly DigestItem[]): string {
  const [first] = createDigest(items).included;
  const more = items.length > 1 ? ` (and ${items.length - 1} more)` : '';
  return `${toOneLine(first?.title ?? '', maxSubjectLength)}${more}`;
}
