import type { Phrases } from './phrases/phrases.ts';
import type { PageItem } from './use-sign-on-page.ts';

/** Why the work stands still, in the reader's language, with what only the template and people say as it is written. */
export function formatStandstill(
  { why, kind, check, words }: NonNullable<PageItem['standstill']>,
  phrases: Phrases,
): { listed: string; written: string } {
  return {
    listed: kind === null ? phrases.standstills[why] : phrases.stopReasons[kind],
    written: [check, words && `“${words}”`].filter(Boolean).join(' '),
  };
}
