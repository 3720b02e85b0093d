import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleEverywhere } from '../../testing/accessibility.ts';
import { mount } from '../../testing/mount.tsx';
import { phone } from '../../testing/viewport.ts';
import { press } from '../../testing/page.ts';
import { DayAndTimePicker, DayPicker, MonthPicker, TimeOfDayPicker } from './date-time-pickers.tsx';

const pickers = { DayPicker, DayAndTimePicker, TimeOfDayPicker, MonthPicker };

type PickerName = keyof typeof pickers;

/** A picker with what its form was given. */
function Form({ name, initial }: { name: PickerName; initial: string | undefined }) {
  const [value, setValue] = useState(initial);
  const Picker = pickers[name];
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Picker label="When" value={value} onChange={setValue} required={false} invalid={false} describedBy={undefined} />
      <output aria-label="Given">{value ?? 'nothing'}</output>
      <p>Elsewhere</p>
    </form>
  );
}

const input = page.getByRole('textbox', { name: 'When' });
const given = page.getByRole('status', { name: 'Given' });

async function openForm(name: PickerName, initial?: string) {
  mount({ screens: { '/form': <Form name={name} initial={initial} /> } });
  await expect.element(input).toBeVisible();
}

test('a time is shown whole in the narrowest column of a form', async () => {
  await openForm('TimeOfDayPicker', '20:45');
  const element = input.element() as HTMLInputElement;
  element.closest<HTMLElement>('.picker')?.style.setProperty('width', '87px');
  expect(element.offsetWidth).toBe(87);
  expect(element.scrollWidth).toBe(element.clientWidth);
});

/** The ways to end an entry. */
const ways = {
  Enter: () => press('{Enter}'),
  Tab: () => press('{Tab}'),
  'a click elsewhere': () => userEvent.click(page.getByText('Elsewhere')),
};

const stored: Record<PickerName, readonly [older: string, typed: string, value: string, shown: string]> = {
  DayPicker: ['2026-01-01', '2.4.2026', '2026-04-02', '2026-04-02'],
  DayAndTimePicker: ['2026-01-01T07:00', '2 Apr 2026 2pm', '2026-04-02T14:00', '2026-04-02 14:00'],
  TimeOfDayPicker: ['07:00', '9.15', '09:15', '09:15'],
  MonthPicker: ['2026-01', 'Apr 2026', '2026-04', '2026-04'],
};

const cases = (Object.keys(pickers) as PickerName[]).flatMap((name) =>
  (Object.keys(ways) as (keyof typeof ways)[]).map((way) => [name, way] as const),
);

test.each(cases)('the %s reads what was typed on %s', async (name, way) => {
  const [older, typed, value, shown] = stored[name];
  await openForm(name, older);
  await userEvent.fill(input, typed);
  await expect.element(given).toHaveTextContent(value);
  await ways[way]();
  await expect.element(input).toHaveValue(shown);
  await expect.element(given).toHaveTextContent(value);
});

test.each(cases)('the %s leaves a text that it cannot read, with the reason, on %s', async (name, way) => {
  const [older] = stored[name];
  await openForm(name, older);
  await userEvent.fill(input, 'soon');
  await ways[way]();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^This cannot be read as a/);
  await expect.element(input).toHaveValue('soon');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(given).toHaveTextContent('soon');
  await userEvent.fill(input, '');
  await ways[way]();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(given).toHaveTextContent('nothing');
});

test('a day is picked from a calendar, by keys alone', async () => {
  await page.viewport(phone.width, phone.height);
  await openForm('DayPicker', '2026-12-02');
  await userEvent.click(input);
  await press('{ArrowDown}');
  await expect.element(page.getByRole('dialog', { name: 'Open the calendar', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2 Dec 2026', exact: true })).toHaveFocus();
  await expectAccessibleEverywhere();
  for (const key of ['{ArrowDown}', '{ArrowRight}', '{PageDown}']) await press(key);
  await expect.element(page.getByRole('button', { name: '10 Jan 2027', exact: true })).toHaveFocus();
  await press('{Enter}');
  await expect.element(input).toHaveValue('2027-01-10');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a day and its time are picked one after the other, and Escape changes nothing', async () => {
  await openForm('DayAndTimePicker');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await press('{Escape}');
  await expect.element(given).toHaveTextContent('nothing');
  await userEvent.fill(input, '2026-12-02 07:00');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('button', { name: '3 Dec 2026', exact: true }).click();
  await page.getByRole('button', { name: '14:30' }).click();
  await expect.element(given).toHaveTextContent('2026-12-03T14:30');
});

test('a month is picked from its year', async () => {
  await page.viewport(phone.width, phone.height);
  await openForm('MonthPicker', '2026-03');
  await page.getByRole('button', { name: 'Open the months' }).click();
  await page.getByRole('button', { name: 'Previous year' }).click();
  await expectAccessibleEverywhere();
  await page.getByRole('button', { name: 'Sep' }).click();
  await expect.element(input).toHaveValue('2025-09');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en-GB', 'Mon'],
  ['en-US', 'Sun'],
  ['en-SG', 'Sun'],
])('the week of %s starts on %s', async (language, weekday) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  await openForm('DayPicker');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent(weekday);
  vi.restoreAllMocks();
});
