import type { Tone } from '@eptw/domain/text/tone';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateSection } from '@eptw/domain/template/model/template';
import type { ReadingChart } from '@eptw/domain/work/records/reading-chart';
import type { ReportTable } from './report-document.ts';

/** A key fact. */
export interface PrintedFact {
  label: string;
  value: string;
  note?: string;
}

/** A reviewer of the permit, with their decision. */
export interface PrintedReviewer {
  /** The requested reviewer or group. */
  reviewer: string;
  capacity: string;
  decision: string;
  tone: Tone;
  /** Who decided; empty until somebody has. */
  by: string;
  at: string;
}

/** A filled form, on the version of the template that it was filled in on. */
export interface PrintedForm {
  code: string;
  title: string;
  sections: TemplateSection[];
  submission: Submission;
}

export interface PrintedChildPermit {
  number: string;
  title: string;
  statusLabel: string;
  tone: Tone;
}

export interface PrintedEntry {
  at: string;
  text: string;
  /** What was recorded of the work with it; empty for everything else. */
  details?: string;
  changes: { label: string; before: string; after: string }[];
}

/** The chart of a reading. */
export interface PrintedChart {
  label: string;
  /** '19.5 to 23.5 %'; empty without limits. */
  limits: string;
  chart: ReadingChart;
  /** The times of the first and the last value, below its two ends. */
  from: string;
  to: string;
  /** What it shows, in words, for those who do not see it. */
  alternative: string;
}

/** A series of checks with what was recorded, oldest first. */
export interface PrintedSeries {
  title: string;
  /** One for each reading; empty while nothing is recorded. */
  charts: PrintedChart[];
  /** The limits of its readings. */
  limits: string;
  checks: PrintedCheck[];
}

/** A check of a series in its place by its time. */
export interface PrintedCheck {
  /** When it was taken, or was due. */
  at: string;
  /** Who measured and recorded it, and with what; empty for one that was missed. */
  by: string;
  text: string;
  tone: Tone;
  isMissed: boolean;
}

/** A part of the record of the work: who was there, who went in, why it stood still, who handed over. */
export interface PrintedTable {
  title: string;
  table: ReportTable;
}

/** A file referenced by a form. */
export interface PrintedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Media type. */
  type: string;
  /** Its content, if it can be drawn. */
  content?: Uint8Array;
}

/**
 * Everything on a printed permit, formatted as text where needed: plain data, so that it can be sent to another
 * process and drawn without a database or a clock.
 */
export interface PermitDocument {
  number: string;
  title: string;
  hostName: string;
  statusLabel: string;
  tone: Tone;
  /** The stop of all work in force at its site, in a box above the number. */
  siteStop?: string;
  /** The warning on the paper, if any. */
  notice?: string;
  /** The notice that approvals lapsed and that it waits for reapproval. */
  lapse?: string;
  /** Which state of the permit this is. */
  edition: string;
  /** The URL in the QR code. */
  link: string;
  /** What the QR code is for, below it. */
  linkCaption: string;
  facts: PrintedFact[];
  workDescription: string;
  reviewers: PrintedReviewer[];
  /** The permit's own form first. */
  forms: PrintedForm[];
  childPermits: PrintedChildPermit[];
  /** Empty where no work is followed, and of work that nobody has begun. */
  tables: PrintedTable[];
  /** Empty where no work is followed. */
  checks: PrintedSeries[];
  history: PrintedEntry[];
  /** By stored name. */
  files: Record<string, PrintedFile>;
  /** Names of users by id. */
  people: Record<string, string>;
}
