import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadOnce } from '../../../graphql/load-once.ts';
import { listClosureContacts, type ClosureContacts } from '../closure-contacts/service.ts';
import { waitingType } from '../closure-contacts/types.ts';
import { requirementType } from '../../work-log/requirement-type.ts';
import { listMissingForClosure, loadQuotaState, type QuotaState } from './service.ts';

interface BlockingPermitView {
  _id: string;
  code: string;
  waiting: () => Promise<ClosureContacts | null>;
  missing: () => Promise<Requirement[]>;
}

const blockingPermitType = builder.objectRef<BlockingPermitView>('BlockingPermit').implement({
  description: 'A permit that counts against the quota of its submitter.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    waiting: t.field({ type: waitingType, nullable: true, resolve: (permit) => permit.waiting() }),
    missing: t.field({
      type: [requirementType],
      description: 'What has to be done before it can be closed.',
      resolve: (permit) => permit.missing(),
    }),
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
        // All permits share one query for each field, made only when the field is selected.
        const ids = permits.map(({ id }) => id);
        const waiting = loadOnce(() => listClosureContacts(requireActor(context), ids));
        const missing = loadOnce(() => listMissingForClosure(context, ids));
        return permits.map(({ id, number }, index) => ({
          _id: id,
          code: number,
          waiting: async () => (await waiting())[index] ?? null,
          missing: async () => (await missing())[index] ?? [],
        }));
      },
    }),
  }),
});

builder.queryField('countUnClosedPermit', (t) =>
  t.field({ type: quotaPayloadType, resolve: (_root, _args, context) => loadQuotaState(requireActor(context)) }),
);
