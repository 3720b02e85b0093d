import { isPermitType, type TemplateDefinition } from './definition.ts';
import { normalizeInput } from './input-definition.ts';
import { normalizeWorkPolicy } from '../../work-policy/normalize-work-policy.ts';
import type { TemplateContent } from '../model/template.ts';

/**
 * Normalises a valid template for storage: texts trimmed, the code in capitals, every width explicit, empty settings
 * left out. Equivalent definitions become equal. Throws when there are problems.
 */
export function normalizeDefinition(definition: TemplateDefinition): TemplateContent {
  const { type, title, code, asParentPermit, showInCreatePermit, sections, workPolicy } = definition;
  if (!isPermitType(type)) throw new Error(`'${title}' has problems`);
  return {
    title: title.trim(),
    code: code.trim().toUpperCase(),
    type,
    asParentPermit,
    showInCreatePermit,
    sections: sections.map((section) => ({
      title: section.title.trim(),
      ...(section.afterWork === true && { afterWork: true }),
      form: section.form.map(normalizeInput),
    })),
    ...(workPolicy && { workPolicy: normalizeWorkPolicy(workPolicy) }),
  };
}

/**
 * The permit code suggested by a title: the part before its dash, as in 'B3 - LIFTING', or else the initials of its
 * words. Empty when the title has neither letters nor digits.
 */
export function suggestCode(title: string): string {
  const named = /^\s*([A-Za-z0-9]{1,10})\s+-\s/.exec(title)?.[1];
  const initials = Array.from(title.matchAll(/[A-Za-z0-9]+/g), ([word]) => word.slice(0, 1)).join('');
  return (named ?? initials.slice(0, 10)).toUpperCase();
}

/** The name suggested by a label: its first words joined, as in 'workLocation'. */
export function suggestName(label: string): string {
  const words = Array.from(label.matchAll(/[A-Za-z0-9]+/g), ([word]) => word.toLowerCase()).slice(0, 5);
  const [first = '', ...rest] = words;
  return (first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')).slice(0, 40);
}
