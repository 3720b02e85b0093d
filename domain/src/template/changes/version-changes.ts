import { diffFields, type FieldChange, type FieldValue } from '../../text/field-changes.ts';
import { pairInputs, findReorderedPairs, type PairedInput } from './input-matching.ts';
import { inputSettingEntries } from '../definition/input-settings.ts';
import { findMovedEntries } from '../model/moved-entries.ts';
import { addPurposes } from '../purpose/inputs-by-purpose.ts';
import { listPlacedInputs, matchSections, type MatchedSection } from '../model/section-matching.ts';
import { afterWorkLabel, type TemplateContent, type TemplateInput, type TemplateSection } from '../model/template.ts';
import { getInputTypeLabel } from '../model/input-type-table.ts';
import { describeWorkPolicy, diffWorkPolicies } from '../../work-policy/work-policy-changes.ts';

export const versionChangeKinds = ['added', 'removed', 'changed', 'moved'] as const;

export type VersionChangeKind = (typeof versionChangeKinds)[number];

/** The parts of a template that can differ. */
export const versionChangeSubjects = ['form', 'workPolicy', 'section', 'input'] as const;

export type VersionChangeSubject = (typeof versionChangeSubjects)[number];

/** One difference in a later version of a template, as text. */
export interface VersionChange {
  kind: VersionChangeKind;
  what: VersionChangeSubject;
  /** The title of the section or the label of the input; for the form as a whole and its policy, its title. */
  name: string;
  /** The title of the input's current or last section; empty if it has none. */
  section: string;
  /** The fields that differ, before and after. */
  fields: FieldChange[];
}

function describeHeader(template: TemplateContent): Record<string, FieldValue> {
  return {
    Title: template.title,
    'Permit code': template.code,
    'Permit type': template.type,
    'Can be raised as a permit': template.asParentPermit,
    'Offered when a permit is created': template.showInCreatePermit,
  };
}

/** Everything that an author sets on an input, formatted for users. */
function describeInput(input: TemplateInput): Record<string, FieldValue> {
  const fields = inputSettingEntries.flatMap(([, { label, labelInDifference, describe }]): [string, FieldValue][] =>
    describe ? [[labelInDifference?.(input) ?? label, describe(input)]] : [],
  );
  return { Type: getInputTypeLabel(input.type), ...Object.fromEntries(fields) };
}

