import { notificationKindNames, type NotificationKind } from '@eptw/domain/notification/kinds';
import { formatDay } from '@eptw/domain/permit/date-words';
import { defaultTimeZone } from '@eptw/domain/permit/time-zone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testPeople, type TestPerson } from '../../../testing/test-people.ts';
import { filledIn, move, permitData, raised } from '../../permits/testing/permits.ts';
import { everybodyTold, mailsAfter, minutesLater, notificationsOf } from '../testing/notifications.ts';

/** Noon at the site, ten days before a permit begins; a month later for each test, so that its mails are the newest. */
let noon: Date;
let month = 0;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Nothing that was raised before counts, and nobody was told anything. */
beforeEach(async () => {
  await everybodyTold(app);
  await app.database.db.updateTable('permit').set({ status: 'Completed' }).execute();
  await app.database.db.deleteFrom('notification').execute();
  month += 1;
  noon = new Date(Date.UTC(2026, month, 1, 4));
  app.setClock(noon);
});

interface Permit {
  _id: string;
  code: string;
}

/** A deed of somebody, or a day on which the rounds are made, so many days after the permit was raised. */
type Cause = [person: TestPerson, status: string, reason?: string] | number;

const asked: Cause[] = [['pm', 'PendingApproval']];
const approved: Cause[] = [...asked, ['manager', 'Approved'], ['facilities', 'Approved']];

/** Raises a permit that begins ten days later and lasts for three; the host sees only own ones, so another is its owner. */
async function raise(): Promise<Permit> {
  const day = (ahead: number) =>
    minutesLater(noon, ahead * 24 * 60)
      .toISOString()
      .slice(0, 10);
  const submission = filledIn('GP', { start: day(10), end: day(12) });
  const data = permitData(app.ids, { submission, hostSystemOwner: app.ids.people.supervisor });
  return raised(await app.as('requestor'), data);
}

async function cause(permit: Permit, what: Cause): Promise<void> {
  if (typeof what === 'number') {
    app.setClock(minutesLater(noon, what * 24 * 60));
    await mailsAfter(app, 'makeRounds', '');
    return;
  }
  const [person, status, reason] = what;
  const { success, message } = await move(
    await app.as(person),
    permit._id,
    status,
    reason === undefined ? {} : { reason },
  );
  if (!success) throw new Error(message);
}

/** What is due by mail ten minutes later, as somebody receives it. */
async function mailsTo(person: TestPerson) {
  app.setClock(minutesLater(app.services.clock(), 10));
  return mailsAfter(app, 'notify', testPeople[person].email);
}

/** A day so long after the permit was raised, as it is written at the site. */
const dayOf = (ahead: number) => formatDay(minutesLater(noon, ahead * 24 * 60), defaultTimeZone);

interface Told {
  to: TestPerson;
  /** What happened before, and then what it is told because of. */
  causes: Cause[];
  title: (permit: Permit) => string;
  text: string;
  screen: 'review' | 'permit';
}

