import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextArea, TextInput } from '../components/field/text-input.tsx';
import { mount } from '../testing/mount.tsx';
import { cleanPastes } from './clean-pastes.ts';

function Fields() {
  const [line, setLine] = useState('At ');
  const [lines, setLines] = useState('');
  return (
    <>
      <TextInput aria-label="Line" value={line} onChange={setLine} />
      <TextArea aria-label="Lines" value={lines} onChange={setLines} />
      <TextInput aria-label="Password" type="password" value="" onChange={() => undefined} />
      <output>{JSON.stringify([line, lines])}</output>
    </>
  );
}

beforeAll(() => cleanPastes());
beforeEach(async () => {
  mount({ screens: { '/': <Fields /> }, address: '/' });
  await expect.element(page.getByLabelText('Lines')).toBeVisible();
});

/** Pastes into the control, and returns whether the page has inserted the text itself. */
function paste(name: string, text: string): boolean {
  const control = page.getByLabelText(name, { exact: true }).element() as HTMLInputElement;
  control.focus();
  control.setSelectionRange(control.value.length, control.value.length);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return !control.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const read = () => JSON.parse(document.querySelector('output')?.textContent ?? '[]') as string[];

test.each(['\n', '\r\n', '\v', '\u2028', '\t'])(
  'a line that is pasted into one line ends with a space: %j',
  async (lineBreak) => {
    expect(paste('Line', `Max load 5${lineBreak}10 m reach\u200B${lineBreak}`)).toBe(true);
    await expect.poll(() => read()[0]?.trim()).toBe('At Max load 5 10 m reach');
  },
);

test('several lines have a line for each line of a word processor', async () => {
  expect(paste('Lines', 'Max load 5\v10 m reach\u2028Purge with N2')).toBe(true);
  await expect.poll(() => read()[1]).toBe('Max load 5\n10 m reach\nPurge with N2');
});

test('what is clean, and a password, is left to the browser', () => {
  expect(paste('Line', 'Bay 12')).toBe(false);
  expect(paste('Lines', 'Bay 12\nBay 13')).toBe(false);
  expect(paste('Password', 'a\u00A0\u200Bb')).toBe(false);
});