/** A short name for an input whose label is a whole paragraph. */
function toShortName({ type, label }: TemplateInput): string {
  const [line = ''] = label.split('\n');
  return type === 'freetext' && line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

function describeSection({ title, afterWork = false }: TemplateSection): Record<string, FieldValue> {
  return { Title: title, [afterWorkLabel]: afterWork };
}

function diffSections(sections: readonly MatchedSection[]): VersionChange[] {
  const unchanged = sections.filter(({ before, after }) => before && after);
  const moved = findMovedEntries(unchanged.map(({ before }) => before?.index ?? 0));
  return sections.flatMap((section): VersionChange[] => {
    const { before, after } = section;
    const name = (after ?? before)?.title ?? '';
    const subject = { what: 'section', name, section: '' } as const;
    if (!before)
      return [
        { ...subject, kind: 'added', fields: after?.afterWork ? diffFields({}, { [afterWorkLabel]: true }) : [] },
      ];
    if (!after) return [{ ...subject, kind: 'removed', fields: [] }];
    const changes: VersionChange[] = [];
    const fields = diffFields(describeSection(before), describeSection(after));
    if (fields.length > 0) changes.push({ ...subject, kind: 'changed', fields });
    if (moved.has(unchanged.indexOf(section))) {
      const position = diffFields({ Position: before.index + 1 }, { Position: after.index + 1 });
      changes.push({ ...subject, kind: 'moved', fields: position });
    }
    return changes;
  });
}

function diffInputs(pairs: readonly PairedInput[], titles: ReadonlyMap<number, string>): VersionChange[] {
  const reordered = findReorderedPairs(pairs);
  return pairs.flatMap((pair): VersionChange[] => {
    const { before, after } = pair;
    const placed = after ?? before;
    if (!placed) return [];
    const subject = {
      what: 'input',
      name: toShortName(placed.input),
      section: titles.get(placed.section) ?? '',
    } as const;
    if (!before) return [{ ...subject, kind: 'added', fields: diffFields({}, describeInput(placed.input)) }];
    if (!after) return [{ ...subject, kind: 'removed', fields: diffFields(describeInput(placed.input), {}) }];
    const changes: VersionChange[] = [];
    const fields = diffFields(describeInput(before.input), describeInput(after.input));
    if (fields.length > 0) changes.push({ ...subject, kind: 'changed', fields });
    const [from, to] = [titles.get(before.section) ?? '', titles.get(after.section) ?? ''];
    if (before.section !== after.section) {
      changes.push({ ...subject, kind: 'moved', fields: diffFields({ Section: from }, { Section: to }) });
    } else if (reordered.has(pair)) {
      const positionChanges = diffFields({ Position: before.index + 1 }, { Position: after.index + 1 });
      changes.push({ ...subject, kind: 'moved', fields: positionChanges });
    }
    return changes;
  });
}

function diffPolicies(before: TemplateContent, after: TemplateContent): VersionChange[] {
  const fields = diffWorkPolicies(before.workPolicy, after.workPolicy);
  if (fields.length === 0) return [];
  const kind = !before.workPolicy ? 'added' : after.workPolicy ? 'changed' : 'removed';
  return [{ kind, what: 'workPolicy', name: after.title, section: '', fields }];
}

/**
 * The differences in a later version of a template, in reading order. A version that sets no purposes is compared
 * with the inferred ones.
 */
export function diffTemplateVersions(earlier: TemplateContent, later: TemplateContent): VersionChange[] {
  const [before, after] = [addPurposes(earlier), addPurposes(later)];
  const head = diffFields(describeHeader(before), describeHeader(after));
  const formChanges: VersionChange[] =
    head.length > 0 ? [{ kind: 'changed', what: 'form', name: after.title, section: '', fields: head }] : [];
  const sections = matchSections(before, after);
  const titles = new Map(sections.map(({ number, before: was, after: is }) => [number, (is ?? was)?.title ?? '']));
  const pairs = pairInputs(listPlacedInputs(sections, 'before'), listPlacedInputs(sections, 'after'));
  const policyChanges = diffPolicies(before, after);
  return [...formChanges, ...policyChanges, ...diffSections(sections), ...diffInputs(pairs, titles)];
}

const policyLabel = 'Work policy';

const verbs: Record<VersionChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
};

/** A change as one sentence without details: "Added the input 'Shift' in 'Work'". */
export function formatVersionChange({ kind, what, name, section }: VersionChange): string {
  const where = section === '' ? '' : ` in '${section}'`;
  if (what === 'form') return 'Changed the form itself';
  return what === 'workPolicy' ? `${verbs[kind]} the work policy` : `${verbs[kind]} the ${what} '${name}'${where}`;
}

function formatSubject({ what, name, section }: VersionChange): string {
  if (what === 'workPolicy') return policyLabel;
  return what === 'section' ? `Section '${name}'` : `'${name}' in '${section}'`;
}

/** Changes for the audit log: one entry per difference. */
export function toFieldChanges(changes: readonly VersionChange[]): FieldChange[] {
  return changes.flatMap((change): FieldChange[] => {
    const { kind, what, fields } = change;
    const subject = formatSubject(change);
    if (what === 'form') return fields;
    if (kind === 'added') return [{ field: subject, before: null, after: formatDetails(fields, 'after') || 'Added' }];
    if (kind === 'removed')
      return [{ field: subject, before: formatDetails(fields, 'before') || 'Present', after: null }];
    return fields.map(({ field, before, after }) => ({ field: `${subject}: ${field}`, before, after }));
  });
}

function formatDetails(fields: readonly FieldChange[], side: 'before' | 'after'): string {
  return fields.map((change) => `${change.field}: ${change[side] ?? ''}`).join('; ');
}

/** A whole template as text, for the history of a created or deleted template. */
export function describeTemplate(template: TemplateContent): Record<string, FieldValue> {
  const sections = template.sections.map(
    ({ title, form }) => `${title} (${form.length} ${form.length === 1 ? 'input' : 'inputs'})`,
  );
  const policy = Object.entries(template.workPolicy ? describeWorkPolicy(template.workPolicy) : {});
  return {
    ...describeHeader(template),
    Sections: sections,
    ...Object.fromEntries(policy.map(([field, value]) => [`${policyLabel}: ${field}`, value])),
  };
}
