import { expect, it } from 'vitest';
import { roles } from '@eptw/domain/user/role';
import { childListAfterRaising, listAfterRaising } from './list-after-raising.ts';

it.each(roles)('%s goes to the list that shows what was raised', (role) => {
  const isMember = role === 'MTGroup';
  expect(listAfterRaising(role)).toBe(isMember ? '/all-my-permits' : '/permits');
  expect(childListAfterRaising(role)).toBe(isMember ? '/my-child-permit' : '/childpermits');
});
