import { notificationKindNames, type NotificationKind } from './kinds.ts';

/** A notification as a mail tells it. */
export interface DigestItem {
  kind: NotificationKind;
  title: string;
  text: string;
}

/** The subject of a mail about these notifications. */
export function digestSubject(items: readonly DigestItem[]): string {
  const [first] = items;
  return items.length === 1 && first ? first.title : `${items.length} notifications about your permits`;
}

/** The most that one mail tells one by one. */
const most = 50;

/** The paragraphs of a mail: what there is to do comes first, then the rest, in the order of the table of kinds. */
export function digestParagraphs(items: readonly DigestItem[]): string[] {
  const sorted = items.toSorted(
    (one, other) => notificationKindNames.indexOf(one.kind) - notificationKindNames.indexOf(other.kind),
  );
  const told = sorted.slice(0, most).map(({ title, text }) => (text === '' ? `${title}.` : `${title}. ${text}`));
  return items.length > most ? [...told, `And ${items.length - most} more.`] : told;
}
