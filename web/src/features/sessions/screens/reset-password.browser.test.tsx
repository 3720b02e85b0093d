import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ForgetPasswordDocument, ResetPasswordDocument } from '../../../generated/sessions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { press } from '../../../testing/page.ts';
import { openPublicPage } from '../../../testing/public-pages.tsx';

test('a link is sent only to an address', async () => {
  openPublicPage('/forgot-password');
  const send = page.getByRole('button', { name: 'Send the link' });
  await expect.element(send).toBeDisabled();
  await expectAccessibleEverywhere();
  const sentMessage = 'If this e-mail address has an account, we have sent it a link.';
  respondTo(ForgetPasswordDocument, () => ({ forgetPassword: { success: true, code: 'OK', message: sentMessage } }));
  await page.getByLabelText('Email').fill('forgetful@contractor.example');
  await send.click();
  await expect.element(page.getByText(sentMessage)).toBeVisible();
  expect(getSent(ForgetPasswordDocument)).toEqual([{ email: 'forgetful@contractor.example' }]);
});

test('a password is typed twice, and a refused one stays', async () => {
  const router = openPublicPage('/reset-password?security_code=the-code');
  const password = page.getByLabelText('New password');
  const confirmation = page.getByLabelText('Confirm password');
  const change = page.getByRole('button', { name: 'Change password' });
  await expect.element(change).toBeDisabled();
  await password.fill('short');
  await confirmation.fill('other');
  await press('{Tab}');
  await expect.element(page.getByText(message.newPasswordTooShort(6), { exact: true })).toBeVisible();
  await expect.element(page.getByText(message.newPasswordMismatch)).toBeVisible();
  await expect.element(change).toBeDisabled();
  await expectAccessibleEverywhere();

  // What the server refuses, and no field does.
  const refusal =
    'This link was already used, has expired, or was replaced by a newer one. Request a new link on the sign-in page.';
  respondTo(ResetPasswordDocument, () => ({ resetPassword: { success: false, code: 'BAD_INPUT', message: refusal } }));
  await confirmation.fill('short');
  await change.click();
  await expect.element(page.getByText(refusal)).toBeVisible();
  await expect.element(password).toHaveValue('short');

  const outcome = 'Your password was changed. Sign in with it.';
  respondTo(ResetPasswordDocument, () => ({ resetPassword: { success: true, code: 'OK', message: outcome } }));
  await password.fill('remembered now');
  await confirmation.fill('remembered now');
  await press('{Enter}');
  await expect.element(page.getByText(outcome)).toBeVisible();
  expect(router.state.location.pathname).toBe('/signin');
  expect(getSent(ResetPasswordDocument).at(-1)).toEqual({ newPassword: 'remembered now', securityCode: 'the-code' });
});

test('an incomplete link is refused', async () => {
  openPublicPage('/reset-password');
  await expect.element(page.getByText('This link is incomplete.')).toBeVisible();
  await expectAccessibleEverywhere();
});
