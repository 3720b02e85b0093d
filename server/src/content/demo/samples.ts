import { permitTypes, type PermitType } from '@eptw/domain/work-policy/permit-type';
import { listOf, object, recordOf, text, type Shape } from '../shape.ts';

/** Typical job descriptions at a fab. */
export interface SampleJobs {
  byType: Readonly<Record<PermitType, readonly string[]>>;
  /** For forms whose permit type says too little about the work. */
  byCode: Readonly<Record<string, readonly string[]>>;
}

/** Answers that vary from permit to permit. Every other input gets the example from its placeholder. */
export interface SampleAnswers {
  /** Names of people. */
  people: readonly string[];
  /** For text inputs, by input name. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** Names of selects and radios whose answers vary from permit to permit. */
  variedChoices: readonly string[];
  /** The choice that matches the example readings, if it is not the first, by input name. */
  usualChoices: Readonly<Record<string, string>>;
}

const texts = listOf(text);
const jobsByType = Object.fromEntries(permitTypes.map((type) => [type, texts])) as Record<PermitType, Shape<string[]>>;

/** The shape of `content/demo/jobs.yaml`. */
export const sampleJobs = object<SampleJobs>({
  byType: object<Record<PermitType, readonly string[]>>(jobsByType),
  byCode: recordOf(texts),
});

/** The shape of `content/demo/answers.yaml`. */
export const sampleAnswers = object<SampleAnswers>({
  people: texts,
  texts: recordOf(texts),
  variedChoices: texts,
  usualChoices: recordOf(text),
});
