import { describe, expect, it } from 'vitest';
import { createDigest, formatDigestSubject } from './digest.ts';
import { notificationKindNames, type NotificationKind } from './kinds.ts';
import { getNotificationPath, formatNotification, type NotificationFacts } from './notification-text.ts';

const facts = (kind: NotificationKind, change: Partial<NotificationFacts> = {}): NotificationFacts => ({
  kind,
  permitId: 'id',
  permitNumber: 'F10N-GP-000123',
  permitCode: 'GP',
  isChildPermit: false,
  workDescription: 'Replace strainer',
  workPlace: 'Bay 12',
  siteName: 'Fab 10N',
  attachedCodes: ['A2', 'A7'],
  contractor: 'ACME',
  siteId: 'site',
  stop: null,
  trigger: null,
  changes: [],
  certificate: null,
  // Monday to Wednesday at the site.
  starts: new Date('2026-03-02T00:00:00Z'),
  ends: new Date('2026-03-04T09:00:00Z'),
  timeZone: 'Asia/Singapore',
  now: new Date('2026-02-27T02:00:00Z'),
  ...change,
});

const period = 'Work from 2 Mar 2026, 08:00 to 4 Mar 2026, 17:00.';

const formatText = (kind: NotificationKind, change?: Partial<NotificationFacts>) => {
  const { title, text } = formatNotification(facts(kind, change));
  return [title, text];
};

describe('a notification says what, where, when and who', () => {
  const createFacts = (
    action: NonNullable<NotificationFacts['trigger']>['action'],
    reason: string | null = null,
    news: string | null = null,
  ) => ({
    trigger: { action, by: 'Ann Lee', reason, news },
  });
  const work = 'Replace strainer, Bay 12, with A2 and A7, ACME';

  const changes = [
    { label: 'Work details', before: 'Replace strainer', after: 'Open flame cutting' },
    { label: 'Level', before: '', after: 'L3' },
  ];

  it.each<[NotificationKind, Partial<NotificationFacts>, string, string]>([
    ['turnToDecide', createFacts('create'), `Approve by Mon 08:00: ${work}`, `Ann Lee submitted the permit. ${period}`],
    [
      'turnToDecide',
      { ...createFacts('create'), now: new Date('2026-03-02T02:00:00Z') },
      `Approve, start was Mon 08:00: ${work}`,
      `Ann Lee submitted the permit. ${period}`,
    ],
    [
      'turnToDecide',
      { ...createFacts('create'), now: new Date('2026-01-02T02:00:00Z') },
      `Approve by 2 Mar 2026, 08:00: ${work}`,
      `Ann Lee submitted the permit. ${period}`,
    ],
    [
      'turnToDecide',
      { ...createFacts('create'), starts: null, ends: null },
      `Approve: ${work}`,
      'Ann Lee submitted the permit.',
    ],
    [
      'turnToDecide',
      { ...createFacts('create', 'Shown in the permit'), ends: null },
      `Approve by Mon 08:00: ${work}`,
      'Ann Lee submitted the permit. Work from 2 Mar 2026, 08:00.',
    ],
    [
      'turnToDecide',
      { ...createFacts('create'), starts: null },
      `Approve: ${work}`,
      'Ann Lee submitted the permit. Work until 4 Mar 2026, 17:00.',
    ],
    ['turnToFinish', createFacts('requestClosure'), `Close: ${work}`, `Ann Lee requested closure. ${period}`],
    [
      'reminded',
      createFacts('requestClosure'),
      `Reminder to close: ${work}`,
      `Ann Lee requested closure. This is a reminder. ${period}`,
    ],
    [
      'reminded',
      createFacts('requestCancellation'),
      `Reminder to cancel: ${work}`,
      `Ann Lee requested cancellation. This is a reminder. ${period}`,
    ],
    [
      'turnToFinish',
      createFacts('requestCancellation'),
      `Cancel: ${work}`,
      `Ann Lee requested cancellation. ${period}`,
    ],
    ['approved', createFacts('approve'), `Approved: ${work}`, `Ann Lee approved. ${period}`],
    ['rejected', createFacts('reject', 'No gas test'), `Rejected: ${work}`, `Ann Lee rejected: No gas test. ${period}`],
    [
      'rejected',
      createFacts('reject', 'No gas test. No barriers'),
      `Rejected: ${work}`,
      `Ann Lee rejected: No gas test. No barriers. ${period}`,
    ],
    ['rejected', createFacts('reject'), `Rejected: ${work}`, `Ann Lee rejected. ${period}`],
    [
      'askedAgain',
      { ...createFacts('edit', 'Hot work is needed'), changes },
      `Your approval has lapsed: ${work}`,
      `Ann Lee changed 2 answers since you approved: Work details: Replace strainer → Open flame cutting; Level: empty → L3. Please review it again. Reason: Hot work is needed. ${period}`,
    ],
    [
      'lapsed',
      { ...createFacts('editApproved'), changes: changes.slice(1) },
      `Needs approval again: ${work}`,
      `Ann Lee changed 1 answer: Level: empty → L3. Stop work until it is approved again. ${period}`,
    ],
    [
      'edited',
      { ...createFacts('editApproved'), changes: changes.slice(1) },
      `Changed: ${work}`,
      `Ann Lee changed 1 answer: Level: empty → L3. ${period}`,
    ],
    [
      'recalled',
      { ...createFacts('recall'), isChildPermit: true, permitCode: 'B1D01', attachedCodes: [] },
      'Approval recalled: Replace strainer, Bay 12, B1D01, ACME',
      `Ann Lee recalled the approved status. It needs approval again. ${period}`,
    ],
    [
      'sentBack',
      createFacts('sendBack', 'The barriers are still up.'),
      `Sent back: ${work}`,
      `Ann Lee sent the permit back: The barriers are still up. ${period}`,
    ],
    [
      'workStopped',
      createFacts('recordCheck', null, 'Gas test failed, H₂S 150 ppm (limit below 10 ppm)'),
      `Gas test failed, H₂S 150 ppm (limit below 10 ppm): ${work}`,
      `Ann Lee recorded a check. Nobody works until it is resumed. ${period}`,
    ],
    [
      'workStopped',
      createFacts('recordCheck', 'Smoke behind the duct', 'Fire-watch round failed'),
      `Fire-watch round failed: ${work}`,
      `Ann Lee recorded a check: Smoke behind the duct. Nobody works until it is resumed. ${period}`,
    ],
    // From before checks had news.
    [
      'workStopped',
      createFacts('recordCheck'),
      `Check failed: ${work}`,
      `Ann Lee recorded a check. Nobody works until it is resumed. ${period}`,
    ],
    ['closed', createFacts('close'), `Closed: ${work}`, `Ann Lee closed the permit. ${period}`],
    ['cancelled', createFacts('cancel'), `Cancelled: ${work}`, `Ann Lee cancelled the permit. ${period}`],
    [
      'startsUndecided',
      {},
      `Starts Mon 08:00, not approved: ${work}`,
      `Do not start work before it is approved. ${period}`,
    ],
    ['endsToday', {}, `Ends Wed 17:00: ${work}`, `Request its closure as soon as the work is done. ${period}`],
    ['endedUnclosed', {}, `Ended Wed 17:00, not closed: ${work}`, `Request its closure if the work is done. ${period}`],
    [
      'quotaNear',
      {},
      `You are close to your permit quota: ${work}`,
      `This permit is not closed yet. One more like it and you cannot create permits. ${period}`,
    ],
  ])('of %s, with %j', (kind, change, title, text) => {
    expect(formatText(kind, change)).toEqual([title, text]);
  });

  it('of every kind, in one line of bounded length whatever was typed', () => {
    const long = 'strainer\n'.repeat(500);
    for (const kind of notificationKindNames) {
      const change = { ...createFacts('reject', long), workDescription: long, workPlace: long, contractor: long };
      const [title = '', text = ''] = formatText(kind, change);
      expect(title).toMatch(/strainer.*strainer.*with A2 and A7.*strainer/);
      expect(title.length).toBeLessThan(230);
      expect(text).toContain('2 Mar 2026, 08:00');
      expect(text.length).toBeLessThan(500);
      expect(`${title}${text}`).not.toContain('\n');
    }
  });

  it('links to the review when there is something to decide, to the queue of certificates, to the question whether to stop the site, otherwise to the permit', () => {
    const paths = notificationKindNames.map((kind) => getNotificationPath(facts(kind)));
    expect(paths.filter((path) => path === '/permits/review/id')).toHaveLength(4);
    expect(paths.filter((path) => path === '/permits/id')).toHaveLength(notificationKindNames.length - 6);
    expect(paths.filter((path) => path === '/crew/to-verify')).toHaveLength(1);
    expect(paths).toContain('/work?stopSite=site');
    expect(getNotificationPath(facts('approved', { isChildPermit: true }))).toBe('/childpermits/id');
  });
});

