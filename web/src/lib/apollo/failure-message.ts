import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { message } from '@eptw/domain/message';

/** Whether a call failed because the server could not be reached: there is no network, or no route to the server. */
export function isServerUnreachable(error: unknown, isOnline: boolean): boolean {
  return !isOnline || error instanceof TypeError;
}

/** Returns the message for the user when a call failed. */
export function formatFailure(error: unknown, isOnline: boolean): string {
  if (isServerUnreachable(error, isOnline)) return 'The server cannot be reached. Check your connection and try again.';
  if (ServerError.is(error) && error.statusCode === 503)
    return parseErrorMessage(error.bodyText) ?? message.somethingWentWrong;
  if (CombinedGraphQLErrors.is(error)) {
    const [fault] = error.errors.filter(({ extensions }) => extensions?.['code'] === 'FAILED');
    if (fault) return fault.message;
  }
  return message.somethingWentWrong;
}

/** The server states the reason as JSON; a proxy in front of it sends a page of its own. */
function parseErrorMessage(body: string): string | undefined {
  try {
    const { errors }: { errors?: { message?: string }[] } = JSON.parse(body);
    return errors?.[0]?.message;
  } catch {
    return undefined;
  }
}
