import { addDays, toDay } from '@eptw/domain/time/day-range';
import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CreateWorkerDocument,
  EraseWorkerDocument,
  GetCrewCompaniesDocument,
  GetVerificationTasksDocument,
  GetWorkerDocument,
  GetWorkersDocument,
  ImportWorkersDocument,
  SetWorkerPinDocument,
  UpdateWorkerDocument,
  VerifyCertificateDocument,
  type WorkerFactsFragment,
} from '../../../generated/crew.ts';
import { UploadFileDocument } from '../../../generated/files.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, refusal as refusalOf, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { choose, chooseFile, confirmDialog, press, toasts } from '../../../testing/page.ts';
import { phone } from '../../../testing/viewport.ts';
import { EditWorker } from './edit-worker.tsx';
import { ImportWorkers } from './import-workers.tsx';
import { WorkerDetail } from './worker-detail.tsx';
import { WorkerList } from './worker-list.tsx';

const manager: SessionUser = {
  _id: 'person-pm',
  email: 'pm@acme-works.example',
  fullname: 'Peter Wong',
  role: 'ContractorPM',
  company: 'ACME Works',
};
const siteAdmin: SessionUser = { ...manager, _id: 'person-admin', role: 'SiteAdmin', company: 'Fab' };
const supervisor: SessionUser = { ...siteAdmin, _id: 'person-supervisor', role: 'MicronSupervisor' };

const today = toDay(new Date());
const inDays = (days: number) => addDays(today, days);

const faizal: WorkerFactsFragment = {
  _id: 'worker-1',
  pseudonym: 'Worker 4F2A',
  company: 'ACME Works',
  name: 'Mohamed Faizal',
  passNumber: 'A-1204',
  trade: 'Gas tester',
  phone: '+65 6555 1204',
  languages: ['en', 'ms'],
  hasPin: false,
  version: 3,
  changedAt: null,
  changedBy: null,
  certificates: [
    {
      ...{ kind: 'gasTester', number: 'GT-1', issuer: 'Academy', expiresOn: inDays(-3) },
      ...{ file: 'a.pdf', fileName: 'GT.pdf', verified: null, verifyProblem: 'This certificate ended.' },
    },
    {
      ...{ kind: 'firstAid', number: 'FA-1', issuer: 'Red Centre', expiresOn: inDays(10), file: null, fileName: null },
      ...{
        verified: { by: 'Sarah Lim', site: 'Fab 10N', at: '2026-11-20T01:00:00Z' },
        verifyProblem: 'It is verified.',
      },
    },
    {
      ...{ kind: 'rigger', number: 'R-1', issuer: 'Lifting Ltd', expiresOn: inDays(300), file: null, fileName: null },
      ...{ verified: null, verifyProblem: 'You cannot verify this.' },
    },
  ],
};

function open(address: string, user: SessionUser, workers: readonly WorkerFactsFragment[] = [faizal]) {
  respondTo(GetWorkersDocument, () => ({ getWorkers: { count: workers.length, items: [...workers] } }));
  respondTo(GetWorkerDocument, () => ({ getWorker: { success: true, message: '', item: workers[0] ?? null } }));
  respondTo(GetVerificationTasksDocument, () => ({ getVerificationTasks: [] }));
  respondTo(GetCrewCompaniesDocument, () => ({ getCrewCompanies: ['ACME Works', 'Borealis Engineering'] }));
  return mount({
    screens: {
      '/crew': <WorkerList />,
      '/crew/add-worker': <EditWorker />,
      '/crew/import': <ImportWorkers />,
      '/crew/edit-worker/:id': <EditWorker />,
      '/crew/:id': <WorkerDetail />,
    },
    address,
    user,
  });
}

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const certificate = (number: number) => page.getByRole('group', { name: `Certificate ${number}` });

test('the list marks certificates that end in words, and is accessible', async () => {
  open('/crew', siteAdmin);
  await expect.element(page.getByText(`Ended ${formatCalendarDate(inDays(-3))}`)).toBeVisible();
  await expect.element(page.getByText(`Ends ${formatCalendarDate(inDays(10))}`)).toBeVisible();
  await expect.element(page.getByText('3 certificates')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  await expectAccessibleEverywhere();
  await page.getByText('Certificates ending').click();
  await expect.poll(() => getSent(GetWorkersDocument).at(-1)).toMatchObject({ endingSoon: true });
});

test('a contractor sees no column for the company', async () => {
  open('/crew', manager);
  await expect.element(page.getByRole('link', { name: 'Add Worker' })).toBeVisible();
  expect(page.getByRole('columnheader', { name: 'Company' }).elements()).toEqual([]);
});

test('staff see the workers and no actions on them', async () => {
  open('/crew/worker-1', supervisor);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mohamed Faizal' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+65 6555 1204' })).toHaveAttribute('href', 'tel:+6565551204');
  for (const name of ['Erase', 'Set PIN', 'Edit']) expect(button(name).elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Edit' }).elements()).toEqual([]);
  await expect.element(button('Open GT.pdf of Gas tester certificate GT-1')).toBeVisible();
});

