import { definePayloadType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';

/** What became, or would become, of one line of a file. */
export interface ImportedLine {
  line: number;
  email: string;
  fullname: string;
  outcome: 'create' | 'exists' | 'refused';
  reasons: string[];
}

/** What became, or would become, of a whole file. */
export interface ImportReport {
  dryRun: boolean;
  toCreate: number;
  existing: number;
  refused: number;
  /** Says in one word what the report says, so that nothing else is imported than what was looked at. */
  fingerprint: string;
  lines: ImportedLine[];
}

const importedLineType = builder.objectRef<ImportedLine>('ImportedLine').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Counted from 1, including the header.' }),
    email: t.exposeString('email'),
    fullname: t.exposeString('fullname'),
    outcome: t.exposeString('outcome', { description: 'create, exists or refused.' }),
    reasons: t.exposeStringList('reasons', { description: 'Why it is refused.' }),
  }),
});

const importReportType = builder.objectRef<ImportReport>('ImportReport').implement({
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun'),
    toCreate: t.exposeInt('toCreate'),
    existing: t.exposeInt('existing'),
    refused: t.exposeInt('refused'),
    fingerprint: t.exposeString('fingerprint'),
    lines: t.field({ type: [importedLineType], resolve: (report) => report.lines }),
  }),
});

export const importPayload = definePayloadType('ImportAnswer', 'report', importReportType);
