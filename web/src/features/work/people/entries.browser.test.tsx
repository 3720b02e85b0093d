import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RecordEntryDocument, type WorkFactsFragment } from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, refusal, respondTo } from '../../../testing/api.ts';
import { confirmDialog } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { openWork, workCard } from '../../../testing/permit-work.tsx';
import { wide } from '../../../testing/viewport.ts';
import { createCrewMember, createRoleOnJob } from '../../../testing/work-people.ts';
import { createWork } from '../../../testing/work-payload.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** When the people below were made. */
const loadedAt = Date.now();
const entry = { kind: 'confinedSpaceEntry', state: 'valid', until: '2027-02-12' } as const;
const entrant = { roles: ['entrant' as const], goesInside: true, certificates: [entry] };
const muthu = createCrewMember('Muthu Raman', { ...entrant, insideSince: minutesAgo(152) });
const chen = createCrewMember('Chen Zhihao', { ...entrant, insideSince: minutesAgo(66), phone: '' });
const lee = createCrewMember('Lee Wei Jie', entrant);
const arun = createCrewMember('Arun Selvam', {
  roles: ['attendant'],
  staysOutBecause: 'Their role does not go in.',
  certificates: [{ kind: 'attendant', state: 'notVerified', until: '2027-03-31' }],
});

function createEntry(crew: WorkFactsFragment['crew'], more: Partial<WorkFactsFragment> = {}) {
  const inside = crew.flatMap(({ worker, name, phone, insideSince }) =>
    insideSince === null ? [] : [{ worker, person: name, stranger: false, phone, since: insideSince }],
  );
  return createWork('live', {
    label: 'Live until 18:00',
    crew,
    inside,
    hasEntryLog: true,
    mayRecordEntries: true,
    maySignOn: true,
    maySignOff: true,
    roles: [createRoleOnJob('attendant', [arun.worker]), createRoleOnJob('entrant', [muthu.worker, chen.worker])],
    ...more,
  });
}

const panel = page.getByRole('region', { name: 'On the job' });
const inside = page.getByRole('region', { name: 'Inside' });
const outside = panel.getByRole('list', { name: 'Outside' });
const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(wide.width, wide.height);
});

