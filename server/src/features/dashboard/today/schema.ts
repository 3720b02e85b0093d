import { answering } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { daysAndSites } from '../site-type.ts';
import { boardOfTheDay, criticalActivities } from './service.ts';
import { boardOfTheDayAnswer, criticalActivityList } from './types.ts';

const { sites } = daysAndSites;

builder.queryField('getDashboardCardsData', (t) =>
  t.field({
    type: boardOfTheDayAnswer,
    args: { sites },
    resolve: (_root, args, context) => answering('', () => boardOfTheDay(scopeOf(context), args)),
  }),
);

builder.queryField('getCriticalActivities', (t) =>
  t.field({
    type: criticalActivityList,
    description: 'Approved permits with high-risk work within their period now, what ends first before the others.',
    args: { limit: t.arg.int(), offset: t.arg.int({ description: 'The page number minus one.' }), sites },
    resolve: (_root, args, context) => criticalActivities(scopeOf(context), args),
  }),
);
