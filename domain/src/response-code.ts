/** What an answer of the API says of a call in `code`: OK, or the kind of its refusal. */
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
