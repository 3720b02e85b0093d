import { parseRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { findInputByPurpose } from '@eptw/domain/template/purpose/inputs-by-purpose';
import type { Submission, SubmissionValue } from '@eptw/domain/template/model/submission';
import type { InputPurpose, InputType, TemplateContent, TemplateInput } from '@eptw/domain/template/model/template';
import { content } from '../content/content.ts';

const { answers, signatures } = content.samples;

/** The prefix of placeholders that show an example; a sample uses the example as its answer. */
const examplePrefix = 'For example ';
const personPlaceholder = 'Full name';
const phonePlaceholder = 'Mobile number with country code';

const yes = 'Yes';
const notApplicable = 'Not applicable';

/** The input that announces permits to come; they are raised on this permit later and are not attached to it. */
export const separatePermitsInput = 'permitsRaisedSeparately';

/** Options for a sample. Dates are YYYY-MM-DD. The same options and random numbers give the same sample. */
interface SampleOptions {
  start: string;
  end: string;
  /** Returns numbers from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** The description of the work; chosen from real jobs if omitted. */
  describe?: string;
  applicant?: { fullName: string; company: string };
  /** Permit codes of the attached forms: exactly the impacts that require them are ticked. */
  attachedCodes?: readonly string[];
  /** Stored file names of file and map inputs, by input name; the others stay empty. */
  fileNames?: Readonly<Record<string, readonly string[]>>;
  /** User ids for inputs that list reviewers; these stay empty otherwise. */
  reviewerIds?: readonly string[];
  /** Whether the work is over, so that the section about it is filled in too. */
  workDone?: boolean;
}

interface SampleContext extends SampleOptions {
  afterTheWork: boolean;
}

type Sampler = (input: TemplateInput, context: SampleContext) => SubmissionValue | undefined;

function pick<Choice>(random: () => number, choices: readonly Choice[]): Choice | undefined {
  return choices[Math.floor(random() * choices.length)];
}

/** The day `days` after a YYYY-MM-DD date. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function findExample(input: TemplateInput): string | undefined {
  return input.placeholder?.startsWith(examplePrefix) ? input.placeholder.slice(examplePrefix.length) : undefined;
}

const sampleText: Sampler = (input, { random }) => {
  if (input.placeholder === personPlaceholder) return pick(random, answers.people);
  if (input.placeholder === phonePlaceholder)
    return `+65 8${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;
  return pick(random, answers.texts[input.name] ?? []) ?? findExample(input) ?? 'As agreed at the briefing';
};

const sampleChoice: Sampler = (input, { random }) => {
  const values = (input.options ?? []).map((option) => option.value);
  if (answers.variedChoices.includes(input.name)) return pick(random, values);
  const usual = answers.usualChoices[input.name];
  if (usual !== undefined && values.includes(usual)) return usual;
  if (values.includes(notApplicable) && !input.required && random() < 0.1) return notApplicable;
  // In checklists 'Yes' is the safe answer; plain yes-or-no questions ask about an exposure.
  if (values.includes(yes)) return values.includes(notApplicable) ? yes : 'No';
  return values[0];
};

/** Ticks the impacts that require the attached forms, or the option for none. */
const sampleImpacts: Sampler = (input, { attachedCodes = [] }) => {
  const options = input.options ?? [];
  const ticked = options.filter(({ value }) => parseRequiredForms(value).some((code) => attachedCodes.includes(code)));
  const chosen = ticked.length > 0 ? ticked : options.filter(({ exclusive }) => exclusive);
  return chosen.map(({ value }) => value);
};

const sampleChoices: Sampler = (input, context) => {
  if (input.purpose === 'highRiskWork' || input.name === separatePermitsInput) return sampleImpacts(input, context);
  const values = (input.options ?? []).filter(({ exclusive }) => !exclusive).map(({ value }) => value);
  return values.filter((_, index) => index === 0 || context.random() < 0.35);
};

const sampleDate: Sampler = (input, { random, start, end, afterTheWork }) => {
  if (input.name.endsWith('Expiry')) return addDays(end, 30 + Math.floor(random() * 240));
  if (/Calibration$|^sampleDate$|^assessmentDate$/.test(input.name))
    return addDays(start, -3 - Math.floor(random() * 40));
  return afterTheWork ? end : start;
};

const sampleTime: Sampler = (input, { random, afterTheWork }) => {
  const late = afterTheWork || input.name === 'endTime' || input.name === 'lastCheckIn';
  return pick(random, late ? ['16:30', '17:00', '17:45', '18:00'] : ['07:30', '08:00', '08:30', '09:00']);
};

const samplers = {
  text: sampleText,
  textarea: sampleText,
  radio: sampleChoice,
  select: sampleChoice,
  checkbox: () => true,
  multicheck: sampleChoices,
  date: sampleDate,
  time: sampleTime,
  daterange: (_, { start, end }) => [start, end],
  file: (input, { fileNames }) => copyList(fileNames?.[input.name]),
  map: (input, { fileNames }) => copyList(fileNames?.[input.name]),
  reviewerlist: (_, { reviewerIds }) => copyList(reviewerIds),
  esign: (_, { random }) => pick(random, signatures),
  freetext: () => undefined,
} satisfies Record<InputType, Sampler>;

function copyList(list: readonly string[] | undefined): string[] | undefined {
  return list && [...list];
}

/** The answers that follow from the options, by input name. */
function createFixedAnswers(template: TemplateContent, options: SampleOptions): Submission {
  const fixedAnswers: Partial<Record<InputPurpose, string | undefined>> = {
    startDate: options.start,
    endDate: options.end,
    // The same on every form, so that attached forms and child permits lie within their permit's period.
    startTime: '08:30',
    endTime: '17:45',
    work: options.describe ?? pick(options.random, findSampleJobs(template) ?? []),
    applicant: options.applicant?.fullName,
    company: options.applicant?.company,
  };
  return Object.fromEntries(
    Object.entries(fixedAnswers).flatMap(([purpose, value]) => {
      const input = findInputByPurpose(template, purpose as InputPurpose);
      return input && value !== undefined ? [[input.name, value]] : [];
    }),
  );
}

/**
 * Fills in a template as a careful applicant would: every input except files, marked maps and reviewers that were not
 * given, and, while the work goes on, the section about finished work. For the demo, tests and benchmarks.
 */
export function sampleSubmission(template: TemplateContent, options: SampleOptions): Submission {
  const fixedAnswers = createFixedAnswers(template, options);
  const submission: Submission = {};
  for (const section of template.sections) {
    const afterTheWork = section.afterWork === true;
    if (afterTheWork && !options.workDone) continue;
    for (const input of section.form) {
      const value = fixedAnswers[input.name] ?? samplers[input.type](input, { ...options, afterTheWork });
      if (value !== undefined) submission[input.name] = value;
    }
  }
  return submission;
}

/** Sample jobs for a template; undefined where only the template's own example fits. */
function findSampleJobs(
  template: Pick<TemplateContent, 'code' | 'type' | 'asParentPermit'>,
): readonly string[] | undefined {
  const { byCode, byType } = content.samples.jobs;
  const job = byCode[template.code];
  if (job) return job;
  return template.type === 'General' && !template.asParentPermit ? undefined : byType[template.type];
}
