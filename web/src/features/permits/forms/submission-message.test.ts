import { message } from '@eptw/domain/message';
import type { ResponseCode } from '@eptw/domain/response-code';
import { describe, expect, it } from 'vitest';
import { formatSubmissionMessage } from './submission-message.ts';

describe('the message after submitting says', () => {
  it.each<[string, boolean, ResponseCode, string, string]>([
    [
      'that it was submitted',
      true,
      'OK',
      'Permit F10N-GP-000001 was submitted.',
      'Permit F10N-GP-000001 was submitted.',
    ],
    ['why it was refused', false, 'BAD_INPUT', message.selectSite, message.selectSite],
    [
      'that the server cannot be reached',
      false,
      'FAILED',
      'The server cannot be reached.',
      'The server cannot be reached.',
    ],
    [
      'that something went wrong, when the server gives no reason',
      false,
      'FAILED',
      message.somethingWentWrong,
      'There is something wrong creating the permit. Please check for empty Required Fields.',
    ],
  ])('%s', (_what, success, code, said, words) => {
    expect(formatSubmissionMessage({ success, code, message: said })).toBe(words);
  });
});
