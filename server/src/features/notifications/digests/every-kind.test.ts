import { notificationKindNames, notificationKinds, type NotificationKind } from '@eptw/domain/notification/kinds';
import { formatDay } from '@eptw/domain/time/format-date';
import { formatCompactDateTime } from '@eptw/domain/time/format-compact-date-time';
import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import type { Submission } from '@eptw/domain/template/model/submission';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createControlledTemplate } from '../../../access/testing/work-subjects.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  savePermit,
} from '../../permits/testing/permits.ts';
import { createUnverifiedWorker } from '../../crew/testing/workers.ts';
import { causeWork, expectWorkNotifications, isWorkCause, isWorkKind, type WorkCause } from '../testing/work-causes.ts';
import { waitForDispatch, readMailsAfterTask, minutesLater, readNotificationsOf } from '../testing/notifications.ts';

/**
 * Noon at the site, ten days before a permit starts; a month later for each test, so that its mails are the newest.
 */
let noon: Date;
let month = 0;

let app: TestApp;
let controlledTemplate: Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  controlledTemplate = createControlledTemplate(app);
});

afterAll(() => app.close());

/** Clears earlier permits and notifications. */
beforeEach(async () => {
  await waitForDispatch(app);
  await app.database.db.updateTable('permit').set({ status: 'Completed' }).execute();
  await app.database.db.deleteFrom('notification').execute();
  await app.database.db.updateTable('area_stop').set({ lifted_at: new Date() }).execute();
  // A stop of the site concerns work under way, whatever has become of its permit.
  await app.database.db.deleteFrom('permit_work').execute();
  month += 1;
  noon = new Date(Date.UTC(2026, month, 1, 4));
  app.setClock(noon);
});

interface Permit {
  _id: string;
  code: string;
  submission: Submission;
}

/** An action, a change of an answer, or a number of days after the permit was raised on which reminders run. */
type Cause =
  | [person: TestUser, status: string, reason?: string]
  | { by: TestUser; changes: Submission; reason?: string }
  | WorkCause
  | number
  | 'a reminder of the requestor'
  | 'a certificate to verify';

const reviewRequested: Cause[] = [['pm', 'PendingApproval']];
const approved: Cause[] = [...reviewRequested, ['manager', 'Approved'], ['facilities', 'Approved']];

/**
 * Raises a permit that starts ten days later and lasts three. The host sees only their own permits, so another user
 * is its owner.
 */
async function raise(kind?: NotificationKind): Promise<Permit> {
  const day = (ahead: number) =>
    minutesLater(noon, ahead * 24 * 60)
      .toISOString()
      .slice(0, 10);
  const attachedCodes = ['A2', 'A7'];
  const submission = {
    ...fillForm('GP', { start: day(10), end: day(12), describe: 'Replace strainer', attachedCodes }),
    ...{ workLocation: 'Bay 12', buildingLevel: 'Roof', startTime: '08:00', endTime: '23:59' },
  };
  const period = { start: day(10), end: day(12) };
  const childrenState = attachedCodes.map((code) => attachedFormInput(code, fillForm(code, period)));
  const data = samplePermitData(app.ids, { submission, childrenState, hostSystemOwner: app.ids.users.supervisor });
  if (kind && (isWorkKind(kind) || kind === 'verifyCertificate'))
    Object.assign(data, { form: await controlledTemplate });
  return { ...(await createPermitOrThrow(await app.as('requestor'), data)), submission };
}

async function cause(permit: Permit, action: Cause): Promise<void> {
  if (typeof action === 'number') {
    app.setClock(minutesLater(noon, action * 24 * 60));
    await readMailsAfterTask(app, 'makeRounds', '');
    return;
  }
  if (isWorkCause(action)) return causeWork(app, noon, permit._id, action);
  if (action === 'a certificate to verify') {
    const certificates = [{ kind: 'attendant', number: 'ATT-1', issuer: 'Centre', expiresOn: '2099-01-01' }];
    const { _id: worker } = await createUnverifiedWorker(app, { name: 'Arun Selvam', certificates });
    const { data } = await (
      await app.as('requestor')
    ).query<{ remindCertificateVerifiers: { success: boolean } }>(
      `mutation ($permitId: ID!, $worker: ID!) {
        remindCertificateVerifiers(permitId: $permitId, worker: $worker, certificate: attendant) { success message } }`,
      { permitId: permit._id, worker },
    );
    expect(data.remindCertificateVerifiers).toMatchObject({ success: true });
    return;
  }
  if (action === 'a reminder of the requestor') {
    const { data } = await (
      await app.as('requestor')
    ).query<{ remindPermitClosers: { success: boolean } }>(
      'mutation ($id: ID!) { remindPermitClosers(id: $id) { success message } }',
      { id: permit._id },
    );
    expect(data.remindPermitClosers).toMatchObject({ success: true });
    return;
  }
  const { success, message } = await performAction(permit, action);
  if (!success) throw new Error(message);
}

