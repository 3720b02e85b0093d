import { builder } from '../../graphql/builder.ts';
import type { Scope } from '../../graphql/context.ts';
import { Refusal, type AnswerCode } from '../../graphql/errors.ts';
import { once } from './once.ts';
import { wholeText, readOwnWork, type Permit } from './reading/service.ts';
import { permitType } from './reading/types.ts';

/** What a single read or a mutation answers. The permit is read only when a caller asks for it. */
interface PermitAnswer {
  success: boolean;
  code: AnswerCode;
  message: string;
  permitId: string | null;
  permit: () => Promise<Permit | null>;
}

export const permitAnswerType = builder.objectRef<PermitAnswer>('PermitAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    _id: t.exposeID('permitId', {
      nullable: true,
      description: 'The id of the permit, for those who need nothing else of it: the item is read for whoever asks.',
    }),
    item: t.field({ type: permitType, nullable: true, resolve: (answer) => answer.permit() }),
    permit: t.string({
      nullable: true,
      description: 'The whole permit as JSON text.',
      resolve: async (answer) => {
        const permit = await answer.permit();
        return permit && wholeText(permit);
      },
    }),
    isFinalApprover: t.boolean({ resolve: async (answer) => (await answer.permit())?.isFinalApprover ?? false }),
  }),
});

function refused(error: unknown): PermitAnswer {
  if (!(error instanceof Refusal)) throw error;
  return { success: false, code: error.code, message: error.message, permitId: null, permit: async () => null };
}

/** Answers with a permit that the person asked for. */
export async function answeringRead(work: () => Promise<Permit>): Promise<PermitAnswer> {
  try {
    const permit = await work();
    return { success: true, code: 'OK', message: '', permitId: permit._id, permit: async () => permit };
  } catch (error) {
    return refused(error);
  }
}

/** Answers with what was done to a permit, and the permit as it is after that. */
export async function answeringChange(
  scope: Scope,
  work: () => Promise<{ id: string; message: string }>,
): Promise<PermitAnswer> {
  try {
    const { id, message } = await work();
    return { success: true, code: 'OK', message, permitId: id, permit: once(() => readOwnWork(scope, id)) };
  } catch (error) {
    return refused(error);
  }
}
