import { useOpenedFrom } from '../../../lib/opened-from.ts';
import { toListBackLink, type PermitLevel } from '../components/permit-level.ts';

/**
 * Returns the link back to the list that a permit was opened from, or to the list of all of its level if it was opened
 * directly.
 */
export function useBackToList(level: PermitLevel): { to: string; label: string } {
  const from = useOpenedFrom();
  const usual = toListBackLink(level);
  if (!from) return usual;
  const isUsual = from.address.split('?')[0] === usual.to;
  return { to: from.address, label: isUsual ? usual.label : `Back to ${from.title}` };
}
