import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetFileLinkDocument, UploadFileDocument } from '../../../generated/files.ts';
import { CreatePermitDocument } from '../../../generated/permits/forms.ts';
import { disconnected, respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { choose, chooseFile, toasts } from '../../../testing/page.ts';
import { permitForm } from '../../../testing/permit-form.tsx';
import { general, generalAnswers, ladder, tinyImage } from '../../../testing/permit-templates.ts';

const templates = { general, ladder };
const { panel } = permitForm;
const lastChoices = ['MECH, Mechanical systems', 'host@fab.example', 'manager@fab.example', 'Facilities F10N'];
const restoredNotice = page.getByRole('alert').filter({ hasText: 'Restored your unfinished permit from' });
const saved = page.getByText(/^Saved.* on this device \d/);

async function reload() {
  await closePage();
  await permitForm.open(templates);
}

async function submit() {
  const message = 'Permit F10N-GP-000001 was submitted.';
  respondTo(CreatePermitDocument, () => ({ createPermit: { ...success(message), problems: [] } }));
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message);
}

async function expectChosen(choices: readonly string[]) {
  for (const choice of choices) await expect.element(panel.getByTitle(choice)).toBeVisible();
}

async function expectNotChosen(choices: readonly string[]) {
  for (const choice of choices) await expect.element(panel.getByTitle(choice)).not.toBeInTheDocument();
}

test('entries are restored after a reload', async () => {
  respondTo(UploadFileDocument, ({ file }) => ({
    singleUpload: { ...success(), filename: `1/${file.name}`, url: null },
  }));
  respondTo(GetFileLinkDocument, () => ({ generatePresignedUrl: { ...success(), url: tinyImage } }));
  const details = permitForm.section('Work and period').getByRole('textbox', { name: 'Work details' });
  const location = permitForm.attachedForm('A2').getByRole('textbox', { name: 'Work location' });
  await permitForm.open(templates);
  await permitForm.chooseReviewers();
  await details.fill('Work that takes two sittings');
  await permitForm.goTo('Work with health and safety impact');
  await page.getByRole('checkbox', { name: /ladders or scaffolds/ }).click();
  await location.fill('Bay 3, above the door');
  const documents = await permitForm.goTo('Drawings and documents');
  await permitForm.upload(documents, new File(['picture'], 'layout.png'));
  const declaration = await permitForm.goTo('Declaration and signatures');
  await permitForm.draw(declaration.getByRole('button', { name: /^Applicant signature/ }));
  await expect.element(saved).toBeVisible();

  await reload();
  await expect.element(restoredNotice).toHaveTextContent(/Restored .* from .*, including its files\./);
  await expectChosen(['Fab 10N', ...lastChoices]);
  await expect.element(details).toHaveValue('Work that takes two sittings');
  await permitForm.goTo('Drawings and documents');
  await expect.element(documents.getByRole('button', { name: 'View layout.png' })).toBeVisible();
  await permitForm.goTo('Declaration and signatures');
  await expect.element(declaration.getByRole('img', { name: /^Applicant signature/ })).toBeVisible();
  await permitForm.goTo('A2');
  await expect.element(location).toHaveValue('Bay 3, above the door');
});

test('a file chosen without a network is restored after a reload, and uploaded when the network is back', async () => {
  let isConnected = false;
  respondTo(UploadFileDocument, ({ file }) => {
    if (!isConnected) throw disconnected;
    return { singleUpload: { ...success(), filename: `1/${file.name}`, url: null } };
  });
  respondTo(GetFileLinkDocument, () => ({ generatePresignedUrl: { ...success(), url: tinyImage } }));
  await permitForm.openBegun(templates, generalAnswers);
  const documents = await permitForm.goTo('Drawings and documents');
  chooseFile(documents, new File(['picture'], 'leak.png', { type: 'image/png' }));
  const waiting = documents.getByRole('alert').filter({ hasText: 'The file is stored on this device' });
  await expect.element(waiting).toBeVisible();
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent('A file or marking is not uploaded yet.');

  await reload();
  await expect.element(restoredNotice).toHaveTextContent('1 of the files is stored on this device only.');
  await permitForm.goTo('Drawings and documents');
  await expect.element(waiting).toBeVisible();
  isConnected = true;
  dispatchEvent(new Event('online'));
  await expect.element(documents.getByRole('button', { name: 'View leak.png' })).toBeVisible();
  await expect.element(saved).toBeVisible();

  await reload();
  await expect.element(restoredNotice).not.toHaveTextContent('stored on this device only');
  await permitForm.goTo('Drawings and documents');
  await expect.element(documents.getByRole('button', { name: 'View leak.png' })).toBeVisible();
  await submit();
});

test('the choices of the last permit at a site are restored, and can be cleared', async () => {
  await permitForm.openBegun(templates, generalAnswers);
  await submit();
  await reload();
  await choose(panel, 'Site', 'Fab 10N');
  await expectChosen(lastChoices);
  await expect.element(panel.getByRole('status')).toHaveTextContent('Chosen as on your last permit at Fab 10N.');
  await expect.element(permitForm.submitButton).toBeEnabled();

  await choose(panel, 'Site', 'Fab 10X');
  await expectNotChosen(lastChoices);
  await choose(panel, 'Site', 'Fab 10N');
  await expectChosen(lastChoices);
  await choose(panel, 'Discipline', 'ELEC, Electrical systems');
  await panel.getByRole('button', { name: 'Clear the choices of your last permit' }).click();
  await expectChosen(['ELEC, Electrical systems']);
  await expectNotChosen(lastChoices);
  await expect.element(panel.getByRole('status')).toBeEmptyDOMElement();
});

/** Keeps what the device stores locked for a second, as a slow device does. Returns whether it still is. */
async function slowDownStorage(): Promise<() => boolean> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('eptw');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Nothing is stored.'));
  });
  const [name = ''] = database.objectStoreNames;
  const transaction = database.transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  let isLocked = true;
  transaction.oncomplete = () => (isLocked = false);
  const end = performance.now() + 1000;
  // A transaction lasts as long as it has requests.
  const countAgain = () => {
    if (performance.now() < end) store.count().onsuccess = countAgain;
  };
  countAgain();
  database.close();
  return () => isLocked;
}

test('a submitted permit is not restored, and its choices are, however slow the device', async () => {
  await permitForm.openBegun(templates, generalAnswers);
  await permitForm.section('Work and period').getByRole('textbox', { name: 'Work details' }).fill('On a slow device');
  await expect.element(saved).toBeVisible();
  const isLocked = await slowDownStorage();
  await submit();
  // A user who leaves after the message would find their work again.
  expect(isLocked()).toBe(false);
  await reload();
  await expect.element(panel.getByRole('combobox', { name: 'Site' })).toBeVisible();
  await choose(panel, 'Site', 'Fab 10N');
  await expect.element(panel.getByRole('status')).toHaveTextContent('Chosen as on your last permit at Fab 10N.');
  await expect.element(restoredNotice).not.toBeInTheDocument();
});
