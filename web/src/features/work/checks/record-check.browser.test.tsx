import { fireWatchSeriesName, isolationSeriesName } from '@eptw/domain/work-policy/work-policy';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RecordCheckDocument } from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, refusal, respondTo } from '../../../testing/api.ts';
import { choose, press, toasts } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { expectStatus } from '../../../testing/permit-screens.tsx';
import { openSheet, openWork, sheet } from '../../../testing/permit-work.tsx';
import { phone } from '../../../testing/viewport.ts';
import { createCrewMember } from '../../../testing/work-people.ts';
import { createGasRecord, createGasTest, createWork } from '../../../testing/work-payload.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const live = createWork('live', { label: 'Live until 18:00', startedAt: inMinutes(-60), validUntil: inMinutes(134) });
const last = createGasRecord(inMinutes(-14), 20.8, 1);
const gasTest = createGasTest({ nextDue: inMinutes(16), missedAt: inMinutes(21), checks: [last] });
const oxygen = sheet.getByRole('textbox', { name: 'Oxygen' });
const flammable = sheet.getByRole('textbox', { name: 'Flammable gas (LEL)' });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });
const keypad = sheet.getByRole('group', { name: 'Keypad' });

/** Presses keys of the sheet's own keypad. */
async function tap(...keys: string[]): Promise<void> {
  for (const key of keys) await keypad.getByRole('button', { name: key, exact: true }).click();
}

const rowOf = (label: string) => sheet.getByRole('listitem').filter({ hasText: label });

test('on a phone a failing value is judged, shown with the limit, and suspends the work when it is saved', async () => {
  await page.viewport(phone.width, phone.height);
  const crew = ['Muthu Raman', 'Chen Zhihao'].map((name) => createCrewMember(name, { worker: name }));
  const { server } = await openWork({ work: { ...live, crew }, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Suspended: gas test failed' });
  await openSheet('Record gas test');
  const key = keypad.getByRole('button', { name: '5', exact: true }).element().getBoundingClientRect();
  expect(key.height).toBe(58);
  await expect.element(sheet).toHaveTextContent(/Measured by Ravi Kumar, GD-0214\s*calibrated/);
  await expect.element(rowOf('Oxygen')).toHaveTextContent('19.5 to 23.5 % · last 20.8');
  await expect.element(flammable).toBeDisabled();
  await tap('2');
  // On the way to 20.9: nothing is judged yet.
  expect(rowOf('Oxygen').element().textContent).not.toContain('Fail');
  await tap('0', 'Point', '9');
  await expect.element(rowOf('Oxygen')).toHaveTextContent('Pass');
  await button('Next: flammable gas (LEL)').click();
  await tap('1', '2');
  await expect.element(rowOf('Flammable gas (LEL)')).toHaveTextContent('Fail');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('12 % is above the limit of 10 %.');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Get everyone out now.');
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);
  await button('Save and suspend').click();
  await expectStatus('Suspended');
  await expect.element(sheet).toHaveTextContent('Flammable gas (LEL): 12 % is above the limit of 10 %.');
  await expect.element(sheet).toHaveTextContent('2 signed on: Muthu Raman, Chen Zhihao.');
  await expect
    .element(sheet.getByRole('link', { name: 'Emergency +65 6555 0995' }))
    .toHaveAttribute('href', 'tel:+6565550995');
  expect(toasts.element().textContent).toBe('');
  // The holder, who recorded it, is not told that the holder is notified.
  await expect.element(sheet).not.toHaveTextContent('the permit holder');
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);
  await button('Back to the permit').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([
    { permitId: 'permit', series: 'gasTest', values: { oxygen: 20.9, flammable: 12 }, instrument: 'GD-0214' },
  ]);
});

