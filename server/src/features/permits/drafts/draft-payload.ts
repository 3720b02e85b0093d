import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { listFormProblems } from '../../filled-forms/form-refusal.ts';
import { loadOnce } from '../../../graphql/load-once.ts';
import { formatPermitSubmitted } from '../create/service.ts';
import { loadDraft } from './service.ts';
import type { DraftPayload } from './types.ts';

/** The payload of a read of one draft. */
export async function toDraftPayload(context: ActorContext, draftId: string): Promise<DraftPayload> {
  return runDraftOperation(async () => {
    const draft = await loadDraft(context, draftId);
    return { id: draft._id, message: '', draft: async () => draft };
  });
}

/** The payload of a saved draft, by its id. */
export async function toSavedDraftPayload(
  context: ActorContext,
  save: () => Promise<string>,
  message = 'The draft was saved.',
): Promise<DraftPayload> {
  return runDraftOperation(async () => {
    const id = await save();
    return { id, message, draft: loadOnce(() => loadDraft(context, id)) };
  });
}

/** The payload of a submitted draft: the number of the permit it became. */
export async function toSubmittedDraftPayload(
  submit: () => Promise<{ id: string; number: string }>,
): Promise<DraftPayload> {
  return runDraftOperation(async () => {
    const { id, number } = await submit();
    return { id, message: formatPermitSubmitted(number), draft: async () => null };
  });
}

async function runDraftOperation(
  work: () => Promise<Pick<DraftPayload, 'id' | 'message' | 'draft'>>,
): Promise<DraftPayload> {
  try {
    return { success: true, code: 'OK', problems: [], ...(await work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      success: false,
      code: error.code,
      message: error.message,
      problems: listFormProblems(error),
      id: null,
      draft: async () => null,
    };
  }
}