describe('a mail', () => {
  const item = (kind: NotificationKind, title: string) => ({ kind, title, text: '' });

  it('names the first action required in its subject, and counts the others', () => {
    expect(formatDigestSubject([item('approved', 'Approved: one')])).toBe('Approved: one');
    expect(formatDigestSubject([item('closed', 'Closed: one'), item('turnToDecide', 'Approve: two')])).toBe(
      'Approve: two (and 1 more)',
    );
  });

  it('lists the actions required first', () => {
    const { included } = createDigest([item('closed', 'last'), item('turnToDecide', 'first')]);
    expect(included.map(({ title }) => title)).toEqual(['first', 'last']);
  });

  it('lists fifty items, and counts the rest', () => {
    const many = Array.from({ length: 53 }, (_, index) => item('closed', `Permit ${index}`));
    const { included, omitted } = createDigest(many);
    expect([included.length, omitted]).toEqual([50, 3]);
  });
});

describe('a request to verify a certificate', () => {
  const certificate = { requestedBy: 'Ravi Kumar', kind: 'attendant', holder: 'Arun Selvam', isVerified: false };

  it('says who asks for whose certificate, and leads to the queue', () => {
    const [title, text] = formatText('verifyCertificate', { certificate });
    expect(title).toMatch(/^Verify a certificate: Replace strainer/);
    expect(text).toBe(
      `Ravi Kumar asks the site to see this: Confined space attendant certificate of Arun Selvam. It does not count before. ${period}`,
    );
    expect(getNotificationPath(facts('verifyCertificate'))).toBe('/crew/to-verify');
  });

  it('says when it is no longer needed', () => {
    const [, text] = formatText('verifyCertificate', { certificate: { ...certificate, isVerified: true } });
    expect(text).toContain('It is verified by now.');
  });
});
