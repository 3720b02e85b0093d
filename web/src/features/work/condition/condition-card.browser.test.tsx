import { message } from '@eptw/domain/message';
import { conditionTable, workConditions } from '@eptw/domain/work/log/conditions';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DuplicatePermitDocument } from '../../../generated/permits/components.ts';
import { FindWorkersDocument, GetReadinessDocument, GetWorkDocument } from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, refusal, respondTo } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { toasts } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { expectStatus } from '../../../testing/permit-screens.tsx';
import { openSheet, openWork, sheet, workCard } from '../../../testing/permit-work.tsx';
import { phone } from '../../../testing/viewport.ts';
import { createGasRecord, createGasTest, createWork, listAvailable } from '../../../testing/work-payload.ts';
import type { WorkRequirement } from '../job/work.ts';

const { notFound } = message;
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const oneMissing = { headline: 'Cannot start', detail: '1 requirement missing' };
const untested: WorkRequirement = {
  key: 'checksPassed',
  met: false,
  sentence: 'Gas test is not done yet.',
  resolvedBy: 'the holder or the issuing authority',
  link: 'checks',
  series: ['gasTest'],
};
const approved: WorkRequirement = {
  key: 'approved',
  met: true,
  sentence: 'The permit is approved.',
  resolvedBy: '',
  link: 'permit',
  series: [],
};

/** The work of a live permit with everything on it. */
function createLiveWork() {
  const nextCheck = { series: 'gasTest', title: 'Gas test', due: inMinutes(16), missedAt: inMinutes(21) };
  return createWork('live', {
    label: 'Live until 18:00',
    startedAt: inMinutes(-154),
    validUntil: inMinutes(134.5),
    expiresAt: inMinutes(134.5),
    nextCheck,
    workActions: listAvailable({
      pauseWork: null,
      handOverWork: null,
      requestExtension: null,
      finishWork: null,
      stopWork: null,
    }),
  });
}

function createRecords() {
  return createGasTest({
    nextDue: inMinutes(16),
    missedAt: inMinutes(21),
    checks: [createGasRecord(inMinutes(-14), 20.8, 12), createGasRecord(inMinutes(-44), 20.9, 1)],
  });
}

/** Stops the clock: a slow machine must not take a minute off what a test reads. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
}

afterEach(() => {
  vi.useRealTimers();
});

/** Waits for what is below the condition: what is missing is read last. */
const expectPanels = () => expect.poll(() => document.querySelector('.work-place-panels')).toBe(null);

test.each(workConditions)('the head shows the condition %s in words, whatever the colours', async (condition) => {
  const times = {
    startsAt: inMinutes(-200),
    startedAt: inMinutes(-154),
    validUntil: inMinutes(134.5),
    expiresAt: inMinutes(134.5),
    expiredAt: inMinutes(-40),
    suspendedAt: inMinutes(-10),
    finishedAt: inMinutes(-12),
    fireWatchUntil: inMinutes(48.5),
    ...(condition === 'planned' && { startsAt: inMinutes(974) }),
  };
  const series = condition === 'planned' ? [] : [createRecords()];
  await openWork({ work: createWork(condition, times), series, requirements: [untested, approved] });
  await expectStatus(conditionTable[condition].name);
  await expect.element(workCard).toHaveTextContent(conditionTable[condition].name);
  await expectPanels();
  await expectAccessibleEverywhere();
});

