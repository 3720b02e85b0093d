import { toPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { dateRangeAndSitesArguments } from '../types.ts';
import { loadDayBoard, listCriticalActivities } from './service.ts';
import { boardOfTheDayPayload, criticalActivityList } from './types.ts';

const { sites } = dateRangeAndSitesArguments;

builder.queryField('getDashboardCardsData', (t) =>
  t.field({
    type: boardOfTheDayPayload,
    args: { sites },
    resolve: (_root, args, context) => toPayload('', () => loadDayBoard(requireActor(context), args)),
  }),
);

builder.queryField('getCriticalActivities', (t) =>
  t.field({
    type: criticalActivityList,
    description:
      'Approved permits with high-risk work that is live now, earliest end first; where no work is followed, within their period.',
    args: { limit: t.arg.int(), offset: t.arg.int({ description: 'The page number minus one.' }), sites },
    resolve: (_root, args, context) => listCriticalActivities(requireActor(context), args),
  }),
);
