import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { DayAndTimePicker, DayPicker, TimeOfDayPicker } from './date-time-pickers.tsx';

const pickers = { DayPicker, DayAndTimePicker, TimeOfDayPicker };

/** A picker with what it has given to its form. */
function Form({ Picker }: { Picker: (typeof pickers)[keyof typeof pickers] }) {
  const [value, setValue] = useState<string>();
  const props = { required: false, invalid: false, describedBy: undefined };
  return (
    <>
      <Picker {...props} label="When" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

/** Types and presses Enter at once: the picker opens its calendar a moment after the first key. */
function typeAndEnter(input: HTMLInputElement, text: string): void {
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

test.each([
  ['DayPicker', '2026-04-02', '2026-04-02'],
  ['DayPicker', '2 Apr 2026', '2026-04-02'],
  ['DayAndTimePicker', '2026-04-02 08:30', '2026-04-02T08:30'],
  ['TimeOfDayPicker', '08:30', '08:30'],
] as const)('the %s gives its form %s on Enter, also before it has opened', async (name, typed, stored) => {
  mount({ screens: { '/form': <Form Picker={pickers[name]} /> } });
  const input = page.getByRole('textbox', { name: 'When' });
  await expect.element(input).toBeVisible();
  typeAndEnter(input.element() as HTMLInputElement, typed);
  await expect.element(page.getByRole('status').filter({ hasText: stored })).toBeVisible();
  await expect.element(input).toHaveFocus();
});
