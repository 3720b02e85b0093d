import { isFilled } from '../submission/filled-inputs.ts';
import { inputPurposes, type PurposeRule } from './input-purpose.ts';
import { getInputModel } from '../inputs/registry.ts';
import { findAnswer, findInputByPurpose, type TitledForm } from './inputs-by-purpose.ts';
import type { Submission, SubmissionValue } from '../model/submission.ts';
import type { InputPurpose, TemplateInput } from '../model/template.ts';

/** Where a prefilled answer comes from. */
export type PrefillOrigin = NonNullable<PurposeRule['prefilledFrom']>;

/** The note below an input that still has its prefilled answer. */
export const prefillNotes: Record<PrefillOrigin, string> = {
  permit: 'Same as permit',
  profile: 'From your profile',
};

/** The profile of the user who fills in a form; texts are empty when not given. */
export interface Profile {
  company: string;
  fullName: string;
  phone: string;
}

/** A template with its submission. */
export interface FilledTemplate {
  template: TitledForm;
  submission: Submission;
}

/**
 * The sources of prefilled answers: the permit that the form is attached to or raised on, and the profile. A parent
 * permit has no such permit, so its dates are never prefilled.
 */
export interface PrefillSources {
  permit?: FilledTemplate | undefined;
  profile?: Profile | undefined;
}

/** An answer that the application filled in. */
export interface PrefilledAnswer {
  value: SubmissionValue;
  from: PrefillOrigin;
}

/** Prefilled answers by input name. */
export type PrefilledAnswers = ReadonlyMap<string, PrefilledAnswer>;

interface PrefillCandidate extends PrefilledAnswer {
  input: TemplateInput;
}

const profileFields: Partial<Record<InputPurpose, keyof Profile>> = {
  company: 'company',
  applicant: 'fullName',
  phone: 'phone',
};

const prefilledPurposes = (Object.keys(inputPurposes) as InputPurpose[]).filter(
  (purpose) => inputPurposes[purpose].prefilledFrom !== null,
);

/** A day of the permit, from an input of its own or from a range. */
function readDay({ template, submission }: FilledTemplate, purpose: 'startDate' | 'endDate'): unknown {
  const range = findAnswer(template, submission, 'period');
  const [first, last]: unknown[] = Array.isArray(range) ? range : [];
  return findAnswer(template, submission, purpose) ?? (purpose === 'startDate' ? first : last);
}

/** Finds the option with the same value or, if there is none, the same label. */
function findOption({ options = [] }: TemplateInput, value: unknown, displayedText: string): string | undefined {
  return (options.find((option) => option.value === value) ?? options.find(({ label }) => label === displayedText))
    ?.value;
}

function readPermitAnswer(permit: FilledTemplate, purpose: InputPurpose, target: TemplateInput): unknown {
  if (purpose === 'period') return [readDay(permit, 'startDate'), readDay(permit, 'endDate')];
  if (purpose === 'startDate' || purpose === 'endDate') return readDay(permit, purpose);
  const source = findInputByPurpose(permit.template, purpose);
  const value = findAnswer(permit.template, permit.submission, purpose);
  if (!source || target.type === 'time') return value;
  const displayedText = getInputModel(source.type).display(value, source).trim();
  return target.type === 'select' || target.type === 'radio' ? findOption(target, value, displayedText) : displayedText;
}

/** The answers that the inputs of a form could take from the sources, whatever they contain now; only valid ones. */
function listCandidates(template: TitledForm, { permit, profile }: PrefillSources): PrefillCandidate[] {
  return prefilledPurposes.flatMap((purpose) => {
    const from = inputPurposes[purpose].prefilledFrom;
    const input = findInputByPurpose(template, purpose);
    if (!from || !input || input.beforeStart) return [];
    const field = profileFields[purpose];
    const raw = from === 'permit' ? permit && readPermitAnswer(permit, purpose, input) : field && profile?.[field];
    const { value } = getInputModel(input.type).read(raw, input);
    return value === undefined ? [] : [{ input, value, from }];
  });
}

function isSameValue(one: SubmissionValue | undefined, other: SubmissionValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toAnswersByName(candidates: readonly PrefillCandidate[]): PrefilledAnswers {
  return new Map(candidates.map(({ input, value, from }) => [input.name, { value, from }]));
}

/**
 * The answers prefilled when a form is opened: place, level, work and period from the permit; company, applicant and
 * phone from the profile, as `inputPurposes` says. Only empty inputs are prefilled.
 */
export function findPrefilledAnswers(
  template: TitledForm,
  submission: Submission,
  sources: PrefillSources,
): PrefilledAnswers {
  return toAnswersByName(listCandidates(template, sources).filter(({ input }) => !isFilled(input, submission)));
}

/** The answers of a reopened form that equal its prefilled ones, when it was not recorded which ones were. */
export function findMatchingAnswers(
  template: TitledForm,
  submission: Submission,
  sources: PrefillSources,
): PrefilledAnswers {
  return toAnswersByName(
    listCandidates(template, sources).filter(({ input, value }) => isSameValue(submission[input.name], value)),
  );
}

/**
 * The updates of a form when the permit that it is prefilled from changes: inputs that still have their prefilled
 * answer follow it, and new answers of the permit go to empty inputs. Undefined clears an input, because the permit's
 * answer is now empty.
 */
export function findPrefillUpdates(
  { template, submission, prefilled }: FilledTemplate & { prefilled: PrefilledAnswers },
  before: FilledTemplate | undefined,
  after: FilledTemplate,
): ReadonlyMap<string, PrefilledAnswer | undefined> {
  const answersBefore = toAnswersByName(listCandidates(template, { permit: before }));
  const candidates = listCandidates(template, { permit: after });
  const answersAfter = toAnswersByName(candidates);
  const isNewAnswer = ({ input, value }: PrefillCandidate) =>
    !isFilled(input, submission) && !isSameValue(answersBefore.get(input.name)?.value, value);
  const outdatedAnswers = [...prefilled].flatMap(([name, { value, from }]) =>
    from === 'permit' && !isSameValue(answersAfter.get(name)?.value, value)
      ? [[name, answersAfter.get(name)] as const]
      : [],
  );
  return new Map([...toAnswersByName(candidates.filter(isNewAnswer)), ...outdatedAnswers]);
}

/** The names of a permit's inputs from which other forms are prefilled. */
export function listPrefillSourceInputs(template: TitledForm): string[] {
  return prefilledPurposes.flatMap((purpose) => {
    const input = inputPurposes[purpose].prefilledFrom === 'permit' ? findInputByPurpose(template, purpose) : undefined;
    return input ? [input.name] : [];
  });
}
