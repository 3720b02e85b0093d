/**
 * One stored value. Text, date, time, select, radio, textarea and esign hold a string (esign a PNG data address,
 * date YYYY-MM-DD, time HH:mm); checkbox a boolean; multicheck, file, map and reviewerlist a list of strings
 * (option values, stored file names, user ids); daterange a pair of dates.
 */
export type SubmissionValue = string | boolean | string[];

/** Input name to value. An input that nobody filled is absent. */
export type Submission = Record<string, SubmissionValue>;

/** A template filled in together with a permit: the wire's `childrenState` is a list of these. */
export interface AttachedForm {
  /** The template's id. */
  form: string;
  submission: Submission;
}
