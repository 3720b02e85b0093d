import type { LineOutcome } from '@eptw/domain/text/import-file';
import { builder } from '../../../graphql/builder.ts';
import { lineOutcomeEnum } from '../../../graphql/enums.ts';
import { definePayloadType } from '../../../graphql/payloads.ts';
import type { ImportReport } from '../../../imports/run-import.ts';

/** The outcome, or expected outcome, of one line of a file. */
export interface ImportedWorkerLine {
  line: number;
  passNumber: string;
  name: string;
  outcome: LineOutcome;
  reasons: string[];
}

const importedLineType = builder.objectRef<ImportedWorkerLine>('ImportedWorkerLine').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Counted from 1, including the header.' }),
    passNumber: t.exposeString('passNumber'),
    name: t.exposeString('name'),
    outcome: t.expose('outcome', { type: lineOutcomeEnum }),
    reasons: t.exposeStringList('reasons', { description: 'Why it is refused.' }),
  }),
});

const importReportType = builder.objectRef<ImportReport<ImportedWorkerLine>>('WorkerImportReport').implement({
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun'),
    toCreate: t.exposeInt('toCreate', { description: 'Workers, each from one or more lines.' }),
    fingerprint: t.exposeString('fingerprint'),
    lines: t.field({ type: [importedLineType], resolve: (report) => report.lines }),
  }),
});

export const workerImportPayload = definePayloadType('WorkerImportAnswer', 'report', importReportType);
