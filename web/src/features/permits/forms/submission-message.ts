import { message } from '@eptw/domain/message';
import type { MutationPayload } from '../../../lib/apollo/use-command.ts';

/** What the person who submits is told: a fault that has no words of its own is one of creating the permit. */
export function formatSubmissionMessage(answer: MutationPayload): string {
  const isNameless = answer.code === 'FAILED' && answer.message === message.somethingWentWrong;
  return isNameless ? message.creatingFailed : answer.message;
}
