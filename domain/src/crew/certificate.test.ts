import { describe, expect, test } from 'vitest';
import { certificateKindNames, formatCertificateKind, parseCertificateKind } from './certificate-kind.ts';
import {
  describeCertificateState,
  getCertificateState,
  listEndingCertificates,
  markCertificate,
} from './certificate-state.ts';
import { certificateLimits, validateCertificates, type Certificate } from './certificate.ts';

const certificate = (change: Partial<Certificate> = {}): Certificate => ({
  kind: 'welder',
  number: 'W-1',
  issuer: 'Welding Institute',
  expiresOn: '2026-12-31',
  file: null,
  ...change,
});

test.each<[string, Partial<Certificate>, RegExp]>([
  ['of an unknown kind', { kind: 'juggler' }, /Choose the kind/],
  ['without a number', { number: ' ' }, /number of a certificate is required/],
  ['with a long number', { number: 'x'.repeat(61) }, /at most 60/],
  ['without an issuer', { issuer: '' }, /issuer of a certificate is required/],
  ['with HTML', { issuer: '<b>WI</b>' }, /HTML/],
  ['without an end', { expiresOn: '' }, /until when/],
  ['with a day that does not exist', { expiresOn: '2026-02-30' }, /such as 2027-03-31/],
  ['with words as a day', { expiresOn: 'next year' }, /such as 2027-03-31/],
])('a certificate %s is refused', (_title, change, sentence) => {
  expect(validateCertificates([certificate(), certificate({ number: 'W-2', ...change })])).toMatch(sentence);
});

describe('the certificates of a worker', () => {
  test('may have one kind several times, and each number of it once', () => {
    expect(validateCertificates([certificate(), certificate({ number: 'W-2' })])).toBeUndefined();
    expect(validateCertificates([certificate(), certificate({ kind: 'rigger' })])).toBeUndefined();
    expect(validateCertificates([certificate(), certificate({ number: ' w-1' })])).toMatch(/entered twice/);
  });

  test('are limited', () => {
    const many = Array.from({ length: certificateLimits.perWorker + 1 }, (_one, index) =>
      certificate({ number: `W-${index}` }),
    );
    expect(validateCertificates(many.slice(1))).toBeUndefined();
    expect(validateCertificates(many)).toMatch(/at most 30/);
  });
});

