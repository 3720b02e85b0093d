import { draftAuthors } from '../access/access.ts';
import { inputPurposes } from '../template/input-purpose.ts';
import { findInputsByPurpose, isAfterWorkSection, type TitledForm } from '../template/inputs-by-purpose.ts';
import type { Submission, SubmissionValue } from '../template/submission.ts';
import { listInputs, type InputPurpose, type TemplateContent, type TemplateInput } from '../template/template.ts';
import type { Role } from '../user/role.ts';

/** What decides whether a permit can be copied. */
export interface CopyablePermit {
  role: Role;
  isSubmitter: boolean;
  /** Whether it was raised on another permit; no draft becomes such a one. */
  isChild: boolean;
}

/** Whether this person may begin a new draft as a copy of a permit: only its submitter, in a role that keeps drafts. */
export function canDuplicate({ role, isSubmitter, isChild }: CopyablePermit): boolean {
  return isSubmitter && !isChild && draftAuthors.includes(role);
}

/** Whether a copy must be given this anew: its dates, and whatever somebody vouched for with a signature or a declaration. */
function isLeftOutOfCopy({ type, required }: TemplateInput): boolean {
  return type === 'date' || type === 'daterange' || type === 'esign' || (type === 'checkbox' && required === true);
}

/** The inputs that hold what was measured for the permit itself: a copy would show it as if it were measured again. */
function listMeasuredInputs(template: TitledForm): TemplateInput[] {
  const purposes = (Object.keys(inputPurposes) as InputPurpose[]).filter((purpose) => !inputPurposes[purpose].copied);
  return purposes.flatMap((purpose) => findInputsByPurpose(template, purpose));
}

/** What a copy takes over of a filled form; nothing of what was filled in after the work. */
export function copySubmission(template: TitledForm, submission: Submission): Submission {
  const left = new Set(
    [
      ...listInputs(template).filter(isLeftOutOfCopy),
      ...listMeasuredInputs(template),
      ...template.sections.filter((section) => isAfterWorkSection(template, section)).flatMap(({ form }) => form),
    ].map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(submission).filter(([name]) => !left.has(name)));
}

/** A filled form with other stored names of its files and markings; those that are not named stay. */
export function replaceFileNames(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
  names: ReadonlyMap<string, string>,
): Submission {
  const renamed = listInputs(template).flatMap(({ type, name }): [string, SubmissionValue][] => {
    const value = type === 'file' || type === 'map' ? submission[name] : undefined;
    return Array.isArray(value) ? [[name, value.map((file) => names.get(file) ?? file)]] : [];
  });
  return { ...submission, ...Object.fromEntries(renamed) };
}
