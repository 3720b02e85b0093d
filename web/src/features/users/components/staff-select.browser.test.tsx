import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GetStaffDocument, type StaffMemberFragment } from '../../../generated/users.ts';
import { respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { StaffSelect } from './staff-select.tsx';

const member = (fullname: string, siteCode: string): StaffMemberFragment => ({
  _id: fullname,
  fullname,
  email: `${fullname.replace(' ', '.').toLowerCase()}@fab.example`,
  role: 'MicronManager',
  sites: [{ _id: siteCode, code: siteCode }],
});
const staff = [member('Aaron Koh', 'F10W'), member('Marcus Lim', 'F10N'), member('Priya Nair', 'F10N')];

/** A list of staff whose searches of the server never end, after all staff have been loaded once. */
function open(mode: 'single' | 'multiple') {
  respondTo(GetStaffDocument, ({ searchText }) =>
    searchText ? new Promise(() => {}) : { getAllMicronUsers: { count: staff.length, items: staff } },
  );
  function Form() {
    const [value, setValue] = useState<string[]>([]);
    return (
      <>
        <label htmlFor="people">People</label>
        <StaffSelect id="people" {...{ mode, value }} onChange={setValue} siteId="F10N" usualIds={['Marcus Lim']} />
        <p aria-label="Chosen">{value.join(', ')}</p>
      </>
    );
  }
  mount({ screens: { '/form': <Form /> } });
}

const list = page.getByRole('combobox', { name: 'People' });
const chosen = page.getByLabelText('Chosen', { exact: true });
const listShown = () => [...document.querySelectorAll('.ant-select-item')].map(({ textContent }) => textContent);

test('the usual ones and the people of the site come first, with name, address and site', async () => {
  open('single');
  await list.click();
  await expect
    .poll(listShown)
    .toEqual([
      'Chosen before',
      'Marcus Limmarcus.lim@fab.exampleF10N',
      'At this site',
      'Priya Nairpriya.nair@fab.exampleF10N',
      'Other sites',
      'Aaron Kohaaron.koh@fab.exampleF10W',
    ]);
});

test.each(['single', 'multiple'] as const)('Enter takes whom the typing means, at once: %s', async (mode) => {
  open(mode);
  await list.click();
  await expect.poll(listShown).toHaveLength(6);
  await userEvent.keyboard('priya{Enter}');
  await expect.element(chosen).toHaveTextContent('Priya Nair');
});

test('Enter takes nobody where nobody matches', async () => {
  open('single');
  await list.click();
  await expect.poll(listShown).toHaveLength(6);
  await userEvent.keyboard('zoe{Enter}');
  await expect.element(list).toHaveAttribute('aria-expanded', 'false');
  await expect.element(chosen).toBeEmptyDOMElement();
});
