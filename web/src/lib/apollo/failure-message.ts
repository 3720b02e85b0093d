import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { message } from '@eptw/domain/message';

/** Whether a call failed because nobody could be asked: there is no network, or none to the server. */
export function isServerUnreachable(error: unknown, isOnline: boolean): boolean {
  return !isOnline || error instanceof TypeError;
}

/** What a person is told of a call that was not answered as it should have been. */
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

/** The program says why; a proxy in front of it has a page of its own. */
function parseErrorMessage(body: string): string | undefined {
  try {
    const { errors }: { errors?: { message?: string }[] } = JSON.parse(body);
    return errors?.[0]?.message;
  } catch {
    return undefined;
  }
}
