import { draftKeepers } from '../access/access.ts';
import type { Submission, SubmissionValue } from '../template/submission.ts';
import { inputsOf, type TemplateContent, type TemplateInput } from '../template/template.ts';
import type { Role } from '../user/role.ts';

/** What decides whether a permit can be copied. */
export interface CopiedPermit {
  role: Role;
  isSubmitter: boolean;
  /** Whether it was raised on another permit; no draft becomes such a one. */
  isChild: boolean;
}

/** Whether this person may begin a new draft as a copy of a permit: only its submitter, in a role that keeps drafts. */
export function mayDuplicate({ role, isSubmitter, isChild }: CopiedPermit): boolean {
  return isSubmitter && !isChild && draftKeepers.includes(role);
}

/** What a copy must be given anew: its dates, and whatever somebody vouched for with a signature or a declaration. */
function isGivenAnew({ type, required }: TemplateInput): boolean {
  return type === 'date' || type === 'daterange' || type === 'esign' || (type === 'checkbox' && required === true);
}

/** What a copy takes over of a filled form. */
export function copiedSubmission(template: Pick<TemplateContent, 'sections'>, submission: Submission): Submission {
  const left = new Set(inputsOf(template).flatMap((input) => (isGivenAnew(input) ? [input.name] : [])));
  return Object.fromEntries(Object.entries(submission).filter(([name]) => !left.has(name)));
}

/** A filled form with other stored names of its files and markings; those that are not named stay. */
export function withFileNames(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
  names: ReadonlyMap<string, string>,
): Submission {
  const renamed = inputsOf(template).flatMap(({ type, name }): [string, SubmissionValue][] => {
    const value = type === 'file' || type === 'map' ? submission[name] : undefined;
    return Array.isArray(value) ? [[name, value.map((file) => names.get(file) ?? file)]] : [];
  });
  return { ...submission, ...Object.fromEntries(renamed) };
}