test('a live permit shows the time left, the next check as the only filled button, and the other actions', async () => {
  stopClock();
  await openWork({ work: createLiveWork(), series: [createRecords()] });
  await expect.element(workCard).toHaveTextContent('Live until 18:00');
  await expect.element(page.getByRole('timer')).toHaveTextContent('2 h 14 min left');
  // Before midnight at the site it is due on another day.
  await expect.element(workCard).toHaveTextContent(/Gas test due (\w{3} )?\d\d:\d\d · in 15 min/);
  const filled = [...document.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Record gas test']);
  const actions = page.getByRole('group', { name: 'Actions on the work' }).getByRole('button');
  expect(actions.elements().map(({ textContent }) => textContent)).toEqual([
    'Pause',
    'Hand over',
    'Extend',
    'Finish work',
    'Stop work',
  ]);
  await expectAccessibleEverywhere();
});

test('the clock runs from the server’s time, not from the device’s', async () => {
  stopClock();
  const work = createWork('live', { label: 'Live', validUntil: inMinutes(74.5) });
  await openWork({ work }, { getServerNow: () => new Date(Date.now() + 60 * minute) });
  await expect.element(page.getByRole('timer')).toHaveTextContent('14 min left');
});

test('below five minutes seconds run, and nothing else of the page is rendered', async () => {
  await openWork({ work: createWork('live', { validUntil: inMinutes(4.6), expiresAt: inMinutes(4.6) }) });
  const timer = page.getByRole('timer');
  await expect.element(timer).toHaveTextContent(/^4:\d\d left$/);
  await expectPanels();
  const text = timer.element().textContent;
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(page.getByRole('main').element(), { subtree: true, childList: true, characterData: true });
  await expect.poll(() => timer.element().textContent).not.toBe(text);
  observer.disconnect();
  expect(changed.every((node) => timer.element().contains(node))).toBe(true);
});

test('the time left is announced at ten minutes', async () => {
  await openWork({ work: createWork('live', { validUntil: inMinutes(10.03), expiresAt: inMinutes(10.03) }) });
  await expect.element(page.getByText('10 minutes left.')).toBeInTheDocument();
});

/**
 * Opens live work at 15:45 at the site that ends at 18:00. Then the server cannot be reached any more. The clock stands
 * still, apart from 50 ms for each time that an expectation looks again.
 */
async function openAndDisconnect(more: Partial<ReturnType<typeof createWork>> = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:45:30Z') });
  const end = '2026-11-23T10:00:00Z';
  const times = { startedAt: '2026-11-23T05:12:00Z', validUntil: end, expiresAt: end };
  const workActions = listAvailable({ pauseWork: null, finishWork: null, stopWork: null });
  await openWork({ work: createWork('live', { label: 'Live until 18:00', ...times, workActions, ...more }) });
  await expect.element(page.getByRole('timer')).toHaveTextContent('2 h 14 min left');
  let lost = 0;
  respondTo(GetWorkDocument, () => {
    lost += 1;
    throw disconnected;
  });
  // What was read again before that is answered first: it would count as new once the time has moved.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => lost).toBeGreaterThan(0);
}

const statusTag = () => document.querySelector('.page-title .status-tag');

test('without an answer for 90 seconds live work is not green, and it says when it was last known', async () => {
  await openAndDisconnect();
  const clock = document.getElementById('work-clock');
  expect(clock?.dataset['tone']).toBe('green');
  vi.setSystemTime(new Date('2026-11-23T07:47:31Z'));
  await expect.element(page.getByRole('timer')).toHaveTextContent('Last known 15:45');
  await expect.element(workCard).toHaveTextContent('Live until 18:00');
  expect(clock?.dataset['tone']).toBe('orange');
  expect(statusTag()?.textContent).toBe('Last known: Live');
  expect(statusTag()?.getAttribute('data-tone')).toBe('orange');
  await expectAccessibleEverywhere();
});

test('work whose time is over has expired, whether or not the server responds', async () => {
  await openAndDisconnect();
  vi.setSystemTime(new Date('2026-11-23T10:00:01Z'));
  await expect.element(page.getByRole('alert').filter({ hasText: 'Expired just now. Stop work.' })).toBeInTheDocument();
  vi.setSystemTime(new Date('2026-11-23T10:05:00Z'));
  await expect.element(workCard).toHaveTextContent('Expired 18:00. Stop work.');
  await expect.element(page.getByRole('timer')).toHaveTextContent('5 min ago');
  await expect.element(workCard).toHaveTextContent('The server does not respond. Last known 15:45.');
  expect(document.getElementById('work-clock')?.dataset['tone']).toBe('red');
  await expectStatus('Expired');
  await expect.element(workCard).toHaveTextContent('Get everyone out, then finish');
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Stop work' })).toBeEnabled();
});

test('a check that was missed suspends the work, whether or not the server responds', async () => {
  const nextCheck = {
    series: 'gasTest',
    title: 'Gas test',
    due: '2026-11-23T08:02:00Z',
    missedAt: '2026-11-23T08:07:00Z',
  };
  await openAndDisconnect({ nextCheck });
  vi.setSystemTime(new Date('2026-11-23T08:07:00Z'));
  await expect.element(workCard).toHaveTextContent('Suspended: Gas test missed');
  expect(document.getElementById('work-clock')?.dataset['tone']).toBe('orange');
  await expectStatus('Suspended');
});

test('the work is loaded again when a time of it has passed', async () => {
  const { server } = await openWork({ work: createWork('live', { label: 'Live', validUntil: inMinutes(0.02) }) });
  server.current = { work: createWork('expired', { startedAt: inMinutes(-60), expiredAt: inMinutes(0) }) };
  await expectStatus('Expired');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Expired' })).toBeInTheDocument();
});

test('the submitter goes on with expired work on a copy of its permit, and nobody else is offered one', async () => {
  const followUp = page.getByRole('button', { name: 'Raise a follow-up' });
  const expired = createWork('expired', { startedAt: inMinutes(-60), expiredAt: inMinutes(-5) });
  await openWork({ work: expired }, { user: people.manager });
  await expect.element(followUp).not.toBeInTheDocument();
  await closePage();

  await openWork({ work: expired }, { isSubmitter: true });
  respondTo(DuplicatePermitDocument, () => ({ duplicatePermit: { ...refusal('NOT_FOUND', notFound), _id: null } }));
  await followUp.click();
  await expect.element(toasts).toHaveTextContent(notFound);
  expect(getSent(DuplicatePermitDocument)).toEqual([{ id: 'permit' }]);
});

test('the follow-up of an expired child permit is a new child permit', async () => {
  const expired = createWork('expired', { startedAt: inMinutes(-60), expiredAt: inMinutes(-5) });
  const parentPermit = { _id: 'parent', code: 'F10N-GP-000001' };
  await openWork({ work: expired }, { isSubmitter: true, parentPermit });
  await page.getByRole('button', { name: 'Raise a follow-up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Create Child Permit' })).toBeVisible();
  expect(getSent(DuplicatePermitDocument)).toEqual([]);
});

