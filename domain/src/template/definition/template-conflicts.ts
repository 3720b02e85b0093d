import { normalizeText, isSameText } from '../../text/same-text.ts';
import type { DefinitionProblem, TemplateDefinition } from './definition.ts';
import { generalPermitTemplateId, type TemplateContent } from '../model/template.ts';

/** The part of another template in use that can conflict. */
export type OtherTemplate = Pick<TemplateContent, 'title' | 'code' | 'asParentPermit'> & { type: string };

type TemplateHeader = Pick<TemplateDefinition, 'title' | 'code' | 'type' | 'asParentPermit'>;

function isSheetOf({ title, asParentPermit }: TemplateHeader, code: string): boolean {
  return !asParentPermit && normalizeText(title).startsWith(`${normalizeText(code)} - `);
}

/**
 * Whether two templates may share a permit code: only sheets of one child form may, such as the two weeks of 'B4 -
 * WORK AT HEIGHT'. Their titles begin with the code and they have the same permit type.
 */
function areSheetsOfOneForm(one: TemplateHeader, other: TemplateHeader): boolean {
  return one.type === other.type && isSheetOf(one, one.code) && isSheetOf(other, one.code);
}

/**
 * What a template shares with another one in use: titles must be unique, and permit codes too, except for sheets of
 * one form.
 */
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

/** Returns what may not change in the template with this id: the General Permit keeps its code and stays a parent. */
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

/** Returns why a template cannot be deleted, or undefined when it can. */
export function checkTemplateDeletion(id: string): string | undefined {
  return id === generalPermitTemplateId ? 'The General Permit is built in and cannot be deleted.' : undefined;
}
