import { getRoleWords } from '@eptw/domain/role/role-words';
import type { Phrases } from './phrases/phrases.ts';
import type { PageItem } from './use-sign-on-page.ts';

/** Why the work stands still, in the reader's language, with what only the template and people say as it is written. */
export function formatStandstill(
  { why, kind, check, words, role }: NonNullable<PageItem['standstill']>,
  phrases: Phrases,
): { listed: string; written: string } {
  return {
    listed: kind === null ? formatReason(why, role, phrases) : phrases.stopReasons[kind],
    written: [check, words && `“${words}”`].filter(Boolean).join(' '),
  };
}

function formatReason(
  why: NonNullable<PageItem['standstill']>['why'],
  role: NonNullable<PageItem['standstill']>['role'],
  phrases: Phrases,
): string {
  return role === null ? phrases.standstills[why] : phrases.nobodyAs(getRoleWords(phrases.roles, role).name);
}
