/**
 * One stored value. Text, date, time, select, radio, textarea and esign are strings (esign a PNG data URL, date
 * YYYY-MM-DD, time HH:mm); checkbox is a boolean; multicheck, file, map and reviewerlist are lists of strings (option
 * values, stored file names, user ids); daterange is a pair of dates.
 */
export type SubmissionValue = string | boolean | string[];

/** Input name → value. An input without an answer is absent. */
export type Submission = Record<string, SubmissionValue>;

/** A template filled in together with a permit: the API's `childrenState` is a list of these. */
export interface AttachedForm {
  /** The template's id. */
  form: string;
  submission: Submission;
}
