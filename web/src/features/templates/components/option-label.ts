import { parseRequiredForms } from '@eptw/domain/child-permit/required-forms';

/** An option's words and, apart from them, the permit codes that it is tagged with: 'Ladders #A2' is 'Ladders', A2. */
export function parseOptionLabel(label: string): { words: string; tags: string[] } {
  const tags = parseRequiredForms(label);
  const words = tags.reduce((text, tag) => text.replace(`#${tag}`, ''), label);
  return { words: words.trim().replace(/\s{2,}/g, ' '), tags };
}
