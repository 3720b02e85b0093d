import { message } from '@eptw/domain/message';
import type { MutationPayload } from '../../../lib/apollo/use-command.ts';

/** Returns the message for the submitter: an error without its own message counts as a failure to create the permit. */
export function formatSubmissionMessage(answer: MutationPayload): string {
  const isNameless = answer.code === 'FAILED' && answer.message === message.somethingWentWrong;
  return isNameless ? message.creatingFailed : answer.message;
}
