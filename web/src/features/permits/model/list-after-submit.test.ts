import { expect, it } from 'vitest';
import { roles } from '@eptw/domain/user/role';
import { getChildListPathAfterSubmit, getListPathAfterSubmit } from './list-after-submit.ts';

it.each(roles)('sends a %s to the list that shows the raised permit', (role) => {
  const isMember = role === 'MTGroup';
  expect(getListPathAfterSubmit(role)).toBe(isMember ? '/all-my-permits' : '/permits');
  expect(getChildListPathAfterSubmit(role)).toBe(isMember ? '/my-child-permit' : '/childpermits');
});
