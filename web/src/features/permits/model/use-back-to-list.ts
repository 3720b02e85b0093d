import { useOpenedFrom } from '../../../lib/opened-from.ts';
import { toListBackLink, type PermitKind } from '../components/permit-kind.ts';

/**
 * Returns the link back to the list that a permit was opened from, or to the list of all of its kind if it was opened
 * directly.
 */
export function useBackToList(kind: PermitKind): { to: string; label: string } {
  const from = useOpenedFrom();
  const usual = toListBackLink(kind);
  if (!from) return usual;
  const isUsual = from.address.split('?')[0] === usual.to;
  return { to: from.address, label: isUsual ? usual.label : `Back to ${from.title}` };
}
