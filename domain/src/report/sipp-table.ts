import type { Cell } from '../export/csv.ts';
import type { SippWork } from './sipp-days.ts';
import { sippFieldNames, sippFields, sippStageLabels } from './sipp-work.ts';

/** Column titles of the table of SIPP works. */
export const sippColumns: Cell[] = [
  'Permit',
  'Site',
  'Status',
  ...sippFieldNames.map((name) => sippFields[name]),
  'Work duration (hours)',
];

/** A SIPP work as a row of the exported table. */
export function toSippRow({ code, site, stage, submission, duration }: SippWork): Cell[] {
  return [code, site, sippStageLabels[stage], ...sippFieldNames.map((name) => submission[name]), duration ?? ''];
}
