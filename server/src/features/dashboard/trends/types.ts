import type { Series } from '@eptw/domain/dashboard/series';
import { definePayloadType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ProgressRow, Trend } from './service.ts';

const progressRowType = builder.objectRef<ProgressRow>('ProgressRow').implement({
  description: 'Permits raised in the range, by current status; the parts add up to the total.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A month (YYYY-MM) or contractor; of a site or discipline its id.' }),
    name: t.exposeString('name'),
    raised: t.exposeInt('raised'),
    underReview: t.exposeInt('underReview'),
    approved: t.exposeInt('approved'),
    rejected: t.exposeInt('rejected'),
    finishing: t.exposeInt('finishing', { description: 'Waiting to be closed or cancelled.' }),
    completed: t.exposeInt('completed'),
    cancelled: t.exposeInt('cancelled'),
  }),
});

/** A table of progress. */
export interface ProgressTable {
  rows: ProgressRow[];
}

const progressTableType = builder.objectRef<ProgressTable>('ProgressTable').implement({
  fields: (t) => ({ rows: t.field({ type: [progressRowType], resolve: (item) => item.rows }) }),
});

const seriesType = builder.objectRef<Series>('Series').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    counts: t.exposeIntList('counts', { description: 'One for each period.' }),
  }),
});

const trendType = builder.objectRef<Trend>('Trend').implement({
  fields: (t) => ({
    periods: t.exposeStringList('periods', { description: 'Every month as YYYY-MM, or every day as YYYY-MM-DD.' }),
    series: t.field({ type: [seriesType], resolve: (item) => item.series }),
  }),
});

export const progressPayload = definePayloadType('ProgressAnswer', 'data', progressTableType);
export const trendPayload = definePayloadType('TrendAnswer', 'data', trendType);