const told: Record<NotificationKind, Told> = {
  turnToDecide: {
    to: 'manager',
    causes: asked,
    title: ({ code }) => `Permit ${code} waits for your decision`,
    text: 'Pm Acme approved as project manager.',
    screen: 'review',
  },
  turnToFinish: {
    to: 'closer',
    causes: [...approved, ['requestor', 'PendingCancel']],
    title: ({ code }) => `Permit ${code} waits for you to cancel it`,
    text: 'Requestor Acme requested cancellation.',
    screen: 'review',
  },
  approved: {
    to: 'requestor',
    causes: approved,
    title: ({ code }) => `Permit ${code} was approved`,
    text: 'Facilities Fab approved.',
    screen: 'permit',
  },
  rejected: {
    to: 'requestor',
    causes: [['pm', 'Rejected', 'No gas test.']],
    title: ({ code }) => `Permit ${code} was rejected`,
    text: 'Pm Acme rejected: No gas test.',
    screen: 'permit',
  },
  recalled: {
    to: 'requestor',
    causes: [...approved, ['facilities', 'PendingApproval']],
    title: ({ code }) => `The approval of permit ${code} was recalled`,
    text: 'Facilities Fab recalled the approved status. It waits for approval again.',
    screen: 'permit',
  },
  closed: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingClosure'], ['closer', 'Completed']],
    title: ({ code }) => `Permit ${code} was closed`,
    text: 'Closer Fab closed the permit.',
    screen: 'permit',
  },
  cancelled: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingCancel'], ['closer', 'Cancelled']],
    title: ({ code }) => `Permit ${code} was cancelled`,
    text: 'Closer Fab cancelled the permit.',
    screen: 'permit',
  },
  startsUndecided: {
    to: 'requestor',
    causes: [...asked, 9],
    title: ({ code }) => `Permit ${code} starts on ${dayOf(10)} and is not decided`,
    text: 'No work may begin before it is approved.',
    screen: 'permit',
  },
  endsToday: {
    to: 'requestor',
    causes: [...approved, 12],
    title: ({ code }) => `Permit ${code} ends on ${dayOf(12)}`,
    text: 'Request its closure as soon as the work is done.',
    screen: 'permit',
  },
  endedUnclosed: {
    // The requestor is warned of the quota as well.
    to: 'supervisor',
    causes: [...approved, 13],
    title: ({ code }) => `Permit ${code} ended on ${dayOf(12)} and is not closed`,
    text: 'Request its closure if the work is done.',
    screen: 'permit',
  },
  quotaNear: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingClosure']],
    title: () => 'You are about to be blocked by the quota',
    text: 'is not closed yet. With one more like it you cannot create permits.',
    screen: 'permit',
  },
};

describe('in the application and in its mail stand the words and the link of', () => {
  it.each(notificationKindNames)('%s', async (kind) => {
    const { to, causes, title, text, screen } = told[kind];
    if (kind === 'quotaNear') {
      // One less than blocks: another one waits for its closure already.
      const other = await raise();
      for (const one of causes) await cause(other, one);
    }
    const permit = await raise();
    for (const one of causes.slice(0, -1)) await cause(permit, one);
    // Of what was told before no mail is left.
    await everybodyTold(app);
    await app.database.db.updateTable('notification').set({ mail_due_at: null }).execute();
    const before = (await mailsTo(to)).length;
    for (const one of causes.slice(-1)) await cause(permit, one);
    await everybodyTold(app);

    const path = screen === 'review' ? `/permits/review/${permit._id}` : `/permits/${permit._id}`;
    const words = { kind, title: title(permit), text: expect.stringContaining(text), path, seenAt: null };
    expect(await notificationsOf(await app.as(to), true)).toContainEqual(expect.objectContaining(words));

    const [mail, ...others] = await mailsTo(to);
    expect(others).toHaveLength(before);
    expect(mail?.subject).toBe(title(permit));
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(title(permit));
      expect(part).toContain(text);
      expect(part).toContain(permit.code);
      expect(part).toContain('Open the permit');
      expect(part).toMatch(new RegExp(`http://[^/"]+${path}["\\s]`));
    }
  });
});

it('several go in one mail, what there is to do before what became of the others', async () => {
  const [rejected, waiting] = [await raise(), await raise()];
  const done = await raise();
  for (const one of approved) await cause(done, one);
  await cause(rejected, ['pm', 'Rejected', 'No gas test.']);
  const [mail] = await mailsTo('supervisor');
  const sentences = [
    `Permit ${waiting.code} waits for your decision. Requestor Acme submitted the permit.`,
    `Permit ${done.code} was approved. Facilities Fab approved.`,
    `Permit ${rejected.code} was rejected. Pm Acme rejected: No gas test.`,
  ];
  expect(mail?.subject).toBe('3 notifications about your permits');
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    const places = sentences.map((sentence) => part.indexOf(sentence));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(part).toContain('Open notifications');
    expect(part).toMatch(/http:\/\/[^/"]+\/notifications["\s]/);
  }
});
