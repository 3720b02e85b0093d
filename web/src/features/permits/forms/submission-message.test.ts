import { message } from '@eptw/domain/message';
import { describe, expect, it } from 'vitest';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { formatSubmissionMessage } from './submission-message.ts';

const failed = { success: false, code: 'FAILED' } as const;

describe('the message after submitting says', () => {
  it.each<[string, MutationPayload, string]>([
    [
      'that it was submitted',
      { success: true, code: 'OK', message: 'Permit F10N-GP-000001 was submitted.' },
      'Permit F10N-GP-000001 was submitted.',
    ],
    ['why it was refused', { success: false, code: 'BAD_INPUT', message: message.selectSite }, message.selectSite],
    [
      'that the server cannot be reached',
      { ...failed, failure: 'no connection', message: 'The server cannot be reached.' },
      'The server cannot be reached.',
    ],
    [
      'that the database is not available',
      { ...failed, failure: 'unavailable', message: 'The database is not available.' },
      'The database is not available.',
    ],
    [
      'that something went wrong, when the server gives no reason',
      { ...failed, failure: 'server error', message: message.somethingWentWrong },
      'There is something wrong creating the permit. Please check for empty Required Fields.',
    ],
  ])('%s', (_title, payload, sentence) => {
    expect(formatSubmissionMessage(payload)).toBe(sentence);
  });
});
