import { toPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ActorContext } from '../../../app-context.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { dateRangeAndSitesArguments } from '../types.ts';
import {
  loadDisciplinesByMonth,
  loadKindsByDay,
  loadProgressByContractor,
  loadProgressByDiscipline,
  loadProgressByMonth,
  loadProgressBySite,
  type ProgressRow,
  type TrendInput,
  type Trend,
} from './service.ts';
import { progressPayload, trendPayload } from './types.ts';

const progress: Record<
  string,
  [(context: ActorContext, input: TrendInput) => Promise<ProgressRow[]>, description: string]
> = {
  getEnhancedDashboardData: [loadProgressByMonth, 'By the month in which permits were raised.'],
  getEnhancedDashboardData1: [loadProgressBySite, 'By site.'],
  getEnhancedDashboardLowerData: [loadProgressByContractor, 'The ten contractors with the most permits.'],
  getDisciplineEnhancedDashboardData: [loadProgressByDiscipline, 'By discipline, most permits first.'],
};

for (const [name, [read, description]] of Object.entries(progress)) {
  builder.queryField(name, (t) =>
    t.field({
      type: progressPayload,
      description,
      args: dateRangeAndSitesArguments,
      resolve: (_root, args, context) => toPayload('', async () => ({ rows: await read(requireActor(context), args) })),
    }),
  );
}

const trends: Record<string, [(context: ActorContext, input: TrendInput) => Promise<Trend>, description: string]> = {
  getDisciplineLowerGraphData: [loadDisciplinesByMonth, 'Permits raised in each month, by discipline.'],
  getGraphData: [loadKindsByDay, 'Permits raised on each day, by kind.'],
};

for (const [name, [read, description]] of Object.entries(trends)) {
  builder.queryField(name, (t) =>
    t.field({
      type: trendPayload,
      description,
      args: dateRangeAndSitesArguments,
      resolve: (_root, args, context) => toPayload('', () => read(requireActor(context), args)),
    }),
  );
}
