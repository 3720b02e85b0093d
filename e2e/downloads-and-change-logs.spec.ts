import { message } from '@eptw/domain/message';
import { getDownloadPath, formDownloads, guideDownloads, tutorials } from '@eptw/domain/help/downloads';
import type { Page } from '@playwright/test';
import { extractPdfText, captureDownload, removeSpaces } from './fixtures/downloads.ts';
import { respondWithFailure, interceptOperation } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Overrides parts of the session, as if a site had set them. */
async function overrideSession(page: Page, operation: string, settings: Record<string, string>): Promise<void> {
  await interceptOperation(page, operation, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { getSession: object } };
    await route.fulfill({ response, json: { data: { getSession: { ...data.getSession, ...settings } } } });
  });
}

test('both require signing in', async ({ page }) => {
  for (const path of ['/forms-download', '/changelogs']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin/);
  }
});

test('forms and guides are saved from their tables, and anyone can open them', async ({ as, request }) => {
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
});

test('tutorials state whether they exist, and link to the site’s videos', async ({ as }) => {
  const { page } = await as('host');
  await page.goto('/forms-download');
  const videos = page.getByRole('table', { name: 'Tutorial Video' });
  await expect(videos.getByText('Not available yet')).toHaveCount(tutorials.length);
  await overrideSession(page, 'GetTutorialsAddress', { tutorialsUrl: 'https://videos.example/eptw' });
  await page.reload();
  const link = videos.getByRole('link', { name: 'Watch Raise a permit (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://videos.example/eptw/raise-a-permit');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the feedback form is in the menu once it has an address', async ({ as }) => {
  const { page } = await as('manager');
  await overrideSession(page, 'GetSession', { feedbackUrl: 'https://forms.example/eptw' });
  await page.goto('/permits');
  const link = getMenu(page).getByRole('link', { name: 'Feedback Form' });
  await expect(link).toHaveAttribute('href', 'https://forms.example/eptw');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('change logs show the changes of each release, a loading state and a retry', async ({ as }) => {
  const { page } = await as('host');
  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  const restore = await interceptOperation(page, 'GetAllChangeLogs', async (route) => {
    await mayRespond;
    await respondWithFailure(route);
  });
  await page.goto('/changelogs');
  await expect(page.getByText(message.gettingChangeLogs)).toBeVisible();
  respond();
  await expect(page.getByText(message.somethingWentWrong)).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  const releases = page.getByRole('list', { name: 'Change Logs' });
  await expect(releases.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  await expect(releases).toContainText('A complete, tamper-evident history of every permit.');
  await expect(releases).not.toContainText('Unreleased');
});