test('the work is loaded again when somebody else acts', async () => {
  const { server, permitServer } = await openWork({ work: createLiveWork(), series: [createRecords()] });
  const version = permitServer.permit.version + 1;
  server.current = { work: createWork('suspended', { version, label: 'Suspended by Priya Nair: smoke' }) };
  permitServer.changeElsewhere('Priya Nair', 'stopWork', {});
  await expect.element(workCard).toHaveTextContent('Suspended by Priya Nair: smoke');
  await expect.element(page.getByText(/stopped the work at/)).toBeVisible();
});

test('the crew that is missing is signed on from the next step, and a click opens the sheet', async () => {
  const sentence = 'Not signed on yet: welder. Their certificates must be valid until the permit ends.';
  const crew: WorkRequirement = { ...untested, key: 'crewSignedOn', sentence, link: 'crew', series: [] };
  const work = createWork('notReady', { labelParts: oneMissing, maySignOn: true });
  await openWork({ work, requirements: [crew, approved] });
  respondTo(FindWorkersDocument, () => ({ workers: { count: 0, items: [] } }));
  await expect.element(workCard).toHaveTextContent('Sign the crew on');
  await expect.element(page.getByRole('region', { name: 'What is missing' })).toHaveTextContent(sentence);
  await expectAccessibleEverywhere();
  await openSheet('Sign on');
  await expect.element(sheet).toHaveTextContent('No worker of the crew register matches.');
});

test('what is missing says who can do it, and leads there; what is met is folded away', async () => {
  const work = createWork('notReady', {
    labelParts: oneMissing,
    workActions: listAvailable({ startWork: 'Gas test is not done yet.', requestExtension: null }),
  });
  const series = [createGasTest({ mayRecord: false })];
  await openWork({ work, series, requirements: [untested, approved] });
  const missing = page.getByRole('region', { name: 'What is missing' });
  await expect.element(missing).toHaveTextContent('To start: 1 missing');
  await expect.element(missing).toHaveTextContent('Can do it: the holder or the issuing authority');
  await expect.element(missing.getByText('The permit is approved.')).not.toBeVisible();
  await missing.getByText('1 met').click();
  await expect.element(missing.getByText('The permit is approved.')).toBeVisible();
  const start = page.getByRole('button', { name: 'Start work' });
  await expect.element(start).toBeDisabled();
  await expect.element(start).toHaveAccessibleDescription('Gas test is not done yet.');
  await expect.element(workCard).toHaveTextContent('Nothing to do for you');
  expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(0);
});

test('finished work leads to the review page, where closure is requested', async () => {
  await openWork({ work: createWork('finished') }, { actions: ['requestClosure'] });
  await page.getByRole('button', { name: 'Request Closure' }).click();
  await expect.element(page.getByRole('region', { name: 'Decision' })).toBeVisible();
});

test('finished work is not shown as last known, however long nobody asks for it', async () => {
  await openWork({ work: createWork('finished') }, { getServerNow: () => new Date(Date.now() - 100_000) });
  await expectStatus('Work finished');
  await expect.element(page.getByText('Last known')).not.toBeInTheDocument();
});

test('finished work says what is missing before its permit can be closed, and nothing once nothing is', async () => {
  const children: WorkRequirement = {
    key: 'childPermitsFinished',
    met: false,
    sentence: 'Finish its child permits first: F10N-B2-000007.',
    resolvedBy: 'the submitters of the child permits, and the permit closers',
    link: 'childPermits',
    series: [],
  };
  await openWork({ work: createWork('finished'), requirements: [children] });
  const missing = page.getByRole('region', { name: 'What is missing' });
  await expect.element(missing).toHaveTextContent('To close: 1 missing');
  await expect.element(missing).toHaveTextContent(children.sentence);
  expect(getSent(GetReadinessDocument).at(-1)).toMatchObject({ action: 'requestClosure' });
  await closePage();
  await openWork({ work: createWork('finished'), requirements: [{ ...children, met: true }] });
  await expect.poll(() => getSent(GetReadinessDocument).length).toBeGreaterThan(1);
  await expect.element(missing).not.toBeInTheDocument();
});

