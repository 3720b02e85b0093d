import type { LineOutcome } from '@eptw/domain/text/import-file';
import { definePayloadType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { lineOutcomeEnum } from '../../../graphql/enums.ts';
import type { ImportReport } from '../../../imports/run-import.ts';

/** The outcome, or expected outcome, of one line of a file. */
export interface ImportedLine {
  line: number;
  email: string;
  fullname: string;
  outcome: LineOutcome;
  reasons: string[];
}

/** The outcome, or expected outcome, of a whole file, with the number of lines that create nothing. */
export interface UserImportReport extends ImportReport<ImportedLine> {
  existing: number;
  refused: number;
}

const importedLineType = builder.objectRef<ImportedLine>('ImportedLine').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Counted from 1, including the header.' }),
    email: t.exposeString('email'),
    fullname: t.exposeString('fullname'),
    outcome: t.expose('outcome', { type: lineOutcomeEnum }),
    reasons: t.exposeStringList('reasons', { description: 'Why it is refused.' }),
  }),
});

const importReportType = builder.objectRef<UserImportReport>('ImportReport').implement({
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