test('a certificate says who has seen it where, or that nobody has, to who may not verify it', async () => {
  open('/crew/worker-1', manager);
  const list = page.getByRole('region', { name: 'Certificates' });
  await expect.element(list.getByText(/^Verified by Sarah Lim, Fab 10N, 20 Nov 2026, /)).toBeVisible();
  // Of the one that has not ended.
  await expect.element(list.getByText('Not verified', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /I have seen it/ }).elements()).toEqual([]);
  await expectAccessibleEverywhere();
});

test('whoever may verifies a certificate as it is on screen', async () => {
  const certificates = faizal.certificates.map((one) => ({
    ...one,
    verifyProblem: one.kind === 'rigger' ? null : 'No.',
  }));
  open('/crew/worker-1', supervisor, [{ ...faizal, certificates }]);
  respondTo(VerifyCertificateDocument, () => ({
    verifyCertificate: { ...refusalOf('CONFLICT', 'Peter Wong changed this worker.'), item: null },
  }));
  await button('I have seen it: Rigger certificate R-1').click();
  await expect.element(toasts.getByText('Peter Wong changed this worker.')).toBeVisible();
  expect(getSent(VerifyCertificateDocument)).toEqual([
    { worker: 'worker-1', version: 3, certificate: 'rigger', number: 'R-1' },
  ]);
});

test('an empty register says what to do', async () => {
  open('/crew', manager, []);
  await expect.element(page.getByText('No workers yet.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Add Worker' }).elements()).toHaveLength(2);
});

test('a worker is added with a certificate and its file', async () => {
  open('/crew/add-worker', manager);
  const add = button('Create worker');
  await expect.element(add).toBeDisabled();
  await textbox('Name').fill('Lim Kai Xiang');
  await textbox('Pass number').fill('#');
  await press('{Tab}');
  await expect.element(page.getByText('Enter a pass number of letters and digits, such as A-1204.')).toBeVisible();
  await textbox('Pass number').fill('A-1207');
  await choose(page, 'Languages', 'Chinese');
  await expect.element(add).toBeEnabled();
  await button('Add certificate').click();
  await expect.element(add).toBeDisabled();
  const first = certificate(1);
  await choose(first, 'Certificate', 'Welder certificate');
  await first.getByRole('textbox', { name: 'Valid until' }).fill('2027-03-31');
  await first.getByRole('textbox', { name: 'Number' }).fill('W-1');
  await first.getByRole('textbox', { name: 'Issued by' }).fill('Welding Institute');
  respondTo(UploadFileDocument, () => ({
    singleUpload: {
      success: true,
      code: 'OK' as const,
      message: 'File uploaded successfully',
      filename: 'new.pdf',
      url: null,
    },
  }));
  chooseFile(first, new File(['%PDF-1.4'], 'welder.pdf', { type: 'application/pdf' }));
  await expect.element(first.getByText('Welder certificate').last()).toBeVisible();
  await expect.element(button('View Welder certificate')).toBeVisible();
  await expectAccessibleEverywhere();
  respondTo(CreateWorkerDocument, () => ({
    createWorker: { success: false, code: 'CONFLICT' as const, message: 'Another worker has this pass number.' },
  }));
  await add.click();
  await expect.element(page.getByText('Another worker has this pass number.')).toBeVisible();
  await expect.element(textbox('Name')).toHaveValue('Lim Kai Xiang');
  expect(getSent(CreateWorkerDocument)).toEqual([
    {
      data: {
        company: 'ACME Works',
        name: 'Lim Kai Xiang',
        passNumber: 'A-1207',
        trade: '',
        phone: '',
        languages: ['zh'],
        certificates: [
          { kind: 'welder', number: 'W-1', issuer: 'Welding Institute', expiresOn: '2027-03-31', file: 'new.pdf' },
        ],
      },
    },
  ]);
});

test('an administrator chooses the company of a new worker', async () => {
  open('/crew/add-worker', siteAdmin);
  await textbox('Name').fill('Ann Lee');
  await textbox('Pass number').fill('B-1');
  await expect.element(button('Create worker')).toBeDisabled();
  await choose(page, 'Company', 'Borealis Engineering');
  await expect.element(button('Create worker')).toBeEnabled();
});

test('a change sends what changed at the version that was edited, and a certificate can be removed', async () => {
  open('/crew/edit-worker/worker-1', manager);
  await expect.element(textbox('Name')).toHaveValue('Mohamed Faizal');
  await button('Remove certificate 3').click();
  await expect.element(button('Add certificate')).toHaveFocus();
  await certificate(2).getByRole('textbox', { name: 'Number' }).fill('FA-2');
  respondTo(UpdateWorkerDocument, () => ({
    updateWorker: { success: true, code: 'OK' as const, message: 'The worker was saved.', item: faizal },
  }));
  await button('Save worker').click();
  await expect.element(toasts).toHaveTextContent('The worker was saved.');
  expect(getSent(UpdateWorkerDocument)).toMatchObject([
    {
      id: 'worker-1',
      version: 3,
      data: {
        certificates: [
          { number: 'GT-1', file: 'a.pdf' },
          { number: 'FA-2', file: null },
        ],
      },
    },
  ]);
});

