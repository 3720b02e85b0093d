import { unprintableHeader } from '@eptw/domain/permit/pdf-file';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GetPermitToGenerateDocument } from '../../../generated/permits/export.ts';
import { respondTo, success } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { toasts } from '../../../testing/page.ts';
import { ExportButton } from './export-button.tsx';

afterEach(() => vi.restoreAllMocks());

/** Opens the button, with a server whose PDF cannot show these characters. */
async function exportWith(characters: readonly string[]) {
  respondTo(GetPermitToGenerateDocument, () => ({
    getPermitToGenerate: { ...success(), pdfFileName: 'F10N-GP-000001-v1.pdf', url: '/pdf/1' },
  }));
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) =>
    input === '/pdf/1'
      ? new Response('%PDF-1.7', { headers: { [unprintableHeader]: encodeURIComponent(JSON.stringify(characters)) } })
      : send(input, options),
  );
  mount({ screens: { '/': <ExportButton permitId="1" /> } });
  await page.getByRole('button', { name: 'Export As PDF' }).click();
}

const dialog = page
  .getByRole('dialog')
  .filter({ hasText: 'These characters cannot be printed: ሰ (U+1230), ላ (U+120B).' });

test('a PDF that shows everything is saved at once', async () => {
  await exportWith([]);
  await expect.element(toasts).toHaveTextContent('F10N-GP-000001-v1.pdf is saved.');
});

test('characters that cannot be printed are named before the PDF is saved', async () => {
  await exportWith(['ሰ', 'ላ']);
  await expect.element(dialog).toBeVisible();
  await expect.element(toasts).not.toHaveTextContent('is saved');
  await dialog.getByRole('button', { name: 'Save PDF' }).click();
  await expect.element(toasts).toHaveTextContent('F10N-GP-000001-v1.pdf is saved.');
});

test('a PDF that cannot show everything is not saved when the user goes back', async () => {
  await exportWith(['ሰ', 'ላ']);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(page.getByRole('button', { name: 'Export As PDF' })).toBeEnabled();
  await expect.element(toasts).not.toHaveTextContent('is saved');
});