async function performAction({ _id, submission }: Permit, action: Exclude<Cause, number | string | WorkCause>) {
  if ('by' in action) {
    const { by, changes, ...rest } = action;
    return savePermit(await app.as(by), _id, { submission: { ...submission, ...changes }, ...rest });
  }
  const [person, status, reason] = action;
  return moveToStatus(await app.as(person), _id, status, reason === undefined ? {} : { reason });
}

/** The permit's work in one line. */
const work = 'Replace strainer, Bay 12, Roof, with A2 and A7, ACME Works';

/** The same after the work is changed. */
const otherWork = work.replace('Replace strainer', 'Open flame cutting');

/** The difference between the two. */
const difference = 'Work details: Replace strainer → Open flame cutting';

/** Sends the mails that are due a minute later, and returns those to this user. */
async function mailsTo(person: TestUser) {
  app.setClock(minutesLater(app.context.clock(), 1));
  return readMailsAfterTask(app, 'notify', testUsers[person].email);
}

/** The day so many days after the permit was raised, in the site's format. */
const formatDayAhead = (ahead: number) => formatDay(minutesLater(noon, ahead * 24 * 60), defaultTimeZone);

/** The weekday and hour so many days later. */
const formatWeekday = (ahead: number, hours: number) => {
  const at = minutesLater(noon, ahead * 24 * 60 + (hours - 12) * 60);
  return formatCompactDateTime(at, at, defaultTimeZone);
};

const period = () => `Work from ${formatDayAhead(10)}, 08:00 to ${formatDayAhead(12)}, 23:59.`;

interface ExpectedNotification {
  to: TestUser;
  /** The causes in order; the last one triggers the notification. */
  causes: Cause[];
  title: () => string;
  text: string;
  screen: 'review' | 'permit' | 'certificates' | 'stop of the site';
  /** How many other notifications the last cause leads to. */
  others?: number;
}

const expectedByKind: Record<NotificationKind, ExpectedNotification> = {
  turnToDecide: {
    to: 'manager',
    causes: reviewRequested,
    title: () => `Approve by ${formatDayAhead(10)}, 08:00: ${work}`,
    text: 'Pm Acme approved as project manager.',
    screen: 'review',
  },
  turnToFinish: {
    to: 'closer',
    causes: [...approved, ['requestor', 'PendingCancel']],
    title: () => `Cancel: ${work}`,
    text: 'Requestor Acme requested cancellation.',
    screen: 'review',
  },
  reminded: {
    to: 'closer',
    causes: [...approved, ['requestor', 'PendingClosure'], 'a reminder of the requestor'],
    title: () => `Reminder to close: ${work}`,
    text: 'Requestor Acme requested closure. This is a reminder.',
    screen: 'review',
  },
  askedAgain: {
    to: 'manager',
    causes: [...approved, { by: 'requestor', changes: { workDetails: 'Open flame cutting' }, reason: 'Rusted in.' }],
    title: () => `Your approval has lapsed: ${otherWork}`,
    text: `Requestor Acme changed 1 answer since you approved: ${difference}. Please review it again. Reason: Rusted in.`,
    screen: 'review',
  },
  lapsed: {
    to: 'requestor',
    causes: [...approved, { by: 'facilities', changes: { workDetails: 'Open flame cutting' }, reason: 'Rusted in.' }],
    title: () => `Needs approval again: ${otherWork}`,
    text: `Facilities Fab changed 1 answer: ${difference}. Stop work until it is approved again. Reason: Rusted in.`,
    screen: 'permit',
  },
  edited: {
    to: 'requestor',
    causes: [...approved, { by: 'facilities', changes: { workFinishedAt: '16:30' } }],
    title: () => `Changed: ${work}`,
    text: 'Facilities Fab changed 1 answer: Work finished at: empty → 16:30.',
    screen: 'permit',
  },
  approved: {
    to: 'requestor',
    causes: approved,
    title: () => `Approved: ${work}`,
    text: 'Facilities Fab approved.',
    screen: 'permit',
  },
  rejected: {
    to: 'requestor',
    causes: [['pm', 'Rejected', 'No gas test.']],
    title: () => `Rejected: ${work}`,
    text: 'Pm Acme rejected: No gas test.',
    screen: 'permit',
  },
  recalled: {
    to: 'requestor',
    causes: [...approved, ['facilities', 'PendingApproval']],
    title: () => `Approval recalled: ${work}`,
    text: 'Facilities Fab recalled the approved status. It needs approval again.',
    screen: 'permit',
  },
  sentBack: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingClosure'], ['closer', 'Approved', 'The barriers are still up.']],
    title: () => `Sent back: ${work}`,
    text: 'Closer Fab sent the permit back: The barriers are still up.',
    screen: 'permit',
  },
  closed: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingClosure'], ['closer', 'Completed']],
    title: () => `Closed: ${work}`,
    text: 'Closer Fab closed the permit.',
    screen: 'permit',
  },
  cancelled: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingCancel'], ['closer', 'Cancelled']],
    title: () => `Cancelled: ${work}`,
    text: 'Closer Fab cancelled the permit.',
    screen: 'permit',
  },
  verifyCertificate: {
    to: 'closer',
    causes: [...approved, 'a certificate to verify'],
    title: () => `Verify a certificate: ${work}`,
    text: 'Requestor Acme asks the site to see this: Confined space attendant certificate of Arun Selvam. It does not count before.',
    screen: 'certificates',
  },
  ...expectWorkNotifications(approved, work),
  startsUndecided: {
    to: 'requestor',
    causes: [...reviewRequested, 9],
    title: () => `Starts ${formatWeekday(10, 8)}, not approved: ${work}`,
    text: 'Do not start work before it is approved.',
    screen: 'permit',
  },
  endsToday: {
    to: 'requestor',
    causes: [...approved, 12],
    title: () => `Ends ${formatWeekday(12, 23).replace(':00', ':59')}: ${work}`,
    text: 'Request its closure as soon as the work is done.',
    screen: 'permit',
  },
  endedUnclosed: {
    // The requestor gets a quota warning as well.
    to: 'supervisor',
    causes: [...approved, 13],
    title: () => `Ended ${formatWeekday(12, 23).replace(':00', ':59')}, not closed: ${work}`,
    text: 'Request its closure if the work is done.',
    screen: 'permit',
  },
  quotaNear: {
    to: 'requestor',
    causes: [...approved, ['requestor', 'PendingClosure']],
    title: () => `You are close to your permit quota: ${work}`,
    text: 'This permit is not closed yet. One more like it and you cannot create permits.',
    screen: 'permit',
  },
};

