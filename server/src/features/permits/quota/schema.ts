import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadOnce } from '../load-once.ts';
import { listClosureContacts, type ClosureContacts } from '../closure-contacts/service.ts';
import { waitingType } from '../closure-contacts/types.ts';
import { loadQuotaState, type QuotaState } from './service.ts';

interface BlockingPermitView {
  _id: string;
  code: string;
  waiting: () => Promise<ClosureContacts | null>;
}

const blockingPermitType = builder.objectRef<BlockingPermitView>('BlockingPermit').implement({
  description: 'A permit that counts against the quota of its submitter.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    waiting: t.field({ type: waitingType, nullable: true, resolve: (permit) => permit.waiting() }),
  }),
});

const quotaPayloadType = builder.objectRef<QuotaState>('QuotaAnswer').implement({
  fields: (t) => ({
    isEnabled: t.exposeBoolean('isEnabled'),
    timerCount: t.exposeInt('idleSeconds', { description: 'Seconds without activity after which a session ends.' }),
    count: t.int({ resolve: (state) => state.permits.length }),
    message: t.string({
      nullable: true,
      description: 'Why no more permits can be raised, and which ones to close.',
      resolve: (state) => state.refusal ?? null,
    }),
    permits: t.field({
      type: [blockingPermitType],
      description: 'Permits pending closure, and approved permits that have ended.',
      resolve: ({ permits }, _args, context) => {
        // All permits share one query, made only when the field is selected.
        const waiting = loadOnce(() =>
          listClosureContacts(
            requireActor(context),
            permits.map(({ id }) => id),
          ),
        );
        return permits.map(({ id, number }, index) => ({
          _id: id,
          code: number,
          waiting: async () => (await waiting())[index] ?? null,
        }));
      },
    }),
  }),
});

builder.queryField('countUnClosedPermit', (t) =>
  t.field({ type: quotaPayloadType, resolve: (_root, _args, context) => loadQuotaState(requireActor(context)) }),
);
