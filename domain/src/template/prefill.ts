import { isFilled } from './filled-inputs.ts';
import { inputPurposes, type PurposeRule } from './input-purpose.ts';
import { modelOf } from './inputs/registry.ts';
import { answerFor, inputFor, type PurposefulTemplate } from './purpose-of-inputs.ts';
import type { Submission, SubmissionValue } from './submission.ts';
import type { InputPurpose, TemplateInput } from './template.ts';

/** Where a prefilled answer comes from. */
export type PrefillOrigin = NonNullable<PurposeRule['prefilledFrom']>;

/** The note under an input that still holds its prefilled answer. */
export const prefillNote: Record<PrefillOrigin, string> = {
  permit: 'Same as permit',
  profile: 'From your profile',
};

/** What the profile of whoever fills a form in says; empty texts where it says nothing. */
export interface Profile {
  company: string;
  fullName: string;
  phone: string;
}

/** A form with what is filled in on it. */
export interface FilledTemplate {
  template: PurposefulTemplate;
  submission: Submission;
}

/**
 * What a form may take answers from: the permit that it is attached to or raised on, and the profile. A permit itself
 * has none that it is raised on, so that it never takes a date from anywhere.
 */
export interface PrefillSources {
  permit?: FilledTemplate | undefined;
  profile?: Profile | undefined;
}

/** An answer that nobody entered: it was filled in from elsewhere. */
export interface PrefilledAnswer {
  value: SubmissionValue;
  from: PrefillOrigin;
}

/** Prefilled answers by the name of the input. */
export type PrefilledAnswers = ReadonlyMap<string, PrefilledAnswer>;

interface PrefillCandidate extends PrefilledAnswer {
  input: TemplateInput;
}

const ofProfile: Partial<Record<InputPurpose, keyof Profile>> = {
  company: 'company',
  applicant: 'fullName',
  phone: 'phone',
};

const prefilledPurposes = (Object.keys(inputPurposes) as InputPurpose[]).filter(
  (purpose) => inputPurposes[purpose].prefilledFrom !== null,
);

/** A day of the permit, whether it asks for the days one by one or for both in one input. */
function dayOf({ template, submission }: FilledTemplate, purpose: 'startDate' | 'endDate'): unknown {
  const range = answerFor(template, submission, 'period');
  const [first, last]: unknown[] = Array.isArray(range) ? range : [];
  return answerFor(template, submission, purpose) ?? (purpose === 'startDate' ? first : last);
}

/** A choice is another form's choice of the same value or, where it stores another, of the same words. */
function choiceFor({ options = [] }: TemplateInput, value: unknown, words: string): string | undefined {
  return (options.find((option) => option.value === value) ?? options.find(({ label }) => label === words))?.value;
}

function answerOfPermit(permit: FilledTemplate, purpose: InputPurpose, target: TemplateInput): unknown {
  if (purpose === 'period') return [dayOf(permit, 'startDate'), dayOf(permit, 'endDate')];
  if (purpose === 'startDate' || purpose === 'endDate') return dayOf(permit, purpose);
  const source = inputFor(permit.template, purpose);
  const value = answerFor(permit.template, permit.submission, purpose);
  if (!source || target.type === 'time') return value;
  const words = modelOf(source.type).display(value, source).trim();
  return target.type === 'select' || target.type === 'radio' ? choiceFor(target, value, words) : words;
}

/** What the inputs of a form can take, whatever stands in them; never what they could not hold. */
function prefillCandidates(template: PurposefulTemplate, { permit, profile }: PrefillSources): PrefillCandidate[] {
  return prefilledPurposes.flatMap((purpose) => {
    const from = inputPurposes[purpose].prefilledFrom;
    const input = inputFor(template, purpose);
    if (!from || !input) return [];
    const field = ofProfile[purpose];
    const raw = from === 'permit' ? permit && answerOfPermit(permit, purpose, input) : field && profile?.[field];
    const { value } = modelOf(input.type).read(raw, input);
    return value === undefined ? [] : [{ input, value, from }];
  });
}

function isSame(one: SubmissionValue | undefined, other: SubmissionValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function byName(offered: readonly PrefillCandidate[]): PrefilledAnswers {
  return new Map(offered.map(({ input, value, from }) => [input.name, { value, from }]));
}

/**
 * What a form takes when it is opened: place, level, work and period from the permit, company, applicant and phone from
 * the profile, as `inputPurposes` says. Only inputs in which nothing stands take anything.
 */
export function prefilledAnswers(
  template: PurposefulTemplate,
  submission: Submission,
  sources: PrefillSources,
): PrefilledAnswers {
  return byName(prefillCandidates(template, sources).filter(({ input }) => !isFilled(input, submission)));
}

/** The answers of a reopened form that equal what it would be prefilled with, where nobody noted which ones were. */
export function answersMatchingPrefill(
  template: PurposefulTemplate,
  submission: Submission,
  sources: PrefillSources,
): PrefilledAnswers {
  return byName(
    prefillCandidates(template, sources).filter(({ input, value }) => isSame(submission[input.name], value)),
  );
}

/**
 * What becomes of a form when the permit that it is prefilled from changes: inputs that still hold what they got from
 * it change with it, and what the permit says only now goes to inputs in which nothing stands. Undefined is for inputs to be
 * emptied, since the permit is empty there by now.
 */
export function prefillUpdates(
  { template, submission, prefilled }: FilledTemplate & { prefilled: PrefilledAnswers },
  before: FilledTemplate | undefined,
  now: FilledTemplate,
): ReadonlyMap<string, PrefilledAnswer | undefined> {
  const earlier = byName(prefillCandidates(template, { permit: before }));
  const offered = prefillCandidates(template, { permit: now });
  const current = byName(offered);
  const isNews = ({ input, value }: PrefillCandidate) =>
    !isFilled(input, submission) && !isSame(earlier.get(input.name)?.value, value);
  const held = [...prefilled].flatMap(([name, { value, from }]) =>
    from === 'permit' && !isSame(current.get(name)?.value, value) ? [[name, current.get(name)] as const] : [],
  );
  return new Map([...byName(offered.filter(isNews)), ...held]);
}

/** The names of the inputs of a permit that other forms take answers from. */
export function prefillSourceInputs(template: PurposefulTemplate): string[] {
  return prefilledPurposes.flatMap((purpose) => {
    const input = inputPurposes[purpose].prefilledFrom === 'permit' ? inputFor(template, purpose) : undefined;
    return input ? [input.name] : [];
  });
}
