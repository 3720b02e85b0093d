import { validateDefinition, type TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { normalizeDefinition } from '@eptw/domain/template/definition/normalize-definition';
import type { TemplateContent, TemplateInput } from '@eptw/domain/template/model/template';
import { parseTemplateFile } from '@eptw/domain/template/definition/template-file';
import { defaultWorkPolicies, workKindNames, type WorkKind } from '@eptw/domain/work-policy/work-policy-defaults';
import { createContentError, listFiles, readYaml } from './content-files.ts';
import { ContentProblem, type ValuePath } from './content-problem.ts';
import { anything, listOf, object, oneOf, optional, text, type Shape } from './shape.ts';

/** A template that every installation starts with. Its id is the same everywhere. */
export type CatalogueTemplate = TemplateContent & { id: string };

/** The same form for later days or weeks of a job. */
interface FollowUp {
  id: string;
  title: string;
  code: string;
  /** The names of the inputs for the first and the last day. */
  startDate: string;
  endDate: string;
}

/** A file of `content/templates`: an exported template plus an id, and aids for its author. */
interface TemplateFile {
  format: unknown;
  formatVersion: unknown;
  id: string;
  /** The kind of work whose usual policy the template has. */
  workKind?: WorkKind;
  /** Lists that the inputs reference by alias, so that each is written once. */
  choices: unknown;
  template: unknown;
  followUps?: FollowUp[];
}

const fixedId: Shape<string> = (value, valuePath) => {
  if (typeof value === 'string' && /^00000000-0000-4000-8000-\d{12}$/.test(value)) return value;
  throw new ContentProblem(valuePath, 'must be an id such as 00000000-0000-4000-8000-000000000001.');
};

const templateFile = object<TemplateFile>({
  format: anything,
  formatVersion: anything,
  id: fixedId,
  workKind: optional(oneOf(workKindNames)),
  choices: anything,
  template: anything,
  followUps: optional(
    listOf(object<FollowUp>({ id: fixedId, title: text, code: text, startDate: text, endDate: text })),
  ),
});

const catalogueTemplates: Shape<CatalogueTemplate[]> = (value, valuePath) => {
  const file = templateFile(value, valuePath);
  const { format, formatVersion, template, workKind } = file;
  const parsed = parseTemplateFile(JSON.stringify({ format, formatVersion, template }));
  if (parsed.problem !== undefined) throw new ContentProblem(['template'], `cannot be used. ${parsed.problem}`);
  rejectUnreadMembers(template, parsed.definition, ['template']);
  const definition = workKind ? withUsualPolicy(parsed.definition, workKind) : parsed.definition;
  const first = toTemplateContent(definition, ['template']);
  const followUps = file.followUps ?? [];
  return [
    { id: file.id, ...first },
    ...followUps.map((next, index) => ({
      id: next.id,
      ...toTemplateContent(createFollowUp(first, next), ['followUps', index]),
    })),
  ];
};

function withUsualPolicy(definition: TemplateDefinition, workKind: WorkKind): TemplateDefinition {
  if (definition.workPolicy) {
    throw new ContentProblem(
      ['workKind'],
      'is wrong: the template has a workPolicy of its own. Remove one of the two.',
    );
  }
  return { ...definition, workPolicy: defaultWorkPolicies[workKind] };
}

/** Rejects a member that the format does not have, such as a misspelt one, which would otherwise be ignored. */
function rejectUnreadMembers(written: unknown, parsed: unknown, valuePath: ValuePath): void {
  if (typeof written !== 'object' || written === null || typeof parsed !== 'object' || parsed === null) return;
  for (const [name, member] of Object.entries(written)) {
    const memberPath = [...valuePath, Array.isArray(written) ? Number(name) : name];
    if (!(name in parsed) && member !== false) throw new ContentProblem(memberPath, 'is not known here.');
    rejectUnreadMembers(member, Reflect.get(parsed, name), memberPath);
  }
}

function toTemplateContent(definition: TemplateDefinition, valuePath: ValuePath): TemplateContent {
  const [problem] = validateDefinition(definition);
  if (!problem) return normalizeDefinition(definition);
  const { section, input, field, path = '' } = problem;
  const inPolicy = path === '' ? [] : path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const inSection = section === undefined ? [] : ['sections', section];
  const inInput = input === undefined ? [] : ['form', input];
  throw new ContentProblem(
    [...valuePath, ...inSection, ...inInput, field, ...inPolicy],
    `is wrong: ${problem.message}`,
  );
}

/** The same form with another title. It is used while the work goes on, so creating a permit does not offer it. */
function createFollowUp(first: TemplateContent, { title, code, ...names }: FollowUp): TemplateContent {
  const rename = (input: TemplateInput): TemplateInput => {
    if (input.purpose !== 'startDate' && input.purpose !== 'endDate') return input;
    return { ...input, name: names[input.purpose] };
  };
  const sections = first.sections.map((section) => ({ ...section, form: section.form.map(rename) }));
  return { ...first, title, code, showInCreatePermit: false, sections };
}

/** Reads every template of `content/templates`, sorted by id: parents first, then children by code. */
export function readTemplates(directory: string): CatalogueTemplate[] {
  const fileByKey = new Map<string, string>();
  const templates = listFiles(directory, 'templates', '.yaml').flatMap((file) => {
    const templatesInFile = readYaml(directory, file, catalogueTemplates);
    // The weeks of a job share a permit code.
    const codes = new Set(templatesInFile.map(({ code }) => code));
    for (const name of [...templatesInFile.flatMap(({ id, title }) => [id, title]), ...codes]) {
      const other = fileByKey.get(name);
      if (other !== undefined) throw createContentError(file, undefined, `has '${name}', and so has content/${other}.`);
      fileByKey.set(name, file);
    }
    return templatesInFile;
  });
  return templates.sort((one, other) => (one.id < other.id ? -1 : 1));
}
