import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoginDocument, type LoginMutation } from '../../../generated/sessions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { press } from '../../../testing/page.ts';
import { openPublicPage } from '../../../testing/public-pages.tsx';
import { phone } from '../../../testing/viewport.ts';

const disclaimer = page.getByRole('dialog', { name: 'Before you sign in' });

const refusal: LoginMutation['login'] = {
  success: false,
  code: 'BAD_INPUT',
  message: 'The e-mail address or the password is wrong.',
  problem: null,
  token: null,
  staff: false,
  firstPage: null,
  user: null,
};

async function acceptDisclaimer() {
  await disclaimer.getByRole('checkbox', { name: 'I have read this and accept it' }).click();
  await disclaimer.getByRole('button', { name: 'Continue to sign in' }).click();
  await expect.element(disclaimer).not.toBeInTheDocument();
}

test('requires accepting the disclaimer, which closes only with its checkbox', async () => {
  openPublicPage('/signin');
  await expect.element(disclaimer).toHaveTextContent('you may not apply for more permits');
  await expect.element(disclaimer.getByRole('button', { name: 'Continue to sign in' })).toBeDisabled();
  await press('{Escape}{Escape}');
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(disclaimer).toBeVisible();
  await expectAccessibleEverywhere();
  await acceptDisclaimer();
  await expectAccessibleEverywhere();
});

test('shows the current limits of the quota', async () => {
  openPublicPage('/signin', { quota: { enabled: true, pendingClosureLimit: 3, unclosedLimit: 7 } });
  await expect
    .element(disclaimer)
    .toHaveTextContent(
      'With 3 or more permits pending closure, or 7 or more unclosed permits, you cannot create new ones.',
    );
});

test.each([1440, 1024, 390])('centres the disclaimer on a page %i pixels wide', async (width) => {
  await page.viewport(width, phone.height);
  openPublicPage('/signin');
  await expect.element(disclaimer).toBeVisible();
  const { left, right, top, bottom } = disclaimer.element().getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs((top + bottom) / 2 - phone.height / 2)).toBeLessThanOrEqual(1);
});

test('requires both fields, shows errors, and keeps entries', async () => {
  openPublicPage('/signin');
  await acceptDisclaimer();
  respondTo(LoginDocument, () => ({ login: refusal }));
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' });
  await expect.element(button).toBeDisabled();
  await expect.element(forgotten).not.toBeInTheDocument();
  await page.getByLabelText('Email').fill('manager@fab.example');
  await expect.element(button).toBeDisabled();
  await page.getByLabelText('Password', { exact: true }).fill('not the password');
  await button.click();
  await expect.element(page.getByText(refusal.message)).toBeVisible();
  await expect.element(forgotten).toHaveAttribute('href', '/forgot-password');
  await expectAccessibleEverywhere();
  await expect.element(page.getByLabelText('Email')).toHaveValue('manager@fab.example');
  expect(getSent(LoginDocument)).toEqual([{ email: 'manager@fab.example', password: 'not the password' }]);
});

test('offers no single sign-on where it is not set up', async () => {
  openPublicPage('/signin');
  await acceptDisclaimer();
  await expect.element(page.getByRole('heading', { name: 'Partners only' })).toBeVisible();
  expect(page.getByText('single sign-on').elements()).toEqual([]);
});
