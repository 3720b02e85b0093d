import { validateText } from '../../text/plain-text.ts';
import { isTypeWith } from './input-type-table.ts';
import type { InputOption } from './template.ts';
import { templateLimits } from './template-limits.ts';

function parseOption(value: unknown): InputOption | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { value: stored, label, exclusive } = value as Partial<Record<string, unknown>>;
  if (typeof stored !== 'string' || typeof label !== 'string') return undefined;
  if (exclusive !== undefined && exclusive !== null && typeof exclusive !== 'boolean') return undefined;
  return { value: stored, label, ...(exclusive === true && { exclusive }) };
}

/** Parses options from an untrusted value, dropping unknown members; undefined when it contains none. */
export function parseOptions(value: unknown): InputOption[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const options = value.map(parseOption);
  return options.every((option) => option !== undefined) ? options : undefined;
}

function validateOptionTexts(options: readonly InputOption[]): string | undefined {
  for (const text of options.flatMap(({ value, label }) => [value, label])) {
    const problem = validateText(text, { label: 'An option', maxLength: templateLimits.option });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Returns what is wrong with the options of an input, as a sentence. */
export function validateOptions(type: string, options: readonly InputOption[]): string | undefined {
  if (!isTypeWith(type, 'hasOptions')) {
    return options.length > 0 ? 'Only a select, radio or multicheck has options. Remove them.' : undefined;
  }
  if (options.length === 0) return 'Add at least one option to choose from.';
  if (options.length > templateLimits.options) return `Offer at most ${templateLimits.options} options. Remove some.`;
  if (options.some(({ value, label }) => value.trim() === '' || label.trim() === ''))
    return 'Give every option a value and a label.';
  if (type !== 'multicheck' && options.some(({ exclusive }) => exclusive))
    return 'Only options of a multicheck can exclude the others. Untick it.';
  const repeated = new Set(options.map(({ value }) => value.trim())).size < options.length;
  return repeated ? 'Two options have the same value. Give each a different value.' : validateOptionTexts(options);
}

/** Normalises options for storage: texts trimmed; undefined for none. */
export function normalizeOptions(options: readonly InputOption[] = []): InputOption[] | undefined {
  const normal = options.map(({ value, label, exclusive }) => ({
    value: value.trim(),
    label: label.trim(),
    ...(exclusive === true && { exclusive }),
  }));
  return normal.length > 0 ? normal : undefined;
}

/** Formats options for a difference. */
export function formatOptions(options: readonly InputOption[] = []): string[] {
  return options.map(({ value, label, exclusive }) => {
    const text = value === label ? label : `${label} (${value})`;
    return exclusive ? `${text}, excluding the others` : text;
  });
}
