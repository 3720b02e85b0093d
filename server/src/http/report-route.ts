import type { Operation } from '@eptw/domain/access/access';
import { message } from '@eptw/domain/message';
import { parseReportYear } from '@eptw/domain/time/month';
import type { FastifyInstance } from 'fastify';
import { createInitiativesCsv, createInitiativesPdf } from '../features/reports/initiatives/report-files.ts';
import type { ReportFile } from '../features/reports/report-file.ts';
import { createSippCsv, createSippPdf } from '../features/reports/sipp-works/report-files.ts';
import type { ActorContext, AppContext } from '../app-context.ts';
import { toHttpErrors, toAttachment, authorizeDownload } from './file-responses.ts';
import { HttpRefusal } from './refusal.ts';
import { findSession } from './sessions.ts';

/** The parameters of a report's URL: unvalidated text. */
interface ReportQuery {
  month?: string | undefined;
  year?: string | undefined;
}

interface Report {
  /** The operation that returns the same report, whose rights it shares. */
  operation: Operation;
  create: (context: ActorContext, period: ReportQuery) => Promise<ReportFile>;
}

/** A text that is not a year is refused like a year out of range. */
const parseYear = ({ year }: ReportQuery) => ({
  currentYear: year === undefined ? undefined : (parseReportYear(year) ?? 0),
});

const reports: Record<string, Report> = {
  'sipp-works.csv': {
    operation: 'getSippMonthlyReports',
    create: (context, { month }) => createSippCsv(context, month),
  },
  'sipp-works.pdf': {
    operation: 'getSippMonthlyReports',
    create: (context, { month }) => createSippPdf(context, month),
  },
  'initiatives.csv': {
    operation: 'getEptwInitiativesData',
    create: (context, period) => createInitiativesCsv(context, parseYear(period)),
  },
  'initiatives.pdf': {
    operation: 'getEptwInitiativesData',
    create: (context, period) => createInitiativesPdf(context, parseYear(period)),
  },
};

interface ReportRequest {
  Params: { file: string };
  Querystring: Record<keyof ReportQuery, unknown>;
}

/** `GET /reports/<report>.<csv|pdf>` with `month=YYYY-MM` or `year=YYYY`, and the bearer token of a session. */
export async function reportRoute(app: FastifyInstance, appContext: AppContext): Promise<void> {
  app.get<ReportRequest>('/reports/:file', async (request, reply) => {
    // First, so that a refusal can be logged with its user.
    await findSession(appContext, request);
    const report = Object.hasOwn(reports, request.params.file) ? reports[request.params.file] : undefined;
    if (!report) throw new HttpRefusal(404, 'NOT_FOUND', message.notFound);
    const context = await authorizeDownload(appContext, request, report.operation);
    const { month, year } = request.query;
    const { name, type, content } = await toHttpErrors(() =>
      report.create(context, { month: readSingleText(month), year: readSingleText(year) }),
    );
    return toAttachment(reply, name, type).header('content-length', content.length).send(content);
  });
}

/** Reads a parameter that occurs once; a repeated one counts as invalid. */
function readSingleText(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  return '';
}
