/** A line of a cell: what it says, and what that is, where it does not say so itself. */
export interface ReportLine {
  label?: string;
  text: string;
  strong?: boolean;
}

export type ReportCell = readonly ReportLine[];

export interface ReportColumn {
  title: string;
  /** How much of the page's width it takes. */
  twelfths: number;
}

/** Rows that belong together, such as those of a day. */
export interface ReportGroup {
  title?: string;
  /** Of every row as many cells as there are columns. */
  rows: readonly (readonly ReportCell[])[];
}

export interface ReportTable {
  columns: readonly ReportColumn[];
  groups: readonly ReportGroup[];
}

/** Everything that stands on a printed report, in words: plain data, so that another thread can draw it. */
export interface ReportDocument {
  title: string;
  hostName: string;
  /** The month or the year that it is of. */
  period: string;
  /** What the numbers mean, or how much there is. */
  note: string;
  /** When it was printed, and from what. */
  edition: string;
  tables: readonly ReportTable[];
}
