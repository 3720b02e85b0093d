import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RecordCheckDocument, StopWorkDocument } from '../../../generated/work.ts';
import { dismissToasts, press, toasts } from '../../../testing/page.ts';
import { openSheet, openWork, sheet } from '../../../testing/permit-work.tsx';
import { createCrewMember } from '../../../testing/work-people.ts';
import {
  createCause,
  createGasRecord,
  createGasTest,
  createWork,
  listAvailable,
} from '../../../testing/work-payload.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const live = createWork('live', { label: 'Live until 18:00', startedAt: inMinutes(-60), validUntil: inMinutes(120) });
const last = createGasRecord(inMinutes(-14), 20.8, 1);
const gasTest = createGasTest({ nextDue: inMinutes(16), missedAt: inMinutes(21), checks: [last] });
const oxygen = sheet.getByRole('textbox', { name: 'Oxygen' });
const flammable = sheet.getByRole('textbox', { name: 'Flammable gas (LEL)' });
const onTheJob = page.getByRole('region', { name: 'On the job' });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });

test('a value outside its limits during a pause says what to do, too', async () => {
  const paused = { ...live, condition: 'suspended' as const, label: 'Suspended by Ravi Kumar: Lunch', isPaused: true };
  const { server } = await openWork({ work: paused, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { isPaused: false, label: 'Suspended: gas test failed' });
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Get everyone out now.');
  await button('Save and suspend').click();
  await expect.element(sheet).toHaveTextContent('Count your people');
});

test('a value outside its limits while the work stands still, or has expired, says what to do, too', async () => {
  const stopped = { ...live, condition: 'suspended' as const, label: 'Gas test missed' };
  const { server } = await openWork({ work: stopped, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'expired', label: 'Expired 1 min ago. Stop work. LEL 12 %' });
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Get everyone out now.');
  await button('Save as failed').click();
  await expect.element(sheet).toHaveTextContent('The work has expired, and a check has failed');
  await expect.element(sheet).toHaveTextContent('Count your people');
  await expect.element(sheet).toHaveTextContent('Nobody may go back to work there.');
  expect(toasts.element().textContent).toBe('');
});

const listToasts = () => [...document.querySelectorAll<HTMLElement>('.toast')].map(({ dataset }) => dataset['kind']);

test('a value outside its limits counts however soon somebody goes on to the next reading', async () => {
  const { server } = await openWork({ work: live, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Suspended: gas test failed' });
  await openSheet('Record gas test');
  await oxygen.fill('19');
  await flammable.click();
  await expect.element(sheet.getByRole('listitem').filter({ hasText: 'Oxygen' })).toHaveTextContent('Fail');
  await press('1{Enter}');
  await expect.element(sheet).toHaveTextContent('Get everyone out now');
});

test('whoever is inside is counted, also before a start and without being signed on', async () => {
  const stranger = { worker: null, person: 'A visitor', stranger: true, phone: '', since: inMinutes(-5) };
  const waiting = createWork('notReady', { inside: [stranger] });
  const { server } = await openWork({ work: waiting, series: [gasTest] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Get everyone out now.');
  await button('Save as failed').click();
  await expect.element(sheet).toHaveTextContent('1 inside: A visitor.');
  await expect.element(sheet).toHaveTextContent('It has to pass before the work may start.');
});

test('people on a child permit are counted, too, also before the parent permit starts', async () => {
  const child = { code: 'F10N-B2-000007', inside: 2, outside: 1, onBoth: 1 };
  const { server } = await openWork({ work: createWork('ready', { childPermits: [child] }), series: [gasTest] });
  await expect
    .element(onTheJob)
    .toHaveTextContent('On child permit F10N-B2-000007: 2 inside, 1 more signed on; 1 of them is on this permit, too.');
  await expect.element(onTheJob).toHaveTextContent('Nobody is signed on to this permit itself.');
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Get everyone out now.');
  await button('Save as failed').click();
  await expect
    .element(sheet)
    .toHaveTextContent(
      'Count your peopleOn child permit F10N-B2-000007: 2 inside, 1 more signed on; 1 of them is on this permit, too.',
    );
  await expect.element(sheet).toHaveTextContent('This does not stop the work under the child permits');
});

test('nobody is counted twice or without a word, also for whoever sees no names', async () => {
  const since = inMinutes(-20);
  const entrant = { name: '', isVisible: false, roles: ['entrant' as const], insideSince: since };
  const crew = [createCrewMember('Muthu Raman', entrant), createCrewMember('Arun Selvam', { roles: ['attendant'] })];
  const within = { worker: crew[0]?.worker ?? '', person: '', stranger: false, phone: '', since };
  const { server } = await openWork({ work: { ...live, crew, inside: [within] }, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Gas test failed' });
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await button('Save and suspend').click();
  await expect.element(sheet).toHaveTextContent('1 inside: Entrant. 1 more signed on: Arun Selvam.');
});

test('work that somebody else has started since is live work', async () => {
  const { server } = await openWork({ work: createWork('ready'), series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Gas test failed' });
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await button('Save as failed').click();
  await expect.element(sheet).toHaveTextContent('The work is suspended');
});

test('a check that failed never looks like a success, and nor does anything else while a danger is open', async () => {
  const { server } = await openWork({ work: createWork('notReady'), series: [gasTest] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Nobody may work there.');
  await button('Save as failed').click();
  await expect.poll(listToasts).toEqual(['warning']);
  await dismissToasts();
  server.respondTo(RecordCheckDocument, { causes: [createCause({ kind: 'gasFailed', background: 'red' })] });
  await openSheet('Record gas test');
  await press('20.9{Enter}');
  await press('1{Enter}');
  await expect.poll(listToasts).toEqual(['warning']);
});

test('nor does a stop for a danger', async () => {
  const stoppable = { ...live, workActions: listAvailable({ stopWork: null }) };
  const { server } = await openWork({ work: stoppable });
  const causes = [createCause({ kind: 'dangerStop', background: 'red', words: 'Stopped by Ravi Kumar: Fire' })];
  server.respondTo(StopWorkDocument, { condition: 'suspended', label: 'Stopped by Ravi Kumar: Fire', causes });
  await openSheet('Stop work');
  await button('Fire or smoke').click();
  await button('Stop work now').click();
  await expect.poll(listToasts).toEqual(['warning']);
});
