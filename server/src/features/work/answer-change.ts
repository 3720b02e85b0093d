import type { ActorContext } from '../../app-context.ts';
import { loadVisibleJob, type WorkChangeResult } from './service.ts';
import { toWorkAnswer } from './types.ts';
import { toWorkView } from './work-view.ts';

/** Changes the work, and answers with it as the actor then sees it. */
export async function answerChange(context: ActorContext, change: () => Promise<WorkChangeResult>) {
  return toWorkAnswer(async () => {
    const { permitId, message, after } = await change();
    return { message, item: toWorkView(after ?? (await loadVisibleJob(context, permitId)), context.actor) };
  });
}
