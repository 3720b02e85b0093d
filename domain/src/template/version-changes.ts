import { fieldChanges, type FieldChange, type FieldValue } from '../administration/act.ts';
import { freetextName } from './input-definition.ts';
import { inputPurposes } from './input-purpose.ts';
import { pairUp, reorderedPairs, type PairedInput } from './input-matching.ts';
import { outOfOrder } from './order.ts';
import { withPurposes } from './purpose-of-inputs.ts';
import { inputsInSections, matchSections, type MatchedSection } from './section-matching.ts';
import type { TemplateContent, TemplateInput, TemplateSection } from './template.ts';
import { afterWorkLabel, inputTypeLabels } from './type-labels.ts';

/** One thing that a later version of a template does differently, in words. */
export interface VersionChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  what: 'form' | 'section' | 'input';
  /** The title of the section, or the label of the input; the title of the form for what is said of the whole. */
  name: string;
  /** The title of the section that the input is in now, or was in last; empty for what is in none. */
  section: string;
  /** What is different, before and after. */
  fields: FieldChange[];
}

function headOf(template: TemplateContent): Record<string, FieldValue> {
  return {
    Title: template.title,
    'Permit code': template.code,
    'Permit type': template.type,
    'Can be raised as a permit': template.asParentPermit,
    'Offered when a permit is created': template.showInCreatePermit,
  };
}

function optionsInWords({ options = [] }: TemplateInput): string[] {
  return options.map(({ value, label, exclusive }) => {
    const words = value === label ? label : `${label} (${value})`;
    return exclusive ? `${words}, excluding the others` : words;
  });
}

/** Everything that an author says about an input, as people read it. */
function factsOf(input: TemplateInput): Record<string, FieldValue> {
  const { type, label, name, placeholder = '', defaultValue = '', required = false, col = 12 } = input;
  return {
    Type: inputTypeLabels[type],
    [type === 'freetext' ? 'Text' : 'Label']: label,
    Name: name === freetextName ? '' : name,
    Required: type === 'freetext' ? '' : required,
    'Column width': col,
    Placeholder: placeholder,
    'Default value': defaultValue,
    Options: optionsInWords(input),
    Tooltip: input.tooltip ? (input.tooltipText ?? '') : '',
    Purpose: input.purpose ? inputPurposes[input.purpose].label : '',
  };
}

/** What an input is called where its label is a whole paragraph. */
function shortName({ type, label }: TemplateInput): string {
  const [line = ''] = label.split('\n');
  return type === 'freetext' && line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

function sectionFacts({ title, afterWork = false }: TemplateSection): Record<string, FieldValue> {
  return { Title: title, [afterWorkLabel]: afterWork };
}

function sectionChanges(sections: readonly MatchedSection[]): VersionChange[] {
  const kept = sections.filter(({ before, after }) => before && after);
  const moved = outOfOrder(kept.map(({ before }) => before?.index ?? 0));
  return sections.flatMap((section): VersionChange[] => {
    const { before, after } = section;
    const name = (after ?? before)?.title ?? '';
    const one = { what: 'section', name, section: '' } as const;
    if (!before)
      return [{ ...one, kind: 'added', fields: after?.afterWork ? fieldChanges({}, { [afterWorkLabel]: true }) : [] }];
    if (!after) return [{ ...one, kind: 'removed', fields: [] }];
    const changes: VersionChange[] = [];
    const fields = fieldChanges(sectionFacts(before), sectionFacts(after));
    if (fields.length > 0) changes.push({ ...one, kind: 'changed', fields });
    if (moved.has(kept.indexOf(section))) {
      const position = fieldChanges({ Position: before.index + 1 }, { Position: after.index + 1 });
      changes.push({ ...one, kind: 'moved', fields: position });
    }
    return changes;
  });
}

function inputChanges(pairs: readonly PairedInput[], titles: ReadonlyMap<number, string>): VersionChange[] {
  const reordered = reorderedPairs(pairs);
  return pairs.flatMap((pair): VersionChange[] => {
    const { before, after } = pair;
    const placed = after ?? before;
    if (!placed) return [];
    const one = { what: 'input', name: shortName(placed.input), section: titles.get(placed.section) ?? '' } as const;
    if (!before) return [{ ...one, kind: 'added', fields: fieldChanges({}, factsOf(placed.input)) }];
    if (!after) return [{ ...one, kind: 'removed', fields: fieldChanges(factsOf(placed.input), {}) }];
    const changes: VersionChange[] = [];
    const fields = fieldChanges(factsOf(before.input), factsOf(after.input));
    if (fields.length > 0) changes.push({ ...one, kind: 'changed', fields });
    const [from, to] = [titles.get(before.section) ?? '', titles.get(after.section) ?? ''];
    if (before.section !== after.section) {
      changes.push({ ...one, kind: 'moved', fields: fieldChanges({ Section: from }, { Section: to }) });
    } else if (reordered.has(pair)) {
      const places = fieldChanges({ Position: before.index + 1 }, { Position: after.index + 1 });
      changes.push({ ...one, kind: 'moved', fields: places });
    }
    return changes;
  });
}

/**
 * What a later version of a template does differently, in the order in which it is read. A version that does not say
 * what its inputs are for is taken as it is read.
 */
export function versionChanges(earlier: TemplateContent, later: TemplateContent): VersionChange[] {
  const [before, after] = [withPurposes(earlier), withPurposes(later)];
  const head = fieldChanges(headOf(before), headOf(after));
  const whole: VersionChange[] =
    head.length > 0 ? [{ kind: 'changed', what: 'form', name: after.title, section: '', fields: head }] : [];
  const sections = matchSections(before, after);
  const titles = new Map(sections.map(({ number, before: was, after: is }) => [number, (is ?? was)?.title ?? '']));
  const pairs = pairUp(inputsInSections(sections, 'before'), inputsInSections(sections, 'after'));
  return [...whole, ...sectionChanges(sections), ...inputChanges(pairs, titles)];
}

const verbs: Record<VersionChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
};

/** A change as one sentence without its details: "Added the input 'Shift' in 'Work'". */
export function changeInWords({ kind, what, name, section }: VersionChange): string {
  const where = section === '' ? '' : ` in '${section}'`;
  return what === 'form' ? 'Changed the form itself' : `${verbs[kind]} the ${what} '${name}'${where}`;
}

/** Changes as the history of administration keeps them: one entry for each thing that is different. */
export function changesForHistory(changes: readonly VersionChange[]): FieldChange[] {
  return changes.flatMap((change): FieldChange[] => {
    const { kind, what, name, section, fields } = change;
    const subject = what === 'section' ? `Section '${name}'` : `'${name}' in '${section}'`;
    if (what === 'form') return fields;
    if (kind === 'added') return [{ field: subject, before: null, after: detailsOf(fields, 'after') || 'Added' }];
    if (kind === 'removed') return [{ field: subject, before: detailsOf(fields, 'before') || 'There', after: null }];
    return fields.map(({ field, before, after }) => ({ field: `${subject}: ${field}`, before, after }));
  });
}

function detailsOf(fields: readonly FieldChange[], side: 'before' | 'after'): string {
  return fields.map((change) => `${change.field}: ${change[side] ?? ''}`).join('; ');
}

/** A whole template in words, for the history of what was created or deleted. */
export function contentsInWords(template: TemplateContent): Record<string, FieldValue> {
  const sections = template.sections.map(
    ({ title, form }) => `${title} (${form.length} ${form.length === 1 ? 'input' : 'inputs'})`,
  );
  return { ...headOf(template), Sections: sections };
}