describe('the application and its mail say what, where, when and who, with one link, for', () => {
  it.each(notificationKindNames)('%s', async (kind) => {
    const { to, causes, title, text, screen, others: more = 0 } = expectedByKind[kind];
    if (kind === 'quotaNear') {
      // One less than the limit: another permit is already pending closure.
      const other = await raise();
      for (const one of causes) await cause(other, one);
    }
    const permit = await raise(kind);
    for (const one of causes.slice(0, -1)) await cause(permit, one);
    // Removes mails about earlier causes.
    await waitForDispatch(app);
    await app.database.db.updateTable('notification').set({ mail_due_at: null }).execute();
    const before = (await mailsTo(to)).length;
    for (const one of causes.slice(-1)) await cause(permit, one);
    await waitForDispatch(app);

    const path = {
      review: `/permits/review/${permit._id}`,
      permit: `/permits/${permit._id}`,
      certificates: '/crew/to-verify',
      'stop of the site': `/work?stopSite=${app.ids.sites.north}`,
    }[screen];
    const expected = { kind, title: title(), text: `${text} ${period()}`, path, seenAt: null };
    expect(await readNotificationsOf(await app.as(to), true)).toContainEqual(expect.objectContaining(expected));

    const [mail, ...others] = await mailsTo(to);
    if (!notificationKinds[kind].byMail) return expect(others).toHaveLength(Math.max(0, before - 1));
    expect(others).toHaveLength(before);
    expect(mail?.subject).toBe(more === 0 ? title() : `${title()} (and ${more} more)`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(title());
      expect(part).toContain(`${permit.code}. ${text} ${period()}`);
      if (more === 0) expect(part).toContain('Open the permit');
      expect(part).toMatch(new RegExp(`http://[^/"]+${path.replace('?', '\\?')}["\\s]`));
    }
  });
});

it('several go in one mail, each with its link, those that need an action before the outcomes', async () => {
  const [rejected, waiting] = [await raise(), await raise()];
  const done = await raise();
  for (const one of approved) await cause(done, one);
  await cause(rejected, ['pm', 'Rejected', 'No gas test.']);
  const [mail] = await mailsTo('supervisor');
  const sentences = [
    `Approve by ${formatDayAhead(10)}, 08:00: ${work}`,
    `${waiting.code}. Requestor Acme submitted the permit. ${period()}`,
    `/permits/review/${waiting._id}`,
    `Approved: ${work}`,
    `${done.code}. Facilities Fab approved. ${period()}`,
    `/permits/${done._id}`,
    `Rejected: ${work}`,
    `${rejected.code}. Pm Acme rejected: No gas test. ${period()}`,
    `/permits/${rejected._id}`,
  ];
  expect(mail?.subject).toBe(`Approve by ${formatDayAhead(10)}, 08:00: ${work} (and 2 more)`);
  for (const part of [mail?.text ?? '', mail?.html.slice(mail.html.indexOf('</h1>')) ?? '']) {
    const places = sentences.map((sentence) => part.indexOf(sentence));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const { _id } of [waiting, done, rejected]) expect(part.split(_id)).toHaveLength(2);
    expect(part).toContain('Open notifications');
    expect(part).toMatch(/http:\/\/[^/"]+\/notifications["\s]/);
  }
});