test('of a permit that is handed back, only the checks of its finished work are shown beside its status', async () => {
  await openWork({ work: createWork('finished'), series: [createRecords()] }, { status: 'PendingClosure' });
  await expectStatus('Pending Closure');
  await expect.element(page.getByRole('region', { name: 'Gas test, records' })).toBeVisible();
  await expect.element(workCard).not.toBeInTheDocument();
});

test('on a phone the bar at the bottom has the stop at the left and the next step at the right', async () => {
  await page.viewport(phone.width, phone.height);
  await openWork({ work: createLiveWork(), series: [createRecords()] });
  const bar = page.getByRole('region', { name: 'Next step' });
  const buttons = bar.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stop work', 'Record gas test']);
  expect(buttons.map((button) => button.getBoundingClientRect().height)).toEqual([52, 52]);
});

test('on a phone the bar says the condition and the time left while the head is out of sight', async () => {
  await page.viewport(phone.width, phone.height);
  await openWork({ work: createLiveWork(), series: [createRecords()] });
  const bar = page.getByRole('region', { name: 'Next step' });
  await expect.element(bar).toBeVisible();
  await expect.element(bar).not.toHaveTextContent('left');
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(bar).toHaveTextContent(/Live until .* left/);
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);
  scrollTo(0, 0);
  await expect.element(bar).not.toHaveTextContent('left');
});

test('on a phone the line in the bar does not stay green either', async () => {
  await page.viewport(phone.width, phone.height);
  await openAndDisconnect();
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = page.getByRole('region', { name: 'Next step' });
  const getTone = () => document.querySelector<HTMLElement>('.work-line')?.dataset['tone'];
  await expect.element(bar).toHaveTextContent(/Live until 18:00.*left/);
  expect(getTone()).toBe('green');
  vi.setSystemTime(new Date('2026-11-23T07:47:31Z'));
  await expect.element(bar).toHaveTextContent('Live until 18:00Last known 15:45');
  expect(getTone()).toBe('orange');
  vi.setSystemTime(new Date('2026-11-23T10:05:00Z'));
  await expect.element(bar).toHaveTextContent('Expired 18:00. Stop work.5 min ago');
  expect(getTone()).toBe('red');
});

test('on a phone whoever can do nothing sees the condition too, and no empty bar', async () => {
  await page.viewport(phone.width, phone.height);
  const label = 'Suspended by Priya Nair: smell of solvent behind the pump, and nobody knows where it comes from';
  const stopped = { label, suspendedAt: new Date().toISOString() };
  await openWork({ work: createWork('suspended', stopped) });
  const bar = page.getByRole('region', { name: 'Next step' });
  await expect.element(bar).not.toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(bar).toHaveTextContent(/Suspended by Priya Nair: smell.*since/);
  expect(document.documentElement.scrollWidth).toBe(phone.width);
});

test('a missed check stands in its place by its time, and so does one that a device sent late', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const late = createGasRecord(at(-10), 20.8, 1, { takenAt: at(-70), measuredBy: 'Muthu Raman', measurer: 'worker' });
  const checks = [createGasRecord(at(-15), 20.9, 0), late];
  const missed = [{ due: at(-40), missedAt: at(-35) }];
  const series = createGasTest({ checks, missed });
  await openWork({ work: createLiveWork(), series: [series] }, { user: people.supervisor });
  const rows = page.getByRole('region', { name: 'Gas test, records' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('Passed');
  await expect.element(rows.nth(2)).toHaveTextContent(/Missed. Not recorded by \d\d:\d\d\.$/);
  await expect.element(rows.nth(3)).toHaveTextContent(/received \d\d:\d\d/);
  await expect.element(rows.nth(3)).toHaveTextContent('Muthu Ramanrecorded by Ravi Kumar');
});

test('the checks are a table with the next one first, and values outside their limits in words', async () => {
  stopClock();
  await openWork({ work: createLiveWork(), series: [createRecords()] }, { user: people.supervisor });
  const rows = page.getByRole('region', { name: 'Gas test, records' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent(/Next, in 15 min\. If it is not recorded by/);
  await expect.element(rows.nth(2)).toHaveTextContent('12 % is above the limit of 10 %.');
  await expect.element(rows.nth(2)).toHaveTextContent('Failed');
  await expect.element(rows.nth(3)).toHaveTextContent('Passed');
  await expect.element(page.getByText('Outside its limits')).toBeVisible();
});
