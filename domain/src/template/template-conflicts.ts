import type { DefinitionProblem, TemplateDefinition } from './definition.ts';
import { generalPermitTemplateId, type TemplateContent } from './template.ts';

/** Another template that is in use, as far as it can get in the way. */
export type OtherTemplate = Pick<TemplateContent, 'title' | 'code' | 'asParentPermit'> & { type: string };

type TemplateHeader = Pick<TemplateDefinition, 'title' | 'code' | 'type' | 'asParentPermit'>;

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function isSheetOf({ title, asParentPermit }: TemplateHeader, code: string): boolean {
  return !asParentPermit && title.trim().toLowerCase().startsWith(`${code.trim().toLowerCase()} - `);
}

/**
 * Whether two templates may share a permit code: only sheets of one child form, such as the two weeks of 'B4 - WORK AT
 * HEIGHT'. Their titles begin with the code and they are of one permit type.
 */
function areSheetsOfOneForm(one: TemplateHeader, other: TemplateHeader): boolean {
  return one.type === other.type && isSheetOf(one, one.code) && isSheetOf(other, one.code);
}

/** What of a template another one in use has already: titles are unique, and permit codes but for sheets of one form. */
export function findTemplateConflicts(
  definition: TemplateHeader,
  others: readonly OtherTemplate[],
): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  if (others.some((other) => isSameText(other.title, definition.title))) {
    problems.push({ field: 'title', message: 'Another template has this title. Choose another one.' });
  }
  const owner = others.find(
    (other) => isSameText(other.code, definition.code) && !areSheetsOfOneForm(definition, other),
  );
  if (owner) {
    problems.push({
      field: 'code',
      message: `'${owner.title}' has the permit code ${owner.code}. Choose another one.`,
    });
  }
  return problems;
}

/** What may not be changed of the template with this id: the General Permit keeps its code and stays a parent. */
export function checkGeneralPermit(
  id: string,
  before: Pick<TemplateContent, 'code'>,
  after: TemplateHeader,
): DefinitionProblem[] {
  if (id !== generalPermitTemplateId) return [];
  const problems: DefinitionProblem[] = [];
  if (!isSameText(before.code, after.code)) {
    problems.push({ field: 'code', message: `The General Permit keeps its permit code ${before.code}.` });
  }
  if (!after.asParentPermit) {
    const sentence = 'All permits are raised on the General Permit, so it must stay a parent permit.';
    problems.push({ field: 'asParentPermit', message: sentence });
  }
  return problems;
}

/** Why a template may not be deleted; nothing when it may. */
export function checkTemplateDeletion(id: string): string | undefined {
  return id === generalPermitTemplateId ? 'The General Permit is built in and cannot be deleted.' : undefined;
}
