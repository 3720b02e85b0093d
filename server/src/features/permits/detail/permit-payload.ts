import type { PermitFormProblem } from '@eptw/domain/template/submission/problem';
import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { listFormProblems } from '../../filled-forms/form-refusal.ts';
import { loadOnce } from '../../../graphql/load-once.ts';
import { toJsonText, loadChangedPermit, type Permit } from './service.ts';
import { formProblemType, permitType } from './types.ts';

/** Payload of a single read or a mutation. The permit is loaded only when the query selects it. */
interface PermitPayload {
  success: boolean;
  code: ResponseCode;
  message: string;
  problems: readonly PermitFormProblem[];
  permitId: string | null;
  permit: () => Promise<Permit | null>;
}

export const permitPayloadType = builder.objectRef<PermitPayload>('PermitAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    problems: t.field({ type: [formProblemType], resolve: ({ problems }) => problems }),
    _id: t.exposeID('permitId', {
      nullable: true,
      description: 'The id of the permit, without loading the whole item.',
    }),
    item: t.field({ type: permitType, nullable: true, resolve: (answer) => answer.permit() }),
    permit: t.string({
      nullable: true,
      description: 'The whole permit as JSON text.',
      resolve: async (answer) => {
        const permit = await answer.permit();
        return permit && toJsonText(permit);
      },
    }),
    isFinalApprover: t.boolean({ resolve: async (answer) => (await answer.permit())?.isFinalApprover ?? false }),
  }),
});

function toRefusedPayload(error: unknown): PermitPayload {
  if (!(error instanceof Refusal)) throw error;
  return {
    success: false,
    code: error.code,
    message: error.message,
    problems: listFormProblems(error),
    permitId: null,
    permit: async () => null,
  };
}

/** The payload of a read of one permit. */
export async function toPermitPayload(work: () => Promise<Permit>): Promise<PermitPayload> {
  try {
    const permit = await work();
    return { success: true, code: 'OK', message: '', problems: [], permitId: permit._id, permit: async () => permit };
  } catch (error) {
    return toRefusedPayload(error);
  }
}

/** The payload of a mutation, with the permit as it is afterwards. */
export async function toChangedPermitPayload(
  context: ActorContext,
  work: () => Promise<{ id: string; message: string }>,
): Promise<PermitPayload> {
  try {
    const { id, message } = await work();
    const permit = loadOnce(() => loadChangedPermit(context, id));
    return { success: true, code: 'OK', message, problems: [], permitId: id, permit };
  } catch (error) {
    return toRefusedPayload(error);
  }
}
