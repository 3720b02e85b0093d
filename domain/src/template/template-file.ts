import type { SectionDefinition, TemplateDefinition } from './definition.ts';
import type { InputDefinition } from './input-definition.ts';
import type { InputOption, TemplateContent } from './template.ts';

/** What a file says that it is, so that no other JSON is taken for a template. */
const format = 'eptw-template';

/** Rises when the shape of the file changes. */
const formatVersion = 1;

/** The longest file that is looked at, in characters: many times what the largest template takes. */
export const templateFileLimit = 5_000_000;

/** A template as a file to be kept or handed on: JSON that people can read too. */
export function templateFile({ title, code, type, ...rest }: TemplateDefinition): string {
  const { asParentPermit, showInCreatePermit, sections } = rest;
  const template = { title, code, type, asParentPermit, showInCreatePermit, sections };
  return `${JSON.stringify({ format, formatVersion, template }, null, 2)}\n`;
}

/** What a template's file is called. */
export function templateFileName({ title }: Pick<TemplateContent, 'title'>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.slice(0, 12).join('-') || 'template'}.template.json`;
}

export type ReadFile = { definition: TemplateDefinition; problem?: undefined } | { problem: string };

type Members = Readonly<Record<string, unknown>>;

/** Says where a file is damaged; caught before anybody else sees it. */
class Damage extends Error {}

function membersOf(value: unknown, where: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damage(where);
  return value as Members;
}

function entriesOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Damage(where);
  return value;
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Damage(where);
  return value;
}

function flagOf(value: unknown, where: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new Damage(where);
  return value === true;
}

function optionOf(value: unknown, where: string): InputOption {
  const option = membersOf(value, where);
  return {
    value: textOf(option['value'], where),
    label: textOf(option['label'], where),
    ...(flagOf(option['exclusive'], where) && { exclusive: true }),
  };
}

function defaultOf(value: unknown, where: string): InputDefinition['defaultValue'] {
  if (value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  return entriesOf(value, where).map((entry) => textOf(entry, where));
}

function inputOf(value: unknown, where: string): InputDefinition {
  const input = membersOf(value, where);
  const { col, placeholder, tooltipText, options, purpose } = input;
  if (col !== undefined && typeof col !== 'number') throw new Damage(where);
  const defaultValue = defaultOf(input['defaultValue'], where);
  return {
    type: textOf(input['type'], where),
    label: textOf(input['label'], where),
    name: textOf(input['name'], where),
    required: flagOf(input['required'], where),
    tooltip: flagOf(input['tooltip'], where),
    ...(col !== undefined && { col }),
    ...(placeholder !== undefined && { placeholder: textOf(placeholder, where) }),
    ...(tooltipText !== undefined && { tooltipText: textOf(tooltipText, where) }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(options !== undefined && { options: entriesOf(options, where).map((option) => optionOf(option, where)) }),
    ...(purpose !== undefined && { purpose: textOf(purpose, where) }),
  };
}

function sectionOf(value: unknown, index: number): SectionDefinition {
  const where = `section ${index + 1}`;
  const section = membersOf(value, where);
  return {
    title: textOf(section['title'], where),
    ...(flagOf(section['afterWork'], where) && { afterWork: true }),
    form: entriesOf(section['form'], where).map((input, place) => inputOf(input, `${where}, input ${place + 1}`)),
  };
}

function definitionOf(value: unknown): TemplateDefinition {
  const template = membersOf(value, 'its template');
  return {
    title: textOf(template['title'], 'its title'),
    code: textOf(template['code'], 'its permit code'),
    type: textOf(template['type'], 'its permit type'),
    asParentPermit: flagOf(template['asParentPermit'], 'its flags'),
    showInCreatePermit: flagOf(template['showInCreatePermit'], 'its flags'),
    sections: entriesOf(template['sections'], 'its sections').map(sectionOf),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads a template's file. The definition may still break the rules of templates: `definitionProblems` says how, and its
 * author can put it right. A file that is damaged, or is none of a template, is refused with a sentence.
 */
export function readTemplateFile(text: string): ReadFile {
  if (text.length > templateFileLimit) return { problem: 'This file is far too large for a template.' };
  const content = parsed(text);
  if (content === undefined) {
    return { problem: 'This file is damaged or is no template: it is not valid JSON. Export the template again.' };
  }
  if (typeof content !== 'object' || content === null || !('format' in content) || content.format !== format) {
    return { problem: 'This file is no template of this program. Choose one that was exported under Templates.' };
  }
  const file = content as Members;
  if (file['formatVersion'] !== formatVersion) {
    return { problem: 'This file comes from another version of the program, which writes templates differently.' };
  }
  try {
    return { definition: definitionOf(file['template']) };
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return { problem: `This file is damaged: ${error.message} cannot be read. Export the template again.` };
  }
}
