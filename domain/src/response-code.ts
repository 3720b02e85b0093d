/** The values of `code` in a payload of the API: OK, or the kind of refusal. */
export const responseCodes = [
  'OK',
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'QUOTA',
  'BLOCKED_WORD',
  'TOO_LARGE',
  'RATE_LIMITED',
  'FAILED',
] as const;

export type ResponseCode = (typeof responseCodes)[number];
