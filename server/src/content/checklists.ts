import { formDownloads, type FormFile } from '@eptw/domain/help/downloads';
import { createContentError, listFiles, readYaml } from './content-files.ts';
import { amount, flag, listOf, object, optional, text } from './shape.ts';

/** A part of a table that is left empty for whoever fills it in. */
interface BlankColumn {
  title: string;
  /** Its share of the page's width; the shares of a table need not add up to anything. */
  share: number;
}

/** A table to be filled in by hand. */
export interface BlankTable {
  title: string;
  /** What belongs into it. */
  hint?: string;
  columns: readonly BlankColumn[];
  rows: number;
  /** Height of a row in points; one line of handwriting unless given. */
  rowHeight?: number;
}

/** Lines that are each answered with Yes, No or N/A. */
export interface CheckSection {
  title: string;
  items: readonly string[];
}

/** A form to be printed, taken along and filled in by hand. */
export interface Checklist {
  /** When it is used, by whom, and what it does not replace. */
  purpose: string;
  /** Blank fields about what is inspected, after those that every form has. */
  particulars: readonly string[];
  /** Whether the scale that risks are rated on is printed. */
  riskMatrix?: boolean;
  /** Before the lines that are ticked. */
  tables?: readonly BlankTable[];
  sections: readonly CheckSection[];
  /** When nobody may start or carry on. */
  stopWork: readonly string[];
  /** What the inspection may come to. */
  results: readonly string[];
  /** Records that go on after the inspection, such as of each day. */
  records?: readonly BlankTable[];
  /** Who signs. */
  signatures: readonly string[];
}

const blankTable = object<BlankTable>({
  title: text,
  hint: optional(text),
  columns: listOf(object<BlankColumn>({ title: text, share: amount })),
  rows: amount,
  rowHeight: optional(amount),
});

const checklist = object<Checklist>({
  purpose: text,
  particulars: listOf(text),
  riskMatrix: optional(flag),
  tables: optional(listOf(blankTable)),
  sections: listOf(object<CheckSection>({ title: text, items: listOf(text) })),
  stopWork: listOf(text),
  results: listOf(text),
  records: optional(listOf(blankTable)),
  signatures: listOf(text),
});

/** What stands on each form of the domain's table of downloads, of which every one has a file in `content/checklists`. */
export function readChecklists(directory: string): Record<FormFile, Checklist> {
  const toContentFile = (form: FormFile) => `checklists/${form.replace(/\.pdf$/, '.yaml')}`;
  const expected = formDownloads.map(({ file }) => toContentFile(file));
  const unexpected = listFiles(directory, 'checklists', '.yaml').find((file) => !expected.includes(file));
  if (unexpected !== undefined)
    throw createContentError(
      unexpected,
      undefined,
      'is no form that can be downloaded. Name it in domain/src/help/downloads.ts.',
    );
  return Object.fromEntries(
    formDownloads.map(({ file }) => [file, readYaml(directory, toContentFile(file), checklist)]),
  ) as Record<FormFile, Checklist>;
}
