/** A line of a cell: its text, and a label where the text does not explain itself. */
export interface ReportLine {
  label?: string;
  text: string;
  strong?: boolean;
}

export type ReportCell = readonly ReportLine[];

export interface ReportColumn {
  title: string;
  /** The share of the page's width. */
  twelfths: number;
}

/** Rows that belong together, such as those of a day. */
export interface ReportGroup {
  title?: string;
  /** Every row has as many cells as there are columns. */
  rows: readonly (readonly ReportCell[])[];
}

export interface ReportTable {
  columns: readonly ReportColumn[];
  groups: readonly ReportGroup[];
}

/** Everything on a printed report as text: plain data, so that another process can draw it. */
export interface ReportDocument {
  title: string;
  hostName: string;
  /** The month or year of the report. */
  period: string;
  /** What the numbers mean, or how many there are. */
  note: string;
  /** When it was printed, and from what. */
  edition: string;
  tables: readonly ReportTable[];
}
