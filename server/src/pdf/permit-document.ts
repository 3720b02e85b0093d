import type { Tone } from '@eptw/domain/text/tone';
import type { Submission } from '@eptw/domain/template/submission';
import type { TemplateSection } from '@eptw/domain/template/template';

/** One thing that a reader looks for first. */
export interface PrintedFact {
  label: string;
  value: string;
  note?: string;
}

/** Somebody who decides on the permit, and what they decided. */
export interface PrintedReviewer {
  /** The person or group that was asked. */
  reviewer: string;
  capacity: string;
  decision: string;
  tone: Tone;
  /** Who decided; empty while nobody did. */
  by: string;
  at: string;
}

/** A form as it was filled in, on the version of the template that it was filled in on. */
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
  changes: { label: string; before: string; after: string }[];
}

/** A file that a form names. */
export interface PrintedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Media type. */
  type: string;
  /** What it holds, where it may be drawn. */
  content?: Uint8Array;
}

/**
 * Everything that stands on a printed permit, in words where words are needed: plain data, so that it can be handed to
 * another thread and drawn without a database or a clock.
 */
export interface PermitDocument {
  number: string;
  title: string;
  hostName: string;
  statusLabel: string;
  tone: Tone;
  /** What the paper warns of, if anything. */
  notice?: string;
  /** That approvals lapsed, and that it waits to be approved again. */
  lapse?: string;
  /** Which state of the permit this is. */
  edition: string;
  /** What the QR code opens. */
  link: string;
  facts: PrintedFact[];
  workDescription: string;
  reviewers: PrintedReviewer[];
  /** The permit's own form first. */
  forms: PrintedForm[];
  childPermits: PrintedChildPermit[];
  history: PrintedEntry[];
  /** By stored name. */
  files: Record<string, PrintedFile>;
  /** Names of people by their ids. */
  people: Record<string, string>;
}
