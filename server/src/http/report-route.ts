import type { Operation } from '@eptw/domain/access/access';
import { message } from '@eptw/domain/message';
import { readYear } from '@eptw/domain/report/calendar-month';
import type { FastifyInstance } from 'fastify';
import { initiativesCsv, initiativesPdf } from '../features/reports/initiatives/files.ts';
import type { ReportFile } from '../features/reports/report-file.ts';
import { sippCsv, sippPdf } from '../features/reports/sipp-works/files.ts';
import type { Scope, Services } from '../graphql/context.ts';
import { answered, saved, scopeFor } from './downloads.ts';
import { HttpRefusal } from './refusal.ts';
import { sessionOf } from './sessions.ts';

/** What a report is asked for by its address: text, whatever the caller wrote. */
interface Period {
  month?: string | undefined;
  year?: string | undefined;
}

interface Report {
  /** The operation that answers the same, whose rights it shares. */
  operation: Operation;
  make: (scope: Scope, period: Period) => Promise<ReportFile>;
}

/** A text that is no year is as good as a year that is none. */
const yearOf = ({ year }: Period) => ({ currentYear: year === undefined ? undefined : (readYear(year) ?? 0) });

const reports: Record<string, Report> = {
  'sipp-works.csv': { operation: 'getSippMonthlyReports', make: (scope, { month }) => sippCsv(scope, month) },
  'sipp-works.pdf': { operation: 'getSippMonthlyReports', make: (scope, { month }) => sippPdf(scope, month) },
  'initiatives.csv': {
    operation: 'getEptwInitiativesData',
    make: (scope, period) => initiativesCsv(scope, yearOf(period)),
  },
  'initiatives.pdf': {
    operation: 'getEptwInitiativesData',
    make: (scope, period) => initiativesPdf(scope, yearOf(period)),
  },
};

interface ReportRequest {
  Params: { file: string };
  Querystring: Record<keyof Period, unknown>;
}

/** `GET /reports/<report>.<csv|pdf>` with `month=YYYY-MM` or `year=YYYY`, and the bearer token of a session. */
export async function reportRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get<ReportRequest>('/reports/:file', async (request, reply) => {
    // First, so that a refusal knows whose it is.
    await sessionOf(services, request);
    const report = Object.hasOwn(reports, request.params.file) ? reports[request.params.file] : undefined;
    if (!report) throw new HttpRefusal(404, 'NOT_FOUND', message.notFound);
    const scope = await scopeFor(services, request, report.operation);
    const { month, year } = request.query;
    const { name, type, content } = await answered(() => report.make(scope, { month: text(month), year: text(year) }));
    return saved(reply, name, type).header('content-length', content.length).send(content);
  });
}

/** What an address says once; said several times it means nothing that a report could be of. */
function text(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  return '';
}
