import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { permitReferenceType } from '../reading/types.ts';
import { quotaState, type QuotaState } from './service.ts';

const quotaAnswerType = builder.objectRef<QuotaState>('QuotaAnswer').implement({
  fields: (t) => ({
    isEnabled: t.exposeBoolean('isEnabled'),
    timerCount: t.exposeInt('idleSeconds', { description: 'Seconds without activity after which a session ends.' }),
    count: t.int({ resolve: (state) => state.permits.length }),
    message: t.string({
      nullable: true,
      description: 'Why no further permit can be raised, and which ones to close.',
      resolve: (state) => state.refusal ?? null,
    }),
    permits: t.field({
      type: [permitReferenceType],
      description: 'Permits that wait for closure, and approved ones that ended.',
      resolve: (state) => state.permits.map(({ id, number }) => ({ _id: id, code: number })),
    }),
  }),
});

builder.queryField('countUnClosedPermit', (t) =>
  t.field({ type: quotaAnswerType, resolve: (_root, _args, context) => quotaState(scopeOf(context)) }),
);
