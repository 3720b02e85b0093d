import { areaStopKinds } from '@eptw/domain/area-stop/area-stop';
import { builder } from '../../graphql/builder.ts';
import { areaStopKindEnum } from '../../graphql/enums.ts';
import type { AreaStop } from './area-stop-rows.ts';

export const areaStopType = builder.objectRef<AreaStop>('AreaStop').implement({
  description: 'A stop of all work at a site. Of several that were requested, the gravest is shown.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    site: t.exposeID('siteId'),
    siteName: t.exposeString('siteName'),
    timeZone: t.exposeString('timeZone'),
    kind: t.expose('kind', { type: areaStopKindEnum }),
    reason: t.exposeString('reason', { description: 'The words of the kind where nobody gave others.' }),
    setBy: t.exposeString('setBy'),
    setAt: t.expose('setAt', { type: 'DateTime' }),
    mustered: t.boolean({
      description: 'Whether everybody is called to the assembly point.',
      resolve: ({ musteredAt }) => musteredAt !== null,
    }),
    isDrill: t.boolean({ resolve: ({ kind }) => areaStopKinds[kind].isDrill }),
    liftedAt: t.expose('liftedAt', { type: 'DateTime', nullable: true, description: 'Null while it is in force.' }),
    liftReason: t.exposeString('liftReason'),
  }),
});
