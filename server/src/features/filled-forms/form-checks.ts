import { isTypeWith } from '@eptw/domain/template/model/input-type-table';
import { checkAttachedFormNotEmpty } from '@eptw/domain/child-permit/attached-form';
import { findImpactInput, listMissingForms } from '@eptw/domain/child-permit/required-forms';
import { checkChildPermitNotEmpty, checkMinimumFilledInputs } from '@eptw/domain/child-permit/create';
import type { PeriodLimits } from '@eptw/domain/template/period/period-problems';
import { message } from '@eptw/domain/message';
import { findEarlyProofs } from '@eptw/domain/permit/proofs';
import { findBlockedWords } from '@eptw/domain/template/submission/blocked-words';
import { isEmptySubmission } from '@eptw/domain/template/submission/filled-inputs';
import { parseSubmission } from '@eptw/domain/template/submission/parse-submission';
import {
  createFormProblem,
  toPermitFormProblems,
  type FormProblem,
  type PermitFormProblem,
} from '@eptw/domain/template/submission/problem';
import type { Submission } from '@eptw/domain/template/model/submission';
import { listInputs } from '@eptw/domain/template/model/template';
import { checkSubmission } from '@eptw/domain/template/validation/validation';
import type { Database } from '../../database/connect.ts';
import { FormRefusal } from './form-refusal.ts';
import { type FilledForm, type TemplateVersion } from './form-rows.ts';
import { findUsableFiles } from './store.ts';

/** The most missing inputs that a message names before it becomes too long. */
const maximumNamedInputs = 5;

/**
 * The permit's own form, checked as strictly as on submission; a new one has period limits too. Throws the refusal.
 */
export function checkOwnForm(version: TemplateVersion, raw: unknown, limits?: PeriodLimits): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'submit', limits);
  const invalid = problems.find((problem) => problem.kind !== 'required');
  if (!invalid && isEmptySubmission(version, submission)) refuseForm(version, problems, message.emptyPermit);
  refuseProblems(version, problems, '');
  return submission;
}

/** The form of a child permit, likewise; it must have enough answers. Throws the refusal. */
export function checkChildForm(version: TemplateVersion, raw: unknown, limits?: PeriodLimits): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'submit', limits);
  const invalid = problems.find((problem) => problem.kind !== 'required');
  const emptyMessage = invalid ? undefined : checkChildPermitNotEmpty(version, parseSubmission(raw).values ?? {});
  if (emptyMessage) refuseForm(version, problems, emptyMessage);
  refuseProblems(version, problems, '', message.fillRequiredBeforeSaving);
  const tooFewAnswers = checkMinimumFilledInputs(version, submission);
  if (tooFewAnswers) refuseForm(version, problems, tooFewAnswers);
  return submission;
}

/** An attached form, checked likewise. Its refusals begin with its title. */
export function checkAttachedForm(version: TemplateVersion, raw: unknown, limits?: PeriodLimits): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'submit', limits);
  const invalid = problems.find((problem) => problem.kind !== 'required');
  const emptyMessage = invalid ? undefined : checkAttachedFormNotEmpty(version, submission);
  if (emptyMessage) refuseForm(version, problems, `${emptyMessage} (${version.title})`);
  refuseProblems(version, problems, `${version.title}: `, message.fillRequiredBeforeSaving);
  return submission;
}

/** The own form of a draft, in which required inputs may be empty. Throws the refusal. */
export function checkDraftForm(version: TemplateVersion, raw: unknown): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'draft');
  refuseProblems(version, problems, '');
  return submission;
}

/** An attached form of a draft, likewise. Its refusals begin with its title. */
export function checkAttachedDraft(version: TemplateVersion, raw: unknown): Submission {
  const { submission, problems } = checkSubmission(version, raw, 'draft');
  refuseProblems(version, problems, `${version.title}: `);
  return submission;
}

