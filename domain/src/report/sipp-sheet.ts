import type { Cell } from './csv.ts';
import type { SippWork } from './sipp-days.ts';
import { sippFieldNames, sippFields, stageInWords } from './sipp-work.ts';

/** What the columns of the table of SIPP works are called. */
export const sippColumns: Cell[] = [
  'Permit',
  'Site',
  'Status',
  ...sippFieldNames.map((name) => sippFields[name]),
  'Work duration (hours)',
];

/** A SIPP work as a row of the table to be taken along. */
export function sippRow({ code, site, stage, submission, duration }: SippWork): Cell[] {
  return [code, site, stageInWords[stage], ...sippFieldNames.map((name) => submission[name]), duration ?? ''];
}
