import type { TemplateDefinition } from '@eptw/domain/template/definition/definition';
import type { InputDefinition, OtherInputs } from '@eptw/domain/template/definition/input-setting';
import { findClaimedPurposes, inputPurposes, isInputPurpose } from '@eptw/domain/template/purpose/input-purpose';
import { suggestCode } from '@eptw/domain/template/definition/normalize-definition';

/** An input in the builder. The id identifies it even when its name changes, and is only valid on this screen. */
export interface BuilderInput {
  id: string;
  input: InputDefinition;
}

/** The settings of a section. */
export interface SectionSettings {
  title: string;
  afterWork: boolean;
}

export interface BuilderSection extends SectionSettings {
  id: string;
  inputs: readonly BuilderInput[];
}

/** A template in the builder. It is immutable: every step creates a new one, so that each can be undone. */
export interface BuilderForm extends Omit<TemplateDefinition, 'sections'> {
  sections: readonly BuilderSection[];
}

/** The position of an input: the index of its section, and its index within it. */
export interface InputPosition {
  section: number;
  input: number;
}

let idCount = 0;

/** Creates an id that is unique on the screen. */
export function createId(kind: 'section' | 'input' | 'option'): string {
  idCount += 1;
  return `${kind}-${idCount}`;
}

export const emptyForm: BuilderForm = {
  title: '',
  code: '',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: false,
  sections: [],
};

export function toBuilderForm({ sections, ...header }: TemplateDefinition): BuilderForm {
  return {
    ...header,
    sections: sections.map(({ title, afterWork = false, form }) => ({
      id: createId('section'),
      title,
      afterWork,
      inputs: form.map((input) => ({ id: createId('input'), input })),
    })),
  };
}

/** Returns the form as a definition, to validate, render, store and send it. */
export function toDefinition({ sections, ...header }: BuilderForm): TemplateDefinition {
  return {
    ...header,
    sections: sections.map(({ title, afterWork, inputs }) => ({
      title,
      ...(afterWork && { afterWork }),
      form: inputs.map(({ input }) => input),
    })),
  };
}

/** Returns the form with another title. The permit code follows it unless the author has chosen one. */
export function withTitle(form: BuilderForm, title: string, codeFollows: boolean): BuilderForm {
  const isSuggestedCode = codeFollows && form.code === suggestCode(form.title);
  return { ...form, title, ...(isSuggestedCode && { code: suggestCode(title) }) };
}

export function findSectionIndex({ sections }: BuilderForm, id: string): number {
  return sections.findIndex((section) => section.id === id);
}

export function findInputPosition({ sections }: BuilderForm, id: string): InputPosition | undefined {
  const section = sections.findIndex(({ inputs }) => inputs.some((entry) => entry.id === id));
  const input = sections[section]?.inputs.findIndex((entry) => entry.id === id) ?? -1;
  return section < 0 ? undefined : { section, input };
}

export function addSection(form: BuilderForm, settings: SectionSettings): BuilderForm {
  return { ...form, sections: [...form.sections, { id: createId('section'), ...settings, inputs: [] }] };
}

export function changeSection(form: BuilderForm, id: string, settings: SectionSettings): BuilderForm {
  return {
    ...form,
    sections: form.sections.map((section) => (section.id === id ? { ...section, ...settings } : section)),
  };
}

export function removeSection(form: BuilderForm, id: string): BuilderForm {
  return { ...form, sections: form.sections.filter((section) => section.id !== id) };
}

/** Moves an entry of a list to another index; an index outside the list becomes its nearest end. */
function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, entry);
}

export function moveSection(form: BuilderForm, id: string, to: number): BuilderForm {
  return { ...form, sections: moveEntry(form.sections, findSectionIndex(form, id), to) };
}