describe('a kind that a job needs', () => {
  const days = { today: '2026-11-23', lastDay: '2026-11-30', countsUnverified: false };
  const state = (...ends: string[]) =>
    getCertificateState(
      ends.map((expiresOn) => certificate({ expiresOn })),
      'welder',
      days,
    );

  test.each([
    [[], { state: 'missing' }, 'The welder certificate is missing.'],
    [['2026-11-22'], { state: 'expired', until: '2026-11-22' }, 'The welder certificate ended on 22 Nov 2026.'],
    [
      ['2026-11-23'],
      { state: 'endsBefore', until: '2026-11-23' },
      'The welder certificate ends on 23 Nov 2026, before the work does.',
    ],
    [
      ['2026-11-29'],
      { state: 'endsBefore', until: '2026-11-29' },
      'The welder certificate ends on 29 Nov 2026, before the work does.',
    ],
    [['2026-11-30'], { state: 'valid', until: '2026-11-30' }, 'The welder certificate is valid until 30 Nov 2026.'],
    [
      ['2026-11-22', '2027-11-22', '2026-11-25'],
      { state: 'valid', until: '2027-11-22' },
      'The welder certificate is valid until 22 Nov 2027.',
    ],
  ])('with certificates until %j is %j', (ends, expected, sentence) => {
    expect(state(...ends)).toEqual(expected);
    expect(describeCertificateState('welder', state(...ends))).toBe(sentence);
  });

  const unseen = (expiresOn: string) => ({ ...certificate({ expiresOn }), verified: false });
  const seen = (expiresOn: string) => ({ ...certificate({ expiresOn }), verified: true });

  test.each([
    ['not verified', [unseen('2026-12-31')], { state: 'notVerified', until: '2026-12-31' }, 'valid'],
    ['verified', [seen('2026-12-31')], { state: 'valid', until: '2026-12-31' }, 'valid'],
    ['of an old log, which did not ask', [certificate()], { state: 'valid', until: '2026-12-31' }, 'valid'],
    [
      'verified, with a longer one that is not',
      [seen('2026-12-31'), unseen('2099-12-31')],
      { state: 'valid', until: '2026-12-31' },
      'valid',
    ],
    [
      'verified for too short, with a longer one that is not',
      [seen('2026-11-25'), unseen('2099-12-31')],
      { state: 'notVerified', until: '2099-12-31' },
      'valid',
    ],
    [
      'verified for too short, with another one that is not',
      [seen('2026-11-25'), unseen('2026-11-24')],
      { state: 'endsBefore', until: '2026-11-25' },
      'endsBefore',
    ],
    [
      'not verified, and too short',
      [unseen('2026-11-25')],
      { state: 'notVerified', until: '2026-11-25' },
      'endsBefore',
    ],
    ['not verified, and ended', [unseen('2026-11-22')], { state: 'expired', until: '2026-11-22' }, 'expired'],
  ])('with one that is %s: %#', (_which, certificates, expected, whereUnverifiedCount) => {
    expect(getCertificateState(certificates, 'welder', days)).toEqual(expected);
    const counting = { ...days, countsUnverified: true };
    expect(getCertificateState(certificates, 'welder', counting).state).toBe(whereUnverifiedCount);
  });

  test('that nobody has verified is named with its holder', () => {
    expect(describeCertificateState('welder', { state: 'notVerified', until: '2026-12-31' }, 'Arun Selvam')).toBe(
      'Welder certificate of Arun Selvam: not verified by the site.',
    );
  });

  test('is not met by another kind', () => {
    expect(getCertificateState([certificate({ kind: 'rigger' })], 'welder', days)).toEqual({ state: 'missing' });
  });
});

test.each([
  ['2026-11-22', { words: 'Ended 22 Nov 2026', tone: 'red' }],
  ['2026-11-23', { words: 'Ends 23 Nov 2026', tone: 'orange' }],
  ['2026-12-23', { words: 'Ends 23 Dec 2026', tone: 'orange' }],
  ['2026-12-24', { words: 'Valid until 24 Dec 2026', tone: 'green' }],
])('a certificate until %s is marked in words', (expiresOn, mark) => {
  expect(markCertificate({ expiresOn }, '2026-11-23')).toEqual(mark);
});

test('a certificate that a later one has replaced no longer needs attention', () => {
  const old = certificate({ expiresOn: '2026-11-01' });
  const renewed = certificate({ number: 'W-2', expiresOn: '2028-11-01' });
  const rigger = certificate({ kind: 'rigger', expiresOn: '2026-12-01' });
  expect(listEndingCertificates([old, rigger], '2026-11-23')).toEqual([old, rigger]);
  expect(listEndingCertificates([old, renewed, rigger], '2026-11-23')).toEqual([rigger]);
});

describe('the kinds of certificate', () => {
  test('can be named by label, role or key, in any case', () => {
    for (const kind of certificateKindNames) {
      expect(parseCertificateKind(kind)).toBe(kind);
      expect(parseCertificateKind(formatCertificateKind(kind).toUpperCase())).toBe(kind);
    }
    expect(parseCertificateKind('gas-tester')).toBe('gasTester');
    expect(parseCertificateKind('')).toBeUndefined();
    expect(parseCertificateKind('Juggler')).toBeUndefined();
  });

  test('of a newer version are shown by their names', () => {
    expect(formatCertificateKind('diver')).toBe('diver');
    expect(describeCertificateState('diver', { state: 'missing' })).toBe('The diver is missing.');
  });
});