/** Refuses a form because it has too few answers. */
function refuseForm({ id }: TemplateVersion, problems: readonly FormProblem[], sentence: string): never {
  const named = problems.length > 0 ? problems : [createFormProblem('required', sentence)];
  throw new FormRefusal('BAD_INPUT', sentence, toPermitFormProblems(id, named));
}

function refuseProblems(
  { id }: TemplateVersion,
  problems: readonly FormProblem[],
  prefix: string,
  missingMessage: string = message.fillRequiredBeforeSubmitting,
): void {
  const named = toPermitFormProblems(id, problems);
  const invalid = problems.find((problem) => problem.kind !== 'required');
  if (invalid) {
    const labelPrefix = invalid.label && !invalid.message.includes(invalid.label) ? `${invalid.label}: ` : '';
    const code = invalid.kind === 'tooLarge' ? 'TOO_LARGE' : 'BAD_INPUT';
    throw new FormRefusal(code, `${prefix}${labelPrefix}${invalid.message}`, named);
  }
  if (problems.length === 0) return;
  const labels = problems.slice(0, maximumNamedInputs).map((problem) => problem.label);
  const omittedCount = problems.length - labels.length;
  const missing = labels.join(', ') + (omittedCount > 0 ? ` and ${omittedCount} more` : '');
  throw new FormRefusal('BAD_INPUT', `${prefix}${missingMessage} Missing: ${missing}.`, named);
}

/** Refuses new forms that answer already what is proven before the start. */
export function refuseEarlyProofs(forms: readonly FilledForm[]): void {
  for (const { version, submission } of forms) refuseProblems(version, findEarlyProofs(version, submission), '');
}

/** Refuses a permit whose chosen impacts require forms that are not attached. */
export function requireAttachedForms(own: FilledForm, attached: readonly FilledForm[]): void {
  const missing = listMissingForms(
    own.version,
    own.submission,
    attached.map((form) => form.version.code),
  );
  if (missing.length === 0) return;
  const sentence = missing.join(' ');
  const name = findImpactInput(own.version)?.name ?? '';
  const problem = { name, kind: 'missingForm', message: sentence } as const;
  throw new FormRefusal('BAD_INPUT', sentence, toPermitFormProblems(own.version.id, [problem]));
}

/** Refuses a blocked word as a manager's name. */
export function refuseBlockedWords(words: readonly string[], forms: readonly FilledForm[]): void {
  const refused = forms.flatMap(({ version, submission }) => {
    const blocked = findBlockedWords(version, submission, words);
    return toPermitFormProblems(
      version.id,
      blocked.map(({ name, message: sentence }) => ({ name, kind: 'blockedWord', message: sentence })),
    );
  });
  if (refused[0]) throw new FormRefusal('BLOCKED_WORD', refused[0].message, refused);
}

interface ReferencedFile {
  /** The stored name. */
  file: string;
  /** The template's id. */
  form: string;
  /** The input's name. */
  input: string;
}

function listFiles(forms: readonly FilledForm[]): ReferencedFile[] {
  return forms.flatMap(({ version, submission }) =>
    listInputs(version).flatMap(({ type, name }) => {
      const value = isTypeWith(type, 'holdsFiles') ? submission[name] : undefined;
      return Array.isArray(value) ? value.map((file) => ({ file, form: version.id, input: name })) : [];
    }),
  );
}

/** The stored names of all files and map markings in the forms. */
export function listFileNames(forms: readonly FilledForm[]): string[] {
  return listFiles(forms).map(({ file }) => file);
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
  const files = listFiles(forms);
  const names = [...new Set(files.map(({ file }) => file))];
  if (names.length === 0) return names;
  const usable = await findUsableFiles(db, names, uploaderId, permitId);
  const problems = files
    .filter(({ file }) => !usable.has(file))
    .map(({ file, form, input }): PermitFormProblem => {
      const sentence = `The file '${file}' is not one of your uploads. Remove it and upload it again.`;
      return { form, input, kind: 'invalid', message: sentence };
    });
  if (problems[0]) throw new FormRefusal('BAD_INPUT', problems[0].message, problems);
  return names;
}
