import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  BlockEmailChangeDocument,
  VerifyEmailDocument,
  type VerifyEmailMutation,
} from '../../../generated/sessions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, respondTo } from '../../../testing/api.ts';
import { openPublicPage } from '../../../testing/public-pages.tsx';

const address = '/email-verification?security_code=the-code';
const verify = page.getByRole('button', { name: 'Verify my e-mail address' });
const verified = page.getByRole('heading', { name: 'Your e-mail address is verified' });
const failed = page.getByText(message.somethingWentWrong, { exact: true });

const accepted: VerifyEmailMutation['verifyEmail'] = {
  success: true,
  code: 'OK',
  message: message.emailVerified,
  requirePassword: false,
  securityCode: null,
};

test('does nothing before it is requested, then shows progress, and retries when the server cannot be reached', async () => {
  openPublicPage(address);
  await expect.element(verify).toBeVisible();
  await expectAccessibleEverywhere();
  expect(getSent(VerifyEmailDocument)).toEqual([]);
  let disconnect = () => {};
  const isDisconnected = new Promise<void>((resolve) => (disconnect = resolve));
  respondTo(VerifyEmailDocument, async () => {
    await isDisconnected;
    throw disconnected;
  });
  await verify.click();
  await expect.element(page.getByText(message.verifyingEmail)).toBeVisible();
  disconnect();
  await expect.element(failed).toBeVisible();
  respondTo(VerifyEmailDocument, () => ({ verifyEmail: accepted }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(verified).toBeVisible();
  await expectAccessibleEverywhere();
  expect(getSent(VerifyEmailDocument)).toEqual([{ securityCode: 'the-code' }, { securityCode: 'the-code' }]);
});

test('says why a link does not work', async () => {
  openPublicPage(address);
  const refusal = 'This link was already used';
  respondTo(VerifyEmailDocument, () => ({
    verifyEmail: { ...accepted, success: false, code: 'BAD_INPUT', message: refusal },
  }));
  await verify.click();
  await expect.element(page.getByRole('heading', { name: refusal })).toBeVisible();
  await expect.element(failed).toBeVisible();
  await expectAccessibleEverywhere();
});

test('the owner of the former address can block its change', async () => {
  openPublicPage('/block-email-change?security_code=the-code');
  const block = page.getByRole('button', { name: 'Block the change' });
  await expect.element(block).toBeVisible();
  await expectAccessibleEverywhere();
  const outcome = 'The change is blocked: your account keeps the address stays@contractor.example.';
  respondTo(BlockEmailChangeDocument, () => ({ blockEmailChange: { success: true, code: 'OK', message: outcome } }));
  await block.click();
  await expect.element(page.getByRole('heading', { name: 'Your e-mail address stays' })).toBeVisible();
  await expect.element(page.getByText(outcome)).toBeVisible();
  await expectAccessibleEverywhere();
  expect(getSent(BlockEmailChangeDocument)).toEqual([{ securityCode: 'the-code' }]);
});
