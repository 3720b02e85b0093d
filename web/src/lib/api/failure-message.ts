import { message } from '@eptw/domain/message';
import { ErrorResponse, RefusedRequest } from './errors.ts';

/** Whether a call failed because the server could not be reached: there is no network, or no route to the server. */
export function isServerUnreachable(error: unknown, isOnline: boolean): boolean {
  return !isOnline || error instanceof TypeError;
}

/** 'unavailable' means that the server runs but cannot work at the moment, and says so itself. */
export type FailureCause = 'no connection' | 'unavailable' | 'server error';

/** Why a call failed, with the message for the user. */
export interface Failure {
  cause: FailureCause;
  message: string;
}

const serverError: Failure = { cause: 'server error', message: message.somethingWentWrong };

/** Returns why a call failed. */
export function describeFailure(error: unknown, isOnline: boolean): Failure {
  if (isServerUnreachable(error, isOnline))
    return { cause: 'no connection', message: 'The server cannot be reached. Check your connection and try again.' };
  if (error instanceof RefusedRequest && error.status === 503) {
    const reason = parseErrorMessage(error.bodyText);
    return reason === undefined ? serverError : { cause: 'unavailable', message: reason };
  }
  if (!(error instanceof ErrorResponse)) return serverError;
  const fault = error.errors.find(({ extensions }) => extensions?.['code'] === 'FAILED');
  if (!fault) return serverError;
  const cause = fault.extensions?.['unavailable'] === true ? 'unavailable' : 'server error';
  return { cause, message: fault.message };
}

/** Whether a call failed without an answer of the server's own, so that it may succeed once the server responds. */
export function hasNoAnswer(error: unknown): boolean {
  if (error instanceof RefusedRequest) return error.status >= 500;
  return describeFailure(error, true).cause !== 'server error';
}

/** Turns an error or a lost connection into the shape of a refusal. */
export function toFailurePayload(error: unknown) {
  const { cause, message: sentence } = describeFailure(error, navigator.onLine);
  return { success: false, code: 'FAILED', failure: cause, message: sentence } as const;
}

/** Returns why the server refused the filters or the order of a list, which an old address can hold. */
export function findRefusal(error: unknown): string | undefined {
  if (!(error instanceof ErrorResponse)) return undefined;
  return error.errors.find(({ extensions }) => extensions?.['code'] === 'BAD_INPUT')?.message;
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
