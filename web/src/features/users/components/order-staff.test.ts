import { expect, test } from 'vitest';
import { matchesTyped, orderStaff } from './order-staff.ts';

const member = (name: string, ...siteIds: string[]) => ({
  _id: name,
  fullname: `${name} Nair`,
  email: `${name.toLowerCase()}@fab.example`,
  role: 'User' as const,
  sites: siteIds.map((_id) => ({ _id, code: _id.toUpperCase() })),
});
const staff = [member('Ann', 'f10w'), member('Bea', 'f10n'), member('Cas', 'f10n', 'f10w'), member('Dan')];
const order = (...of: Parameters<typeof orderStaff>) =>
  orderStaff(...of).map(({ heading, members }) => [heading, members.map(({ _id }) => _id).join(' ')]);

test('the usual ones come first, the latest before the others, then the people of the site', () => {
  expect(order(staff, { siteId: 'f10n', usualIds: ['Dan', 'Cas', 'Gone'] })).toEqual([
    ['Chosen before', 'Dan Cas'],
    ['At this site', 'Bea'],
    ['Other sites', 'Ann'],
  ]);
});

test('without a site there is nobody of the site, and an empty list has no headings', () => {
  expect(order(staff, {})).toEqual([['All sites', 'Ann Bea Cas Dan']]);
  expect(order([], { siteId: 'f10n' })).toEqual([]);
});

test.each([
  ['', true],
  ['priya', true],
  ['NAIR pri', true],
  ['priya@fab', true],
  ['pria', false],
  ['Priyá  naír', true],
])('typing %j finds Priya Nair: %s', (typed, isFound) => {
  expect(matchesTyped(member('Priya'), typed)).toBe(isFound);
});
