import { message } from '@eptw/domain/message';
import type { MutationPayload } from '../../../lib/api/use-command.ts';

/** Returns the message for the submitter: an unexpected error is a failure to create the permit. */
export function formatSubmissionMessage(payload: MutationPayload): string {
  return payload.failure === 'server error' ? message.creatingFailed : payload.message;
}
