import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import { builder } from '../../graphql/builder.ts';
import { requirementKeyEnum, requirementLinkEnum } from '../../graphql/enums.ts';

/** What the API says of a requirement, wherever it is shown: on the job, while planning and by the quota. */
export const requirementType = builder.objectRef<Requirement>('WorkRequirement').implement({
  description: 'Something that an action needs.',
  fields: (t) => ({
    key: t.expose('key', { type: requirementKeyEnum }),
    met: t.exposeBoolean('met'),
    sentence: t.exposeString('sentence'),
    resolvedBy: t.exposeString('resolvedBy', { description: 'Who can meet it; empty when it is met.' }),
    link: t.expose('link', { type: requirementLinkEnum, description: "Where on the permit's page it is met." }),
    series: t.stringList({
      description: 'The names of the checks that meet it; empty when it is met, or is met otherwise.',
      resolve: ({ series }) => [...series],
    }),
  }),
});
