import type { SsoProblem } from '@eptw/domain/user/sso';
import { AuthorizationResponseError, ClientError } from 'openid-client';

/** What the issuer may answer instead of a code, by name; it is never believed further than that. */
const problemByErrorCode: Readonly<Record<string, SsoProblem>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  interaction_required: 'cancelled',
  consent_required: 'cancelled',
  account_selection_required: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
};

/** Codes of the library that mean that the issuer, or something before it, did not answer as itself. */
const unavailableCodes = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** What people are told when talking to the issuer failed this way. */
export function toSsoProblem(error: unknown): SsoProblem {
  if (error instanceof AuthorizationResponseError) return problemByErrorCode[error.error] ?? 'failed';
  if (error instanceof ClientError && unavailableCodes.includes(error.code ?? '')) return 'unavailable';
  // What `fetch` throws when there is no connection.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'failed';
}

/** What the log may say of it. The errors' further causes hold tokens and claims, and stay out. */
export function toLogFields(error: unknown): Record<string, unknown> {
  if (error instanceof AuthorizationResponseError)
    return { problem: error.error.slice(0, 100), description: error.error_description?.slice(0, 300) };
  if (!(error instanceof Error)) return { problem: String(error) };
  const { cause } = error;
  return { problem: error.message, reason: cause instanceof Error ? cause.message : undefined };
}
