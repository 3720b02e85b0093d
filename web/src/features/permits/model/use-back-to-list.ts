import { useOpenedFrom } from '../../../lib/opened-from.ts';
import { toListBackLink, type PermitKind } from './permit-kind.ts';

/** The way back to the list that a permit was opened from; to that of all of its kind, where it was opened directly. */
export function useBackToList(kind: PermitKind): { to: string; label: string } {
  const from = useOpenedFrom();
  const usual = toListBackLink(kind);
  if (!from) return usual;
  const isUsual = from.address.split('?')[0] === usual.to;
  return { to: from.address, label: isUsual ? usual.label : `Back to ${from.title}` };
}
