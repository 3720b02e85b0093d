import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { captureDownload } from './fixtures/downloads.ts';
import { getToasts } from './fixtures/permit-screens.ts';
import { raisePermit } from './fixtures/permits.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens the menu by its button and selects a file format. */
async function exportAs(page: Page, format: 'CSV' | 'Excel'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${format}, `) }).click();
}

/** Runs in the page: a server that stalls after two of three rows, until the reader cancels. */
function stallExport(): void {
  const send = window.fetch;
  window.fetch = (request, init) => {
    if (typeof request !== 'string' || !request.startsWith('/exports/')) return send(request, init);
    const rows = new TextEncoder().encode('\ufeff#,Permit Number\r\n1,one\r\n2,two\r\n');
    const body = new ReadableStream({
      start(file) {
        file.enqueue(rows);
        init?.signal?.addEventListener('abort', () => file.error(init.signal?.reason));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'x-total-rows': '3' } }));
  };
}

test('a list is saved as CSV with the current filters, and no cell is a formula', async ({ as }) => {
  const { page, api } = await as(requestor);
  const word = `flange${Date.now()}`;
  const codes: string[] = [];
  for (const workDetails of [`=HYPERLINK("http://x.example") ${word}`, `Check the ${word}, twice`])
    codes.push((await raisePermit(api, { submission: { workDetails } })).code);
  await page.goto(`/permits?search=${word}&sort=code`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['CSV, 2 rows', 'Excel, 2 rows']);
  await expectAccessible(page);
  const { name, content } = await captureDownload(page, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/^permits-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(getToasts(page)).toContainText(`${name} with 2 rows is saved.`);
  const [titles, ...lines] = content.toString('utf8').split('\r\n');
  expect(titles).toMatch(/^\ufeff#,Permit Number,Permit Code,Permit Type,High-risk work,Discipline,/);
  expect(lines[0]).toMatch(
    new RegExp(`^1,${codes[0]},GP,.*"'=HYPERLINK\\(""http://x.example""\\) ${word}",.*,Pending Approval By PM,`),
  );
  expect(lines[1]).toMatch(new RegExp(`^2,${codes[1]},GP,.*"Check the ${word}, twice",.*,Pending Approval By PM,`));
  expect(lines.slice(2)).toEqual(['']);
});

test('a list is saved for Excel on a phone', async ({ as }) => {
  const { page } = await as('super.admin', phone);
  await page.goto('/sites');
  await page.getByRole('button', { name: 'Filters' }).click();
  const { name, content } = await captureDownload(page, () => exportAs(page, 'Excel'));
  expect(name).toMatch(/^sites-.*\.xlsx$/);
  const sheet = new TextDecoder().decode(unzipSync(content)['xl/worksheets/sheet1.xml']);
  const texts = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) => text);
  expect(texts.slice(0, 5)).toEqual(['#', 'Name', 'Code', 'Address', 'Time Zone']);
  expect(texts).toContain('F10N');
});

test('a long export shows its progress, and can be cancelled', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.addInitScript(stallExport);
  await page.goto('/permits');
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await exportAs(page, 'CSV');
  await expect(page.getByText('Exporting: 2 of 3 rows')).toBeVisible();
  await expectAccessible(page, { part: '.list-toolbar' });
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(page.getByText(/^Exporting: /)).toBeHidden();
  await expect(getToasts(page).getByText(/saved/)).toHaveCount(0);
});

test('an incomplete file is not saved', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/sites');
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await page.route('/exports/sites.csv', (route) =>
    route.fulfill({ headers: { 'x-total-rows': '3', 'content-type': 'text/csv' }, body: '\ufeff#,Name\r\n1,Fab\r\n' }),
  );
  await exportAs(page, 'CSV');
  await expect(getToasts(page)).toContainText('The export was interrupted. Nothing was saved.');
  expect(saved).toEqual([]);
});

test('a refusal is shown', async ({ as, consoleErrors }) => {
  const { page } = await as('super.admin');
  await page.goto('/users');
  const sentence = 'You already have two exports in progress. Wait for one to finish, or cancel it.';
  await page.route('/exports/*', (route) => route.fulfill({ status: 429, json: { errors: [{ message: sentence }] } }));
  await exportAs(page, 'Excel');
  await expect(getToasts(page)).toContainText(sentence);
  // The browser itself logs the response that this test faked.
  consoleErrors.splice(0);
});
