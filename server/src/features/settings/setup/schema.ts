import { toPayload, definePayloadType, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { setupTaskEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadTemplateCatalogue, loadSetupProgress } from './service.ts';
import type { SetupProgress } from './types.ts';

const progressType = builder.objectRef<SetupProgress>('SetupProgress').implement({
  fields: (t) => ({
    sites: t.exposeInt('sites'),
    disciplines: t.exposeInt('disciplines'),
    templates: t.exposeInt('templates'),
    parentTemplates: t.exposeInt('parentTemplates'),
    users: t.exposeInt('users', { description: 'Accounts besides the first one; at most 99.' }),
    groups: t.exposeInt('groups'),
    permitClosers: t.exposeInt('permitClosers'),
    missing: t.field({
      type: [setupTaskEnum],
      description: 'What no one can do yet at the most complete site.',
      resolve: ({ missing }) => [...missing],
    }),
    advice: t.exposeStringList('advice', { description: 'What to add, one sentence each, in the same order.' }),
  }),
});

const progressPayload = definePayloadType('SetupProgressAnswer', 'progress', progressType);

builder.queryField('getSetupProgress', (t) =>
  t.field({
    type: progressPayload,
    resolve: (_root, _args, context) => toPayload('', () => loadSetupProgress(context)),
  }),
);

builder.mutationField('loadTemplateCatalogue', (t) =>
  t.field({
    type: mutationPayload,
    description: 'Adds missing templates of the catalogue.',
    resolve: (_root, _args, context) =>
      toPayload('The catalogue is loaded.', async () => {
        await loadTemplateCatalogue(requireActor(context));
        return null;
      }),
  }),
);