test('on a phone every digit of a failing value can be typed and corrected until it is saved', async () => {
  await page.viewport(phone.width, phone.height);
  const { server } = await openWork({ work: live, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Suspended: gas test failed' });
  await openSheet('Record gas test');
  await tap('1', '8');
  await expect.element(rowOf('Oxygen')).toHaveTextContent('Fail');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('18 % is below the limit of 19.5 %.');
  await tap('Point', '9');
  await expect.element(oxygen).toHaveValue('18.9');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('18.9 % is below the limit of 19.5 %.');
  await expect.element(sheet.getByRole('button', { name: 'Retype' })).not.toBeInTheDocument();
  await tap('Delete the last digit', 'Delete the last digit', 'Delete the last digit', 'Delete the last digit');
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  await tap('2', '0', 'Point', '9');
  await button('Next: flammable gas (LEL)').click();
  await tap('1', '5', 'Delete the last digit');
  await expect.element(flammable).toHaveValue('1');
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  await tap('5');
  await button('Save and suspend').click();
  await expectStatus('Suspended');
  expect(getSent(RecordCheckDocument)).toMatchObject([{ values: { oxygen: 20.9, flammable: 15 } }]);
});

test('a failing value can be followed by the other readings', async () => {
  await openWork({ work: live, series: [gasTest] });
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await expect.element(rowOf('Oxygen')).toHaveTextContent('Fail');
  await flammable.fill('40');
  const alert = sheet.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Oxygen: 15 % is below the limit of 19.5 %.');
  await expect.element(alert).toHaveTextContent('Flammable gas (LEL): 40 % is above the limit of 10 %.');
});

test('a value that the instrument cannot show keeps the check from being saved, and may be over range', async () => {
  await page.viewport(phone.width, phone.height);
  const { server } = await openWork({ work: live, series: [gasTest] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Suspended: gas test failed' });
  await openSheet('Record gas test');
  await tap('2', '0', 'Point', '9');
  await button('Next: flammable gas (LEL)').click();
  await tap('2', '0', '0');
  await expect.element(sheet.getByText('The instrument shows 0 to 100 %. Check the value.')).toBeVisible();
  await expect.element(rowOf('Flammable gas (LEL)')).toHaveTextContent('Check');
  await expect.element(button('Save gas test')).toBeDisabled();
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);
  await flammable.click();
  await tap('Delete the last digit');
  await expect.element(flammable).toHaveValue('20');
  await expect.element(button('Save and suspend')).toBeEnabled();
  await button('Over range').click();
  await expect.element(flammable).toHaveValue('> 100');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('> 100 % LEL: more than the instrument shows.');
  await tap('5');
  await expect.element(flammable).toHaveValue('5');
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  await button('Over range').click();
  await button('Save and suspend').click();
  await expectStatus('Suspended');
  expect(getSent(RecordCheckDocument)).toMatchObject([{ values: { oxygen: 20.9 }, overRange: ['flammable'] }]);
});

test('who measured is somebody who is signed on, or who records it', async () => {
  const crew = ['Muthu Raman', 'Chen Zhihao'].map((name) => createCrewMember(name, { worker: name }));
  const before = { ...last, measuredBy: 'Chen Zhihao', measurer: 'Chen Zhihao' };
  const { server } = await openWork({ work: { ...live, crew }, series: [{ ...gasTest, checks: [before] }] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await expect.element(sheet).toHaveTextContent('Measured by Chen Zhihao, GD-0214');
  await button('Change').click();
  await choose(sheet, 'Measured by', 'Muthu Raman');
  await oxygen.fill('20.9');
  await press('{Enter}');
  await press('1{Enter}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([{ measuredBy: 'Muthu Raman' }]);
});

test('who measured is in the role that makes the check, where the policy names one', async () => {
  const crew = [
    createCrewMember('Muthu Raman', { roles: ['entrant'] }),
    createCrewMember('Mohamed Faizal', { roles: ['attendant', 'gasTester'] }),
  ];
  const policy = { ...live.policy, roles: [{ role: 'gasTester' as const }] };
  const before = { ...last, measuredBy: 'Muthu Raman', measurer: 'worker-muthu' };
  const { server } = await openWork({ work: { ...live, crew, policy }, series: [{ ...gasTest, checks: [before] }] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  // Whoever measured last is no gas tester now.
  await expect.element(sheet).toHaveTextContent('Measured by Ravi Kumar, GD-0214');
  await button('Change').click();
  await expect.element(sheet).toHaveTextContent('Somebody who is signed on as gas tester, or you.');
  await sheet.getByRole('combobox', { name: 'Measured by' }).click();
  const options = [...document.querySelectorAll('.ant-select-item-option')];
  expect(options.map((one) => [one.textContent, one.classList.contains('ant-select-item-option-disabled')])).toEqual([
    ['Mohamed Faizal, Attendant, gas tester', false],
    ['Muthu Raman, Entrant', true],
    ['Ravi Kumar (you)', false],
  ]);
  await press('{Escape}');
  await choose(sheet, 'Measured by', 'Mohamed Faizal, Attendant, gas tester');
  await oxygen.fill('20.9');
  await press('{Enter}');
  await press('1{Enter}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([{ measuredBy: 'worker-mohamed' }]);
});

test('nobody measured who has signed off since: then it is who records it', async () => {
  const before = { ...last, measuredBy: 'Chen Zhihao', measurer: 'Chen Zhihao' };
  const { server } = await openWork({ work: live, series: [{ ...gasTest, checks: [before] }] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await expect.element(sheet).toHaveTextContent('Measured by Ravi Kumar, GD-0214');
  await press('20.9{Enter}');
  await press('1{Enter}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)[0]).not.toHaveProperty('measuredBy');
});

test('a value that a further digit could change is judged after a pause', async () => {
  await openWork({ work: live, series: [gasTest] });
  await openSheet('Record gas test');
  await oxygen.fill('2');
  expect(rowOf('Oxygen').element().textContent).not.toContain('Fail');
  await expect.element(rowOf('Oxygen')).toHaveTextContent('Fail');
  await oxygen.fill('20');
  expect(rowOf('Oxygen').element().textContent).not.toContain('Fail');
  await expect.element(rowOf('Oxygen')).toHaveTextContent('Pass');
});

test('with a keyboard each reading is typed and left with Enter, and the last one saves', async () => {
  const { server } = await openWork({ work: live, series: [gasTest] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await expect.element(keypad).not.toBeInTheDocument();
  await expect.element(oxygen).toHaveFocus();
  await press('20.9{Enter}');
  await expect.element(flammable).toHaveFocus();
  await press('1{Enter}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([{ values: { oxygen: 20.9, flammable: 1 } }]);
});

test('one reading takes two taps and a number', async () => {
  await page.viewport(phone.width, phone.height);
  const { series, ...rest } = createGasTest();
  const [reading] = series.readings.slice(1);
  const single = { ...rest, series: { ...series, calibrationDays: null, readings: reading ? [reading] : [] } };
  const { server } = await openWork({ work: live, series: [single] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await tap('1');
  await button('Save gas test').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([{ values: { flammable: 1 } }]);
});

test('an instrument past its calibration is asked for first', async () => {
  const old = createGasRecord(inMinutes(-14), 20.8, 1, { calibratedOn: '2020-01-01' });
  const { server } = await openWork({ work: live, series: [{ ...gasTest, checks: [old] }] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record gas test');
  await expect.element(sheet).toHaveTextContent('GD-0214 was calibrated more than 180 days ago.');
  await expectAccessibleEverywhere();
  await oxygen.fill('20.9');
  await button('Next: flammable gas (LEL)').click();
  await flammable.fill('1');
  await expect.element(button('Save gas test')).toBeDisabled();
  await sheet.getByRole('textbox', { name: 'Instrument' }).fill('GD-0300');
  const calibratedOn = inMinutes(-60 * 24 * 10).slice(0, 10);
  await sheet.getByRole('textbox', { name: 'Calibrated on' }).fill(calibratedOn);
  await button('Save gas test').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([{ instrument: 'GD-0300', calibratedOn }]);
});

test('a dangerous value is saved with whatever instrument it was read on', async () => {
  const old = { ...last, calibratedOn: '2026-01-05' };
  const { server } = await openWork({ work: live, series: [{ ...gasTest, checks: [old] }] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Suspended: gas test failed' });
  await openSheet('Record gas test');
  await oxygen.fill('15');
  await button('Save and suspend').click();
  await expectStatus('Suspended');
  expect(getSent(RecordCheckDocument)).toMatchObject([{ values: { oxygen: 15 }, calibratedOn: '2026-01-05' }]);
});

test('a check that was refused or not sent keeps its values', async () => {
  const { server } = await openWork({ work: live, series: [gasTest] });
  respondTo(RecordCheckDocument, () => {
    throw disconnected;
  });
  await openSheet('Record gas test');
  await press('20.9{Enter}');
  await press('1{Enter}');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  respondTo(RecordCheckDocument, () => ({
    work: { ...refusal('FORBIDDEN', 'Only the permit holder can record this check.'), problems: [], item: null },
  }));
  await button('Try again').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Only the permit holder can record this check.');
  await expect.element(oxygen).toHaveValue('20.9');
  server.respondTo(RecordCheckDocument, {});
  await button('Save gas test').click();
  await expect.element(sheet).not.toBeInTheDocument();
  const [first, again, final] = getSent(RecordCheckDocument).map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(final).not.toBe(first);
});

/** A series without readings. */
function createRound(name: string, title: string) {
  const { series, ...rest } = createGasTest();
  return { ...rest, series: { ...series, name, title, calibrationDays: null, readings: [] } };
}

test('a round is all clear, or says what is wrong', async () => {
  const fireWatch = createRound(fireWatchSeriesName, 'Fire-watch round');
  const { server } = await openWork({ work: createWork('fireWatch'), series: [fireWatch] });
  server.respondTo(RecordCheckDocument, {});
  await openSheet('Record fire-watch round');
  await button('All clear').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await openSheet('Record fire-watch round');
  await button('Something is wrong').click();
  await expectAccessibleEverywhere();
  await button('Save as failed').click();
  await expect.element(sheet).toHaveTextContent('This field is required');
  await sheet.getByRole('textbox', { name: 'What is wrong?' }).fill('Smoke behind the duct');
  await button('Save as failed').click();
  await expect.element(sheet).toHaveTextContent('The fire watch does not run');
  await expect.element(sheet).toHaveTextContent('Only then does the next round that passes start the fire watch again');
  await button('Back to the permit').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)).toMatchObject([
    { series: fireWatchSeriesName, passed: true },
    { series: fireWatchSeriesName, passed: false, note: 'Smoke behind the duct' },
  ]);
});

test('what is wrong is still there after the sheet was closed, and does not go with an all clear', async () => {
  const { server } = await openWork({ work: live, series: [createRound('attendant', 'Attendant check')] });
  server.respondTo(RecordCheckDocument, {});
  const wrong = sheet.getByRole('textbox', { name: 'What is wrong?' });
  await openSheet('Record attendant check');
  await button('Something is wrong').click();
  await wrong.fill('Water in the sump');
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await openSheet('Record attendant check');
  await button('Something is wrong').click();
  await expect.element(wrong).toHaveValue('Water in the sump');
  await button('Go back').click();
  await expect.element(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await button('All clear').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(RecordCheckDocument)[0]).not.toHaveProperty('note');
});

test('a round that finds something wrong during the work says what to do', async () => {
  const { server } = await openWork({ work: live, series: [createRound('attendant', 'Attendant check')] });
  server.respondTo(RecordCheckDocument, { condition: 'suspended', label: 'Suspended: attendant check failed' });
  await openSheet('Record attendant check');
  await button('Something is wrong').click();
  await sheet.getByRole('textbox', { name: 'What is wrong?' }).fill('Water in the sump');
  await button('Save and suspend').click();
  await expect.element(sheet).toHaveTextContent('Attendant check: Water in the sump');
  await expect.element(sheet).toHaveTextContent('Nobody is signed on. Count everybody who was there.');
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the issuing authority confirms the isolations', async () => {
  const isolations = createRound(isolationSeriesName, 'Isolations');
  const { server } = await openWork(
    { work: createWork('notReady'), series: [isolations] },
    { user: people.supervisor },
  );
  server.respondTo(RecordCheckDocument, { condition: 'ready', label: 'Ready to start' });
  await openSheet('Confirm isolations');
  await expect.element(sheet).toHaveTextContent('every isolation is locked, tagged and verified');
  await button('All clear').click();
  await expectStatus('Ready');
});
