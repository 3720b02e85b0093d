import type { SsoProblem } from '@eptw/domain/user/sso';
import { AuthorizationResponseError, ClientError } from 'openid-client';

/** Error codes that the issuer may send, with their problem; nothing else in the response is used. */
const problemByErrorCode: Readonly<Record<string, SsoProblem>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  interaction_required: 'cancelled',
  consent_required: 'cancelled',
  account_selection_required: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
};

/** Codes of the library that mean that the issuer, or a proxy in front of it, did not respond correctly. */
const unavailableCodes = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** The problem shown to the user for this error. */
export function toSsoProblem(error: unknown): SsoProblem {
  if (error instanceof AuthorizationResponseError) return problemByErrorCode[error.error] ?? 'failed';
  if (error instanceof ClientError && unavailableCodes.includes(error.code ?? '')) return 'unavailable';
  // The error that `fetch` throws without a connection.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'failed';
}

/** The fields to log. The errors' causes contain tokens and claims, and are left out. */
export function toLogFields(error: unknown): Record<string, unknown> {
  if (error instanceof AuthorizationResponseError)
    return { problem: error.error.slice(0, 100), description: error.error_description?.slice(0, 300) };
  if (!(error instanceof Error)) return { problem: String(error) };
  const { cause } = error;
  return { problem: error.message, reason: cause instanceof Error ? cause.message : undefined };
}
