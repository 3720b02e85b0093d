/** A part of a table that is left empty for whoever fills it in. */
export interface BlankColumn {
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

/** A form to be printed, taken along and filled in by hand: plain content, drawn like every other. */
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
