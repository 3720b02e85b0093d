import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetCertificatesToVerifyDocument,
  GetVerificationTasksDocument,
  RequireVerifiedCertificatesDocument,
  VerifyCertificateDocument,
} from '../../../generated/crew.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { failure, getSent, respondTo, success } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { confirmDialog, toasts } from '../../../testing/page.ts';
import { phone } from '../../../testing/viewport.ts';
import { CertificatesToVerify } from './certificates-to-verify.tsx';

const supervisor: SessionUser = {
  _id: 'person-supervisor',
  email: 'supervisor@fab.example',
  fullname: 'Priya Nair',
  role: 'MicronSupervisor',
  company: 'Fab',
};
const siteAdmin: SessionUser = { ...supervisor, _id: 'person-admin', role: 'SiteAdmin' };

const button = (name: string) => page.getByRole('button', { name, exact: true });

const unverified = {
  ...{ worker: 'worker-2', name: 'Arun Selvam', passNumber: 'A-1240', company: 'ACME Works', version: 4 },
  ...{ kind: 'attendant' as const, number: 'FAKE', issuer: 'me', expiresOn: '2099-12-31' },
  ...{ file: null, fileName: null, enteredBy: 'Peter Wong' },
};

function openQueue(user: SessionUser, items: readonly (typeof unverified)[]) {
  respondTo(GetCertificatesToVerifyDocument, () => ({
    getCertificatesToVerify: { count: items.length, items: [...items] },
  }));
  respondTo(GetVerificationTasksDocument, () => ({
    getVerificationTasks: [{ site: 'site-1', name: 'Fab 10N', toVerify: 12 }],
  }));
  return mount({ screens: { '/crew/to-verify': <CertificatesToVerify /> }, address: '/crew/to-verify', user });
}

test('the queue shows each certificate with who entered it, and verifies it', async () => {
  openQueue(supervisor, [unverified]);
  respondTo(VerifyCertificateDocument, () => ({
    verifyCertificate: { ...success('The certificate is verified.'), item: null },
  }));
  await expect.element(page.getByText('FAKE, issued by me')).toBeVisible();
  await expect.element(page.getByText('Entered by Peter Wong')).toBeVisible();
  expect(page.getByText(/count at Fab 10N/).elements()).toEqual([]);
  await expectAccessibleEverywhere();
  await button('I have seen it: Confined space attendant certificate FAKE of Arun Selvam').click();
  await expect.element(toasts.getByText('The certificate is verified.')).toBeVisible();
  expect(getSent(VerifyCertificateDocument)).toEqual([
    { worker: 'worker-2', version: 4, certificate: 'attendant', number: 'FAKE' },
  ]);
});

test('the queue fits a telephone', async () => {
  await page.viewport(phone.width, phone.height);
  openQueue(supervisor, [unverified]);
  await expect.element(page.getByText('FAKE, issued by me')).toBeVisible();
  await expect
    .element(button('I have seen it: Confined space attendant certificate FAKE of Arun Selvam'))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('a Site Admin is told where unverified certificates count, and switches it after a question', async () => {
  openQueue(siteAdmin, []);
  respondTo(RequireVerifiedCertificatesDocument, () => ({
    requireVerifiedCertificates: success('From now on, only verified certificates count.'),
  }));
  await expect.element(page.getByText('No certificate waits for you.')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Certificates that nobody has verified count at Fab 10N. Verify the 12 left, then let only verified ones count.',
      ),
    )
    .toBeVisible();
  await button('Only verified ones count').click();
  await confirmDialog('12 certificates are not verified yet and will not count.', 'Only verified ones count');
  await expect.element(toasts.getByText('From now on, only verified certificates count.')).toBeVisible();
  expect(getSent(RequireVerifiedCertificatesDocument)).toEqual([{ site: 'site-1' }]);
});

test('a queue that cannot be read says so', async () => {
  respondTo(GetCertificatesToVerifyDocument, () => {
    throw failure('Broken');
  });
  mount({ screens: { '/crew/to-verify': <CertificatesToVerify /> }, address: '/crew/to-verify', user: supervisor });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page.getByText('No certificate waits for you.').elements()).toEqual([]);
});