function withInputs(
  form: BuilderForm,
  index: number,
  change: (inputs: readonly BuilderInput[]) => readonly BuilderInput[],
) {
  const section = form.sections[index];
  if (!section) return form;
  return { ...form, sections: form.sections.with(index, { ...section, inputs: change(section.inputs) }) };
}

/** Adds an input at the end of a section, and returns also its id. */
export function addInput(
  form: BuilderForm,
  sectionId: string,
  input: InputDefinition,
): { form: BuilderForm; id: string } {
  const id = createId('input');
  return { id, form: withInputs(form, findSectionIndex(form, sectionId), (inputs) => [...inputs, { id, input }]) };
}

export function replaceInput(form: BuilderForm, id: string, input: InputDefinition): BuilderForm {
  const position = findInputPosition(form, id);
  return position ? withInputs(form, position.section, (inputs) => inputs.with(position.input, { id, input })) : form;
}

export function removeInput(form: BuilderForm, id: string): BuilderForm {
  const position = findInputPosition(form, id);
  return position ? withInputs(form, position.section, (inputs) => inputs.toSpliced(position.input, 1)) : form;
}

/** Collects the names and purposes used by all inputs except one. */
export function findOtherInputs({ sections }: BuilderForm, id: string | undefined): OtherInputs {
  const others = sections.flatMap(({ inputs }) => inputs.flatMap((entry) => (entry.id === id ? [] : [entry.input])));
  return {
    names: new Set(others.map(({ name }) => name)),
    purposes: findClaimedPurposes(others.map(({ purpose }) => purpose)),
  };
}

/** Returns a similar name that no input has yet, with the next number. */
function findFreeName(name: string, takenNames: ReadonlySet<string>): string {
  const stem = name.replace(/\d+$/, '');
  let number = Number(/\d+$/.exec(name)?.[0] ?? 1) + 1;
  while (takenNames.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** Inserts a copy of an input behind it, with a unique name. */
export function duplicateInput(form: BuilderForm, id: string): BuilderForm {
  const position = findInputPosition(form, id);
  const original = position && form.sections[position.section]?.inputs[position.input]?.input;
  if (!original) return form;
  const name =
    original.type === 'freetext' ? original.name : findFreeName(original.name, findOtherInputs(form, undefined).names);
  const { purpose = '', ...input } = original;
  // Some purposes, such as the start date, are allowed once; others, such as a reading, may repeat.
  const repeatedPurpose = isInputPurpose(purpose) && inputPurposes[purpose].claims.length === 0 && { purpose };
  const copy = { id: createId('input'), input: { ...input, name, ...repeatedPurpose } };
  return withInputs(form, position.section, (inputs) => inputs.toSpliced(position.input + 1, 0, copy));
}

/** Moves an input to a position in its own or another section. */
export function moveInput(form: BuilderForm, id: string, to: InputPosition): BuilderForm {
  const from = findInputPosition(form, id);
  const entry = from && form.sections[from.section]?.inputs[from.input];
  if (!entry || !form.sections[to.section]) return form;
  if (from.section === to.section) {
    return withInputs(form, from.section, (inputs) => moveEntry(inputs, from.input, to.input));
  }
  const withoutInput = withInputs(form, from.section, (inputs) => inputs.toSpliced(from.input, 1));
  return withInputs(withoutInput, to.section, (inputs) =>
    inputs.toSpliced(Math.max(0, Math.min(to.input, inputs.length)), 0, entry),
  );
}

/** Moves an input one place up or down; at the end of a section it moves into the next one. */
export function stepInput(form: BuilderForm, id: string, step: -1 | 1): BuilderForm {
  const position = findInputPosition(form, id);
  if (!position) return form;
  const section = form.sections[position.section];
  const input = position.input + step;
  if (section && input >= 0 && input < section.inputs.length) return moveInput(form, id, { ...position, input });
  const next = position.section + step;
  const end = step < 0 ? (form.sections[next]?.inputs.length ?? 0) : 0;
  return moveInput(form, id, { section: next, input: end });
}