/** Stops the clock: how long somebody is inside does not depend on how long the tests take. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: loadedAt });
}

test('who is inside heads the page and the panel, longest first, with a way out and to a rescue', async () => {
  stopClock();
  await openWork({ work: createEntry([muthu, chen, arun, lee]) });
  await expect.element(workCard).toHaveTextContent(/Inside2 peoplelongest Muthu Raman, 2 h 32 min/);
  const names = inside.getByRole('listitem');
  await expect.element(names.first()).toHaveTextContent(/^Muthu RamanEntrantin since .*2 h 32 min/);
  await expect.element(names.nth(1)).toHaveTextContent(/^Chen Zhihao.*1 h 6 min/);
  await expect
    .element(inside.getByRole('link', { name: 'Call for rescue +65 6555 0995' }))
    .toHaveAttribute('href', 'tel:+6565550995');
  await expect.element(row('Arun Selvam')).toHaveTextContent(/Attendant.*ACME Works · since \d\d:\d\d.*not verified/);
  await expect.element(row('Arun Selvam').getByRole('link')).toHaveAttribute('href', 'tel:+6586283418');
  expect(row('Arun Selvam').getByRole('button', { name: /^In:/ }).elements()).toEqual([]);
  await expectAccessibleEverywhere();
});

test('in and out take one tap; no row moves at once, and a wrong person is taken back', async () => {
  const { server } = await openWork({ work: createEntry([muthu, arun, lee]) });
  const since = minutesAgo(0);
  const entered = createEntry([muthu, arun, { ...lee, insideSince: since }]);
  server.respondTo(RecordEntryDocument, { crew: entered.crew, inside: entered.inside });
  await panel.getByRole('button', { name: 'In: Lee Wei Jie' }).click();
  await expect.element(panel).toHaveTextContent(/Lee Wei Jie went in at \d\d:\d\d\. Wrong person\?/);
  // Where a second tap would land nothing can be pressed.
  await expect.element(outside.getByRole('listitem').filter({ hasText: 'Lee Wei Jie' })).toHaveTextContent(/went in/);
  await expect.element(panel.getByRole('status')).toHaveFocus();
  await expect.element(inside.getByRole('listitem').filter({ hasText: 'Lee Wei Jie' })).toBeVisible();
  expect(getSent(RecordEntryDocument)).toMatchObject([{ worker: lee.worker, direction: 'in' }]);
  expect(getSent(RecordEntryDocument)[0]).not.toHaveProperty('deviceTime');

  const back = createEntry([muthu, arun, lee]);
  server.respondTo(RecordEntryDocument, { crew: back.crew, inside: back.inside });
  await panel.getByRole('button', { name: 'Undo: Lee Wei Jie went in' }).click();
  await expect.element(panel).toHaveTextContent('Lee Wei Jie came out.');
  await panel.getByRole('button', { name: 'Out: Muthu Raman' }).click();
  expect(getSent(RecordEntryDocument).slice(1)).toMatchObject([
    { worker: lee.worker, direction: 'out', deviceTime: expect.any(String) },
    { worker: muthu.worker, direction: 'out' },
  ]);
});

test("a wrong person's 'out' is taken back, and they have been inside all the time", async () => {
  const { server } = await openWork({ work: createEntry([muthu, arun]) });
  const left = createEntry([{ ...muthu, insideSince: null }, arun]);
  server.respondTo(RecordEntryDocument, { crew: left.crew, inside: left.inside });
  await panel.getByRole('button', { name: 'Out: Muthu Raman' }).click();
  const back = createEntry([muthu, arun]);
  server.respondTo(RecordEntryDocument, { crew: back.crew, inside: back.inside });
  await panel.getByRole('button', { name: 'Undo: Muthu Raman came out' }).click();
  await expect.element(panel).toHaveTextContent(/Muthu Raman is still inside since \d\d:\d\d\./);
  await expect.element(panel.getByRole('button', { name: /^Undo:/ })).not.toBeInTheDocument();
  expect(getSent(RecordEntryDocument)[1]).toMatchObject({ worker: muthu.worker, direction: 'in', takesBack: true });
  await expectAccessibleEverywhere();
});

test('a refused in explains itself above the row, and who went in all the same is recorded as a danger', async () => {
  const reason = 'Gas test: the last one was at 14:31. It has to be taken again first.';
  const closed = createEntry([muthu, arun, { ...lee, staysOutBecause: reason }]);
  const { server } = await openWork({ work: closed });
  await expect.element(panel).toHaveTextContent(`Entry closed. ${reason}`);
  respondTo(RecordEntryDocument, () => ({ work: { ...refusal('CONFLICT', reason), problems: [], item: null } }));
  await panel.getByRole('button', { name: 'In: Lee Wei Jie' }).click();
  await expect.element(row('Lee Wei Jie').getByRole('alert')).toHaveTextContent(`Lee Wei Jie did not go in. ${reason}`);
  await expect.element(panel.getByRole('button', { name: 'Out: Muthu Raman' })).toBeEnabled();
  await expectAccessibleEverywhere();

  server.respondTo(RecordEntryDocument, { condition: 'suspended', label: 'Somebody went in against a refusal' });
  await panel.getByRole('button', { name: 'They went in all the same' }).click();
  await confirmDialog('It is recorded as a danger, and the work stops.', 'Record and stop the work');
  await expect.element(workCard).toHaveTextContent('Somebody went in against a refusal');
  expect(getSent(RecordEntryDocument)).toMatchObject([
    { direction: 'in', worker: lee.worker },
    { direction: 'in', worker: lee.worker, allTheSame: true },
  ]);
});

test('an out that was not sent can be tried again, and counts from when it was pressed', async () => {
  const { server } = await openWork({ work: createEntry([muthu, arun]) });
  respondTo(RecordEntryDocument, () => {
    throw disconnected;
  });
  const out = panel.getByRole('button', { name: 'Out: Muthu Raman' });
  await out.click();
  await expect
    .element(row('Muthu Raman').getByRole('alert'))
    .toHaveTextContent('Muthu Raman is not recorded as out yet.');
  const left = createEntry([{ ...muthu, insideSince: null }, arun]);
  server.respondTo(RecordEntryDocument, { crew: left.crew, inside: left.inside });
  await out.click();
  await expect.element(panel).toHaveTextContent('Muthu Raman came out.');
  await expect.element(inside).not.toBeInTheDocument();
  const [first, second] = getSent(RecordEntryDocument);
  expect(second).toEqual(first);
});

test('an out that the server refused counts from when it is pressed again', async () => {
  await openWork({ work: createEntry([muthu, arun]) });
  respondTo(RecordEntryDocument, () => ({
    work: { ...refusal('BAD_INPUT', 'This is before they went in.'), problems: [], item: null },
  }));
  const out = panel.getByRole('button', { name: 'Out: Muthu Raman' });
  await out.click();
  await expect.element(row('Muthu Raman').getByRole('alert')).toHaveTextContent('This is before they went in.');
  await out.click();
  await expect.poll(() => getSent(RecordEntryDocument)).toHaveLength(2);
  const [first, second] = getSent(RecordEntryDocument);
  expect(Date.parse(second?.deviceTime ?? '')).toBeGreaterThan(Date.parse(first?.deviceTime ?? ''));
});

test('an out that was not sent does not count once they have gone in again', async () => {
  const { server } = await openWork({ work: createEntry([muthu, arun, lee]) });
  respondTo(RecordEntryDocument, () => {
    throw disconnected;
  });
  const out = panel.getByRole('button', { name: 'Out: Muthu Raman' });
  await out.click();
  await expect.element(row('Muthu Raman').getByRole('alert')).toBeVisible();
  // Somebody else has recorded them out and in again; this page learns it with its next entry.
  const again = new Date().toISOString();
  const now = createEntry([{ ...muthu, insideSince: again }, arun, { ...lee, insideSince: again }]);
  server.respondTo(RecordEntryDocument, { crew: now.crew, inside: now.inside });
  await panel.getByRole('button', { name: 'In: Lee Wei Jie' }).click();
  await expect.element(inside.getByText('Lee Wei Jie')).toBeVisible();
  await out.click();
  await expect.poll(() => getSent(RecordEntryDocument)).toHaveLength(3);
  const sent = getSent(RecordEntryDocument)[2];
  expect(sent).toMatchObject({ worker: muthu.worker, direction: 'out' });
  expect(Date.parse(sent?.deviceTime ?? '')).toBeGreaterThanOrEqual(Date.parse(again));
});

test('a rescuer goes in by name and comes out again', async () => {
  const { server } = await openWork({ work: createEntry([arun]) });
  await panel.getByRole('button', { name: 'Rescuer in' }).click();
  await panel.getByRole('button', { name: 'Rescuer in' }).click();
  await expect.element(panel).toHaveTextContent('Enter the name of the rescuer.');
  await panel.getByRole('textbox', { name: 'Name of the rescuer' }).fill('Tan Wei (CERT)');
  const rescuer = { worker: null, person: 'Tan Wei (CERT)', stranger: false, phone: '', since: minutesAgo(0) };
  server.respondTo(RecordEntryDocument, { inside: [rescuer] });
  await panel.getByRole('button', { name: 'Rescuer in' }).click();
  await expect.element(inside.getByRole('listitem')).toHaveTextContent(/^Tan Wei \(CERT\)Rescuer/);
  await expectAccessibleEverywhere();
  server.respondTo(RecordEntryDocument, { inside: [] });
  await inside.getByRole('button', { name: 'Out: Tan Wei (CERT)' }).click();
  await expect.element(inside).not.toBeInTheDocument();
  expect(getSent(RecordEntryDocument)).toMatchObject([
    { rescuer: 'Tan Wei (CERT)', direction: 'in' },
    { rescuer: 'Tan Wei (CERT)', direction: 'out' },
  ]);
});

test('somebody who is not signed on and went in all the same is recorded by name, as a danger', async () => {
  const { server } = await openWork({ work: createEntry([arun]) });
  await panel.getByRole('button', { name: 'Rescuer in' }).click();
  await panel.getByRole('checkbox', { name: /^No rescuer/ }).click();
  await panel.getByRole('textbox', { name: 'Name of the person' }).fill('A visitor');
  const stranger = { worker: null, person: 'A visitor', stranger: true, phone: '', since: minutesAgo(0) };
  server.respondTo(RecordEntryDocument, { inside: [stranger] });
  await panel.getByRole('button', { name: 'Record as inside' }).click();
  await expect.element(inside.getByRole('listitem')).toHaveTextContent(/^A visitorNot signed on/);
  await expectAccessibleEverywhere();
  expect(getSent(RecordEntryDocument)).toMatchObject([{ rescuer: 'A visitor', direction: 'in', allTheSame: true }]);
});

test('people of other companies learn what others do there, and record nothing', async () => {
  stopClock();
  const hidden = { name: '', isVisible: false, company: '', phone: '', certificates: [] };
  const crew = [
    { ...muthu, ...hidden },
    { ...arun, ...hidden },
  ];
  const more = { mayRecordEntries: false, maySignOn: false, maySignOff: false };
  await openWork({ work: createEntry(crew, more) }, { user: people.host });
  await expect.element(workCard).toHaveTextContent('longest Entrant, 2 h 32 min');
  await expect.element(inside.getByRole('listitem')).toHaveTextContent(/^Entrantin since/);
  await expect.element(outside.getByRole('listitem')).toHaveTextContent(/^Attendantsince/);
  expect(panel.getByRole('button', { name: /^(In|Out|Sign off|Rescuer|Change)/ }).elements()).toEqual([]);
  await expectAccessibleEverywhere();
});
