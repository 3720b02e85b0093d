import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { once } from '../once.ts';
import { permitSubmitted } from '../raising/service.ts';
import { readDraft } from './service.ts';
import type { DraftAnswer } from './types.ts';

/** Answers with a draft that the person asked for. */
export async function answeringDraft(scope: Scope, draftId: string): Promise<DraftAnswer> {
  return answering(async () => {
    const draft = await readDraft(scope, draftId);
    return { id: draft._id, message: '', draft: async () => draft };
  });
}

/** Answers with a draft as it is after it was saved, by its id. */
export async function answeringSave(
  scope: Scope,
  save: () => Promise<string>,
  message = 'The draft was saved.',
): Promise<DraftAnswer> {
  return answering(async () => {
    const id = await save();
    return { id, message, draft: once(() => readDraft(scope, id)) };
  });
}

/** Answers with the number of the permit that a draft has become. */
export async function answeringSubmission(submit: () => Promise<{ id: string; number: string }>): Promise<DraftAnswer> {
  return answering(async () => {
    const { id, number } = await submit();
    return { id, message: permitSubmitted(number), draft: async () => null };
  });
}

async function answering(work: () => Promise<Pick<DraftAnswer, 'id' | 'message' | 'draft'>>): Promise<DraftAnswer> {
  try {
    return { success: true, code: 'OK', ...(await work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { success: false, code: error.code, message: error.message, id: null, draft: async () => null };
  }
}
