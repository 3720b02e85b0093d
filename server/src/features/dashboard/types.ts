import { builder } from '../../graphql/builder.ts';
import type { BoardSite } from './store.ts';

export const boardSiteType = builder.objectRef<BoardSite>('BoardSite').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    timeZone: t.exposeString('timeZone'),
  }),
});

/** The arguments of nearly every board. */
export const dateRangeAndSitesArguments = builder.args((t) => ({
  startDate: t.string({
    description: 'YYYY-MM-DD, or an instant: the first day of the range.',
  }),
  endDate: t.string({ description: 'The last day of the range, inclusive.' }),
  sites: t.stringList({
    description: 'By code, name or id. All sites of the user when omitted, where that is allowed.',
  }),
}));
