import { getDownloadPath, formDownloads, guideDownloads } from '@eptw/domain/forms-download/downloads';
import { extractPdfText, captureDownload, removeSpaces } from './fixtures/downloads.ts';
import { expect, test } from './fixtures/test.ts';

test('forms and guides are saved from their tables, anyone can open them, and change logs are shown', async ({
  as,
  request,
}) => {
  const { page } = await as('requestor@acme-works.example');
  await page.goto('/forms-download');
  const forms = page.getByRole('table', { name: 'Forms Download' });
  await expect(forms.getByRole('columnheader')).toHaveText(['File Name', 'Last Updated', 'Download']);
  await expect(forms.getByRole('row')).toHaveCount(1 + 7);
  await expect(page.getByRole('table', { name: 'User Guides' }).getByRole('row')).toHaveCount(1 + 1);
  const { name, content } = await captureDownload(page, () =>
    page.getByRole('link', { name: 'Download Ladder Checklist' }).click(),
  );
  expect(name).toBe('ladder-checklist.pdf');
  expect(await extractPdfText(content)).toContain(removeSpaces('Ladder Checklist'));
  for (const [kind, downloads] of [
    ['forms', formDownloads],
    ['guides', guideDownloads],
  ] as const) {
    for (const { file, title } of downloads) {
      const path = getDownloadPath(kind, file);
      await expect(page.getByRole('link', { name: `${title} (PDF, opens in a new tab)` })).toHaveAttribute(
        'href',
        path,
      );
      const response = await request.get(path);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  }
  expect((await request.get('/formdownloads/unknown.pdf', { headers: { accept: 'text/html' } })).status()).toBe(404);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Change Logs' }).click();
  const releases = page.getByRole('list', { name: 'Change Logs' });
  await expect(releases.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  await expect(releases).toContainText('A complete, tamper-evident history of every permit.');
  await expect(releases).not.toContainText('Unreleased');
  await page.evaluate(() => {
    localStorage.clear();
  });
  for (const path of ['/forms-download', '/changelogs']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin/);
  }
});
