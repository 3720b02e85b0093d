import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RegisterDocument } from '../../../generated/sessions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, respondTo } from '../../../testing/api.ts';
import { press } from '../../../testing/page.ts';
import { openPublicPage } from '../../../testing/public-pages.tsx';
import { phone } from '../../../testing/viewport.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const confirmation = page.getByLabelText('Confirm password');
const fullName = page.getByLabelText('Full name');
const site = page.getByLabelText('Site');
const button = page.getByRole('button', { name: 'Create account' });

const chosenPassword = 'four green valves';
const values = { email: 'somebody@contractor.example', fullname: 'New Comer', site: 'site-f10n' };

async function fillIn() {
  await email.fill(values.email);
  await password.fill(chosenPassword);
  await confirmation.fill(chosenPassword);
  await fullName.fill(values.fullname);
  await site.selectOptions('Fab 10N (F10N)');
}

test('requires all fields, and shows errors on blur', async () => {
  openPublicPage('/signup');
  await expect.element(page.getByRole('heading', { name: 'Create an account' })).toHaveFocus();
  await expect.element(button).toBeDisabled();
  const tooShort = page.getByText(message.passwordTooShort(6), { exact: true });
  await password.fill('short');
  await expect.element(tooShort).not.toBeInTheDocument();
  await press('{Tab}');
  await expect.element(tooShort).toBeVisible();
  await password.fill('long enough');
  await expect.element(tooShort).not.toBeInTheDocument();
  await fillIn();
  await expect.element(button).toBeEnabled();
  for (const [field, text] of [
    [email, values.email],
    [fullName, values.fullname],
  ] as const) {
    await field.fill('');
    await expect.element(button).toBeDisabled();
    await field.fill(text);
  }
  await site.selectOptions('');
  await expect.element(button).toBeDisabled();
  await confirmation.fill('something else');
  await press('{Tab}');
  await expect.element(page.getByText(message.passwordMismatch)).toBeVisible();
  await expectAccessibleEverywhere();
});

test('keeps entries when it is refused, and when the server cannot be reached', async () => {
  openPublicPage('/signup');
  await fillIn();
  const refusal = 'Full name may not contain HTML. Remove the tags.';
  respondTo(RegisterDocument, () => ({ register: { success: false, code: 'BAD_INPUT', message: refusal } }));
  await button.click();
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible();
  await expect.element(fullName).toHaveValue(values.fullname);
  await expectAccessibleEverywhere();
  respondTo(RegisterDocument, () => {
    throw disconnected;
  });
  await button.click();
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect.element(password).toHaveValue(chosenPassword);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(chosenPassword);
});

test('works with the keyboard alone, and on a phone', async () => {
  await page.viewport(phone.width, phone.height);
  openPublicPage('/signup');
  await expect.element(page.getByRole('option', { name: 'Fab 10N (F10N)' })).toBeInTheDocument();
  const sentMessage = 'Thank you. We have sent you a link.';
  respondTo(RegisterDocument, () => ({ register: { success: true, code: 'OK', message: sentMessage } }));
  (email.element() as HTMLElement).focus();
  await userEvent.keyboard(`${values.email}{Tab}${chosenPassword}{Tab}{Enter}`);
  await expect.element(password).toHaveAttribute('type', 'text');
  await press(`{Tab}${chosenPassword}{Tab}{Tab}${values.fullname}{Tab}Fab 10N{Tab}{Enter}`);
  await expect.element(page.getByText(sentMessage)).toBeVisible();
  expect(getSent(RegisterDocument)).toEqual([{ data: { ...values, password: chosenPassword } }]);
});
