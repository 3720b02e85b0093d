import { parseRequiredForms } from '@eptw/domain/child-permit/required-forms';
import type { TemplateInput } from '@eptw/domain/template/template';

/**
 * Splits an option's label into its text and the permit codes it is tagged with: 'Ladders #A2' into 'Ladders' and A2.
 */
export function parseOptionLabel(label: string): { words: string; tags: string[] } {
  const tags = parseRequiredForms(label);
  const words = tags.reduce((text, tag) => text.replace(`#${tag}`, ''), label);
  return { words: words.trim().replace(/\s{2,}/g, ' '), tags };
}

/** Does the same for an option of an input: only impacts on health and safety have tags. */
export function parseOptionOf({ purpose }: TemplateInput, label: string): { words: string; tags: string[] } {
  return purpose === 'highRiskWork' ? parseOptionLabel(label) : { words: label, tags: [] };
}
