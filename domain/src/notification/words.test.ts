import { describe, expect, it } from 'vitest';
import { digestParagraphs, digestSubject } from './digest.ts';
import { notificationKindNames, type NotificationKind } from './kinds.ts';
import { notificationPath, notificationWords, type NotificationFacts } from './words.ts';

const facts = (kind: NotificationKind, change: Partial<NotificationFacts> = {}): NotificationFacts => ({
  kind,
  permitId: 'id',
  permitNumber: 'F10N-GP-000123',
  isChildPermit: false,
  deed: null,
  starts: new Date('2026-03-02T00:00:00Z'),
  ends: new Date('2026-03-04T15:59:59.999Z'),
  timeZone: 'Asia/Singapore',
  ...change,
});

const said = (kind: NotificationKind, change?: Partial<NotificationFacts>) => {
  const { title, text } = notificationWords(facts(kind, change));
  return `${title}. ${text}`;
};

describe('a notification says', () => {
  const by = (action: NonNullable<NotificationFacts['deed']>['action'], reason: string | null = null) => ({
    deed: { action, by: 'Ann Lee', reason },
  });

  it.each<[NotificationKind, Partial<NotificationFacts>, string]>([
    ['turnToDecide', by('create'), 'Permit F10N-GP-000123 waits for your decision. Ann Lee submitted the permit.'],
    [
      'turnToFinish',
      by('requestClosure'),
      'Permit F10N-GP-000123 waits for you to close it. Ann Lee requested closure.',
    ],
    [
      'turnToFinish',
      by('requestCancellation'),
      'Permit F10N-GP-000123 waits for you to cancel it. Ann Lee requested cancellation.',
    ],
    ['approved', by('approve'), 'Permit F10N-GP-000123 was approved. Ann Lee approved.'],
    ['rejected', by('reject', 'No gas test.'), 'Permit F10N-GP-000123 was rejected. Ann Lee rejected: No gas test.'],
    [
      'recalled',
      { ...by('recall'), isChildPermit: true },
      'The approval of child permit F10N-GP-000123 was recalled. Ann Lee recalled the approved status. It waits for approval again.',
    ],
    ['closed', by('close'), 'Permit F10N-GP-000123 was closed. Ann Lee closed the permit.'],
    ['cancelled', by('cancel'), 'Permit F10N-GP-000123 was cancelled. Ann Lee cancelled the permit.'],
    [
      'startsUndecided',
      {},
      'Permit F10N-GP-000123 starts on 2 Mar 2026 and is not decided. No work may begin before it is approved.',
    ],
    ['endsToday', {}, 'Permit F10N-GP-000123 ends on 4 Mar 2026. Request its closure as soon as the work is done.'],
    [
      'endedUnclosed',
      {},
      'Permit F10N-GP-000123 ended on 4 Mar 2026 and is not closed. Request its closure if the work is done.',
    ],
    [
      'quotaNear',
      {},
      'You are about to be blocked by the quota. Permit F10N-GP-000123 is not closed yet. With one more like it you cannot create permits.',
    ],
  ])('of %s', (kind, change, words) => {
    expect(said(kind, change)).toBe(words);
  });

  it('where to look: to decide on the review, otherwise on the permit', () => {
    const paths = notificationKindNames.map((kind) => notificationPath(facts(kind)));
    expect(paths.filter((path) => path === '/permits/review/id')).toHaveLength(2);
    expect(paths.filter((path) => path === '/permits/id')).toHaveLength(notificationKindNames.length - 2);
    expect(notificationPath(facts('approved', { isChildPermit: true }))).toBe('/childpermits/id');
  });
});

describe('a mail', () => {
  const item = (kind: NotificationKind, title: string) => ({ kind, title, text: '' });

  it('about one thing is called by it, one about several counts them', () => {
    expect(digestSubject([item('approved', 'Permit 1 was approved')])).toBe('Permit 1 was approved');
    expect(digestSubject([item('approved', 'one'), item('closed', 'two')])).toBe('2 notifications about your permits');
  });

  it('begins with what there is to do', () => {
    expect(digestParagraphs([item('closed', 'last'), item('turnToDecide', 'first')])).toEqual(['first.', 'last.']);
  });

  it('tells fifty things one by one, and counts the rest', () => {
    const many = Array.from({ length: 53 }, (_, index) => item('closed', `Permit ${index}`));
    expect(digestParagraphs(many)).toHaveLength(51);
    expect(digestParagraphs(many).at(-1)).toBe('And 3 more.');
  });
});
