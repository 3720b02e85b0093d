import type { TemplateInput } from '../template/model/template.ts';
import { parseRequiredForms } from './required-forms.ts';

/** An option's label without its tags, and the permit codes of the tags. */
export interface OptionLabel {
  text: string;
  tags: string[];
}

/** Splits an option's label into its text and the permit codes it is tagged with: 'Ladders #A2' into 'Ladders' and A2. */
export function parseOptionLabel(label: string): OptionLabel {
  const tags = parseRequiredForms(label);
  const plainLabel = tags.reduce((text, tag) => text.replace(`#${tag}`, ''), label);
  return { text: plainLabel.trim().replace(/\s{2,}/g, ' '), tags };
}

/** Does the same for an option of an input: only impacts on health and safety have tags. */
export function parseInputOption({ purpose }: TemplateInput, label: string): OptionLabel {
  return purpose === 'highRiskWork' ? parseOptionLabel(label) : { text: label, tags: [] };
}
