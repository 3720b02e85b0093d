import { toOneLine } from '../text/one-line.ts';
import { notificationKindNames, type NotificationKind } from './kinds.ts';

/** A notification as an e-mail shows it. */
export interface DigestItem {
  kind: NotificationKind;
  title: string;
  text: string;
}

/** The most notifications that one e-mail lists. */
const maxItems = 50;

/** In characters; mail programs truncate longer subjects anyway. */
const maxSubjectLength = 180;

/**
 * Selects what one e-mail lists and counts the rest. Notifications that need action come first, by the table of
 * kinds.
 */
export function createDigest<Item extends DigestItem>(items: readonly Item[]): { included: Item[]; omitted: number } {
  const sorted = items.toSorted(
    (one, other) => notificationKindNames.indexOf(one.kind) - notificationKindNames.indexOf(other.kind),
  );
  return { included: sorted.slice(0, maxItems), omitted: Math.max(0, items.length - maxItems) };
}

/** The subject of an e-mail about these notifications: the first one listed, and how many more. */
export function formatDigestSubject(items: readonly DigestItem[]): string {
  const [first] = createDigest(items).included;
  const more = items.length > 1 ? ` (and ${items.length - 1} more)` : '';
  return `${toOneLine(first?.title ?? '', maxSubjectLength)}${more}`;
}
