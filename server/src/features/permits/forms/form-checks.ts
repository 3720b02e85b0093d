import { checkAttachedFormNotEmpty } from '@eptw/domain/child-permit/attached-form';
import { listMissingForms } from '@eptw/domain/child-permit/required-forms';
import { checkChildPermitNotEmpty, checkMinimumFilledInputs } from '@eptw/domain/child-permit/create';
import type { PeriodLimits } from '@eptw/domain/template/period-problems';
import { message } from '@eptw/domain/message';
import { findBlockedWords } from '@eptw/domain/template/blocked-words';
import { isEmptySubmission } from '@eptw/domain/template/filled-inputs';
import { parseSubmission } from '@eptw/domain/template/parse-submission';
import type { FormProblem } from '@eptw/domain/template/problem';
import type { Submission } from '@eptw/domain/template/submission';
import { listInputs } from '@eptw/domain/template/template';
import { checkSubmission } from '@eptw/domain/template/validation';
import type { Database } from '../../../database/connect.ts';
import { Refusal } from '../../../refusal.ts';
import { findUsableFiles, type FilledForm, type TemplateVersion } from './store.ts';

/** The most missing inputs that a message names before it becomes too long. */
const maximumNamedInputs = 5;

/**
 * The permit's own form, checked as strictly as on submission; a new one has period limits too. Throws the refusal.
 */
export function checkOwnForm(version: TemplateVersion, raw: unknown, limits?: PeriodLimits): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'submit', limits);
  const hopeless = problems.find((problem) => problem.kind !== 'required');
  if (!hopeless && isEmptySubmission(version, submission)) throw new Refusal('BAD_INPUT', message.emptyPermit);
  refuseProblems(problems, '');
  return submission;
}

/** The form of a child permit, likewise; it must have enough answers. Throws the refusal. */
export function checkChildForm(version: TemplateVersion, raw: unknown, limits?: PeriodLimits): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'submit', limits);
  const hopeless = problems.find((problem) => problem.kind !== 'required');
  const empty = hopeless ? undefined : checkChildPermitNotEmpty(version, parseSubmission(raw).values ?? {});
  if (empty) throw new Refusal('BAD_INPUT', empty);
  refuseProblems(problems, '', message.fillRequiredBeforeSaving);
  const sparse = checkMinimumFilledInputs(version, submission);
  if (sparse) throw new Refusal('BAD_INPUT', sparse);
  return submission;
}

/** An attached form, checked likewise. Its refusals begin with its title. */
export function checkAttachedForm(version: TemplateVersion, raw: unknown, limits?: PeriodLimits): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'submit', limits);
  const hopeless = problems.find((problem) => problem.kind !== 'required');
  const empty = hopeless ? undefined : checkAttachedFormNotEmpty(version, submission);
  if (empty) throw new Refusal('BAD_INPUT', `${empty} (${version.title})`);
  refuseProblems(problems, `${version.title}: `, message.fillRequiredBeforeSaving);
  return submission;
}

/** The own form of a draft, in which required inputs may be empty. Throws the refusal. */
export function checkDraftForm(version: TemplateVersion, raw: unknown): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'draft');
  refuseProblems(problems, '');
  return submission;
}

/** An attached form of a draft, likewise. Its refusals begin with its title. */
export function checkAttachedDraft(version: TemplateVersion, raw: unknown): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'draft');
  refuseProblems(problems, `${version.title}: `);
  return submission;
}

function refuseProblems(
  problems: readonly FormProblem[],
  prefix: string,
  missingMessage: string = message.fillRequiredBeforeSubmitting,
): void {
  const wrong = problems.find((problem) => problem.kind !== 'required');
  if (wrong) {
    const where = wrong.label && !wrong.message.includes(wrong.label) ? `${wrong.label}: ` : '';
    throw new Refusal(wrong.kind === 'too-large' ? 'TOO_LARGE' : 'BAD_INPUT', `${prefix}${where}${wrong.message}`);
  }
  if (problems.length === 0) return;
  const named = problems.slice(0, maximumNamedInputs).map((problem) => problem.label);
  const rest = problems.length - named.length;
  const missing = named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  throw new Refusal('BAD_INPUT', `${prefix}${missingMessage} Missing: ${missing}.`);
}

/** Refuses a permit whose chosen impacts require forms that are not attached. */
export function requireAttachedForms(own: FilledForm, attached: readonly FilledForm[]): void {
  const missing = listMissingForms(
    own.version,
    own.submission,
    attached.map((form) => form.version.code),
  );
  if (missing.length > 0) throw new Refusal('BAD_INPUT', missing.join(' '));
}

/** Refuses a blocked word as a manager's name. */
export function refuseBlockedWords(words: readonly string[], forms: readonly FilledForm[]): void {
  const found = forms.flatMap((form) => findBlockedWords(form.version, form.submission, words));
  if (found[0]) throw new Refusal('BLOCKED_WORD', found[0].message);
}

/** The stored names of all files and map markings in the forms. */
export function listFileNames(forms: readonly FilledForm[]): string[] {
  return forms.flatMap(({ version, submission }) =>
    listInputs(version).flatMap((input) => {
      const value = input.type === 'file' || input.type === 'map' ? submission[input.name] : undefined;
      return Array.isArray(value) ? value : [];
    }),
  );
}

/**
 * Refuses files that the actor may not put on the permit: only their own uploads and the permit's existing files are
 * allowed, or guessing a name would give access to any file. Returns the names.
 */
export async function requireUsableFiles(
  db: Database,
  forms: readonly FilledForm[],
  uploaderId: string,
  permitId: string | null,
): Promise<string[]> {
  const names = [...new Set(listFileNames(forms))];
  if (names.length === 0) return names;
  const usable = await findUsableFiles(db, names, uploaderId, permitId);
  const stranger = names.find((name) => !usable.has(name));
  if (stranger)
    throw new Refusal('BAD_INPUT', `The file '${stranger}' is not one of your uploads. Remove it and upload it again.`);
  return names;
}
