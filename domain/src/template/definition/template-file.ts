import type { SectionDefinition, TemplateDefinition } from './definition.ts';
import {
  DamagedFileError,
  readArray,
  readFlag,
  readObject,
  readText,
  type Members,
} from '../../work-policy/file-damage.ts';
import { parseInputDefinition } from './input-definition.ts';
import type { InputDefinition } from './input-setting.ts';
import { inputSettingEntries } from './input-settings.ts';
import type { TemplateContent } from '../model/template.ts';
import { parseWorkPolicy } from '../../work-policy/parse-work-policy.ts';

/** Identifies the file, so that no other JSON is mistaken for a template. */
const format = 'eptw-template';

/** Increased when the shape of the file changes. */
const formatVersion = 1;

/** The longest file that is parsed, in characters: many times the size of the largest template. */
export const maxTemplateFileLength = 5_000_000;

/** A template as a file to keep or pass on: human-readable JSON. */
export function formatTemplateFile({ title, code, type, ...rest }: TemplateDefinition): string {
  const { asParentPermit, showInCreatePermit, workPolicy, sections } = rest;
  const policy = workPolicy && { workPolicy };
  const template = { title, code, type, asParentPermit, showInCreatePermit, ...policy, sections };
  return `${JSON.stringify({ format, formatVersion, template }, null, 2)}\n`;
}

/** The file name of a template. */
export function formatTemplateFileName({ title }: Pick<TemplateContent, 'title'>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.slice(0, 12).join('-') || 'template'}.template.json`;
}

export type ParsedTemplateFile = { definition: TemplateDefinition; problem?: undefined } | { problem: string };

function readInput(value: unknown, where: string): InputDefinition {
  const input = readObject(value, where);
  const refuse = () => {
    throw new DamagedFileError(where);
  };
  for (const [name, { mandatory }] of inputSettingEntries) if (mandatory && input[name] === undefined) refuse();
  return parseInputDefinition(readText(input['type'], where), input, refuse);
}

function readSection(value: unknown, index: number): SectionDefinition {
  const where = `section ${index + 1}`;
  const section = readObject(value, where);
  return {
    title: readText(section['title'], where),
    ...(readFlag(section['afterWork'], where) && { afterWork: true }),
    form: readArray(section['form'], where).map((input, inputIndex) =>
      readInput(input, `${where}, input ${inputIndex + 1}`),
    ),
  };
}

function readDefinition(value: unknown): TemplateDefinition {
  const template = readObject(value, 'its template');
  return {
    title: readText(template['title'], 'its title'),
    code: readText(template['code'], 'its permit code'),
    type: readText(template['type'], 'its permit type'),
    asParentPermit: readFlag(template['asParentPermit'], 'its flags'),
    showInCreatePermit: readFlag(template['showInCreatePermit'], 'its flags'),
    sections: readArray(template['sections'], 'its sections').map(readSection),
    ...(template['workPolicy'] != null && { workPolicy: parseWorkPolicy(template['workPolicy']) }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Parses a template file. The definition may still break the rules for templates, which `validateDefinition` reports
 * for its author to fix. A file that is damaged, or not a template, is refused with a sentence.
 */
export function parseTemplateFile(text: string): ParsedTemplateFile {
  if (text.length > maxTemplateFileLength) return { problem: 'This file is too large for a template.' };
  const content = parseJson(text);
  if (content === undefined) {
    return { problem: 'This file is damaged or not a template: it is not valid JSON. Export the template again.' };
  }
  if (typeof content !== 'object' || content === null || !('format' in content) || content.format !== format) {
    return {
      problem: 'This file is not a template of this application. Choose one that was exported under Templates.',
    };
  }
  const file = content as Members;
  if (file['formatVersion'] !== formatVersion) {
    return {
      problem: 'This file comes from another version of the application, which uses a different template format.',
    };
  }
  try {
    return { definition: readDefinition(file['template']) };
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    return { problem: `This file is damaged: ${error.message} cannot be read. Export the template again.` };
  }
}