test("after a refusal because of somebody else's change, the current version is shown and the edits stay", async () => {
  open('/crew/edit-worker/worker-1', manager);
  await textbox('Trade').fill('Attendant');
  respondTo(GetWorkerDocument, () => ({
    getWorker: { success: true, message: '', item: { ...faizal, version: 4, phone: '+65 6000 0000' } },
  }));
  const refusal = 'Ravi Kumar changed this worker.';
  respondTo(UpdateWorkerDocument, () => ({
    updateWorker: { success: false, code: 'CONFLICT' as const, message: refusal, item: null },
  }));
  await button('Save worker').click();
  await expect.element(page.getByText(refusal)).toBeVisible();
  await expect.element(textbox('Phone number')).toHaveValue('+65 6000 0000');
  await expect.element(textbox('Trade')).toHaveValue('Attendant');
  await button('Save worker').click();
  await expect
    .poll(() => getSent(UpdateWorkerDocument).at(-1))
    .toEqual({
      id: 'worker-1',
      version: 4,
      data: { trade: 'Attendant' },
    });
});

test('the same certificate twice is refused in words', async () => {
  const [one] = faizal.certificates;
  open('/crew/edit-worker/worker-1', manager, [{ ...faizal, certificates: one ? [one] : [] }]);
  await button('Add certificate').click();
  const second = certificate(2);
  await choose(second, 'Certificate', 'Gas tester certificate');
  await second.getByRole('textbox', { name: 'Valid until' }).fill('2027-03-31');
  await second.getByRole('textbox', { name: 'Number' }).fill('gt-1');
  await second.getByRole('textbox', { name: 'Issued by' }).fill('Academy');
  await press('{Tab}');
  await expect.element(page.getByText('The certificate gt-1 is entered twice. Remove one of them.')).toBeVisible();
});

test('a PIN is set in a dialog, and refused when it is trivial', async () => {
  open('/crew/worker-1', manager);
  await button('Set PIN').click();
  const dialog = page.getByRole('dialog', { name: 'Set the PIN of Mohamed Faizal' });
  await dialog.getByLabelText(/^PIN/).fill('1234');
  await expect.element(dialog.getByText('This PIN is too easy to guess.')).toBeVisible();
  await expectAccessibleEverywhere();
  await dialog.getByLabelText(/^PIN/).fill('2580');
  respondTo(SetWorkerPinDocument, () => ({
    setWorkerPin: {
      success: true,
      code: 'OK' as const,
      message: 'The PIN was set.',
      item: { _id: 'worker-1', hasPin: true },
    },
  }));
  await press('{Enter}');
  await expect.element(toasts).toHaveTextContent('The PIN was set.');
  expect(getSent(SetWorkerPinDocument)).toEqual([{ id: 'worker-1', pin: '2580' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('erasing asks first, says what is left, and returns to the list', async () => {
  const router = open('/crew/worker-1', manager);
  respondTo(EraseWorkerDocument, () => ({
    eraseWorker: { success: true, code: 'OK' as const, message: 'The worker was erased.' },
  }));
  await button('Erase').click();
  await expect.element(page.getByText('Histories call this worker Worker 4F2A from then on.')).toBeVisible();
  await confirmDialog('Erase this worker?', 'Erase worker');
  await expect.element(toasts).toHaveTextContent('The worker was erased.');
  expect(router.state.location.pathname).toBe('/crew');
});

test('the page of a worker is accessible, and its list is on a phone', async () => {
  open('/crew/worker-1', manager);
  await expect.element(page.getByText('Without a PIN the worker cannot sign on.')).toBeVisible();
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'GT-1' })).toBeVisible();
});

test('a file is checked line by line before anything is imported', async () => {
  const router = open('/crew/import', manager);
  const report = {
    toCreate: 1,
    fingerprint: 'f',
    lines: [
      { line: 2, passNumber: 'A-1', name: 'Ann Lee', outcome: 'create' as const, reasons: [] },
      { line: 3, passNumber: 'A-1', name: 'Ann Lee', outcome: 'create' as const, reasons: [] },
      { line: 4, passNumber: '', name: 'Ben', outcome: 'refused' as const, reasons: ['Pass number is required.'] },
    ],
  };
  respondTo(ImportWorkersDocument, ({ dryRun }) => ({
    importWorkers: {
      success: true,
      code: 'OK' as const,
      message: dryRun ? '' : '1 worker was imported.',
      item: report,
    },
  }));
  await expect.element(page.getByText('File format')).toBeVisible();
  chooseFile(page.getByRole('main'), new File(['pass,name'], 'crew.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('Pass number is required.')).toBeVisible();
  await expect.element(page.getByText('Will be created 2')).toBeVisible();
  await button('Import 1 worker').click();
  await expect.element(toasts).toHaveTextContent('1 worker was imported.');
  expect(router.state.location.pathname).toBe('/crew');
  expect(getSent(ImportWorkersDocument).at(-1)).toMatchObject({ dryRun: false, seen: 'f' });
});
