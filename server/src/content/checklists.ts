import { formDownloads, type FormFile } from '@eptw/domain/forms-download/downloads';
import { createContentError, listFiles, readYaml } from './content-files.ts';
import { amount, flag, listOf, object, optional, text } from './shape.ts';

/** A blank column of a table, to be filled in by hand. */
interface BlankColumn {
  title: string;
  /** Its share of the page's width; the shares of a table may add up to any number. */
  share: number;
}

/** A table to be filled in by hand. */
export interface BlankTable {
  title: string;
  /** What to write in it. */
  hint?: string;
  columns: readonly BlankColumn[];
  rows: number;
  /** Height of a row in points; one line of handwriting if omitted. */
  rowHeight?: number;
}

/** Lines to answer with Yes, No or N/A. */
export interface CheckSection {
  title: string;
  items: readonly string[];
}

/** A form to print and fill in by hand. */
export interface Checklist {
  /** When to use it, who uses it, and what it does not replace. */
  purpose: string;
  /** Blank fields about what is inspected, after those that every form has. */
  particulars: readonly string[];
  /** Whether the risk matrix is printed. */
  riskMatrix?: boolean;
  /** Printed before the lines to tick. */
  tables?: readonly BlankTable[];
  sections: readonly CheckSection[];
  /** Conditions under which nobody may start or continue. */
  stopWork: readonly string[];
  /** Possible results of the inspection. */
  results: readonly string[];
  /** Records kept after the inspection, such as daily ones. */
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

/** Reads the content of every form in the domain's table of downloads; each has a file in `content/checklists`. */
export function readChecklists(directory: string): Record<FormFile, Checklist> {
  const toContentFile = (form: FormFile) => `checklists/${form.replace(/\.pdf$/, '.yaml')}`;
  const expected = formDownloads.map(({ file }) => toContentFile(file));
  const unexpected = listFiles(directory, 'checklists', '.yaml').find((file) => !expected.includes(file));
  if (unexpected !== undefined)
    throw createContentError(
      unexpected,
      undefined,
      'is no form that can be downloaded. Name it in domain/src/forms-download/downloads.ts.',
    );
  return Object.fromEntries(
    formDownloads.map(({ file }) => [file, readYaml(directory, toContentFile(file), checklist)]),
  ) as Record<FormFile, Checklist>;
}
