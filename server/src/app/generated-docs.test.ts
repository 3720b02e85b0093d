import { readFileSync } from 'node:fs';
import { message } from '@eptw/domain/message';
import { describe, expect, it } from 'vitest';
import { generatedDocs } from './generated-docs.ts';

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

describe('printed documents', () => {
  it.each(Object.entries(generatedDocs))('%s is fresh (else: npm run generate)', (path, print) => {
    expect(read(path)).toBe(print());
  });
});

/** Sentences that the specification does not fix. */
const ownWords: readonly (keyof typeof message)[] = ['childPermitTooLittle'];

describe('fixed sentences', () => {
  const {
    childPermitRequired,
    confirmIndividualRemoval,
    confirmGroupRemoval,
    tooManyPendingClosure,
    tooManyUnclosed,
    passwordTooShort,
    newPasswordTooShort,
    ...plain
  } = message;
  const sentences = [
    ...Object.entries(plain).flatMap(([name, sentence]) =>
      typeof sentence === 'function' || ownWords.some((own) => own === name) ? [] : [sentence],
    ),
    childPermitRequired('A{n}'),
    confirmIndividualRemoval('{email}'),
    confirmGroupRemoval('{group}'),
    tooManyPendingClosure(3),
    tooManyUnclosed(2),
    passwordTooShort(6),
    newPasswordTooShort(6),
  ];
  const conformance = read('docs/conformance.md') + read('docs/conformance-administration.md');

  it.each(sentences)('the conformance documents have a row for: %s', (sentence) => {
    expect(conformance).toContain(`'${sentence}'`);
  });
});
