import { answering } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import type { Scope } from '../../../graphql/context.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { daysAndSites } from '../site-type.ts';
import {
  disciplinesByMonth,
  kindsByDay,
  progressByContractor,
  progressByDiscipline,
  progressByMonth,
  progressBySite,
  type ProgressRow,
  type SentTrend,
  type Trend,
} from './service.ts';
import { progressAnswer, trendAnswer } from './types.ts';

const progress: Record<string, [(scope: Scope, sent: SentTrend) => Promise<ProgressRow[]>, description: string]> = {
  getEnhancedDashboardData: [progressByMonth, 'By the month in which permits were raised.'],
  getEnhancedDashboardData1: [progressBySite, 'By site.'],
  getEnhancedDashboardLowerData: [progressByContractor, 'The ten contractors who raised the most.'],
  getDisciplineEnhancedDashboardData: [progressByDiscipline, 'By discipline, the most first.'],
};

for (const [name, [read, description]] of Object.entries(progress)) {
  builder.queryField(name, (t) =>
    t.field({
      type: progressAnswer,
      description,
      args: daysAndSites,
      resolve: (_root, args, context) => answering('', async () => ({ rows: await read(scopeOf(context), args) })),
    }),
  );
}

const trends: Record<string, [(scope: Scope, sent: SentTrend) => Promise<Trend>, description: string]> = {
  getDisciplineLowerGraphData: [disciplinesByMonth, 'Permits raised in each month, by discipline.'],
  getGraphData: [kindsByDay, 'Permits raised on each day, by kind.'],
};

for (const [name, [read, description]] of Object.entries(trends)) {
  builder.queryField(name, (t) =>
    t.field({
      type: trendAnswer,
      description,
      args: daysAndSites,
      resolve: (_root, args, context) => answering('', () => read(scopeOf(context), args)),
    }),
  );
}
