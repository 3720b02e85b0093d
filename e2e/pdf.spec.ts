import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { extractPdfText, captureDownload, removeSpaces } from './fixtures/downloads.ts';
import { getToasts, chooseRowAction } from './fixtures/permit-screens.ts';
import { raisePermit, type RaisedPermit } from './fixtures/permits.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const workDetails = 'Replace the strainer of pump P-2. 更换泵的过滤器，并检查法兰是否泄漏。安全第一！';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens the list with only these permits, which share a unique word. */
async function openOnly(page: Page, word: string, count: number): Promise<void> {
  await page.goto(`/permits?search=${word}`);
  await expect(page.getByRole('checkbox', { name: /^Select F10N-/ })).toHaveCount(count);
}

async function choose(page: Page, permit: RaisedPermit): Promise<void> {
  await page.getByRole('checkbox', { name: `Select ${permit.code}` }).check();
}

test('a permit is exported from a list, with its answers', async ({ as }) => {
  const { page, api } = await as(requestor);
  const permit = await raisePermit(api, { submission: { workDetails } });
  await page.goto(`/permits?code=${permit.code}`);
  const { name, content } = await captureDownload(page, () => chooseRowAction(page, permit.code, 'Export As PDF'));
  expect(name).toBe(`${permit.code}-v1.pdf`);
  const pdfText = await extractPdfText(content);
  for (const text of [permit.code, workDetails, 'Test workLocation', 'Pending Approval By PM', 'submitted the permit'])
    expect(pdfText).toContain(removeSpaces(text));
  await expect(getToasts(page)).toContainText(`${name} is saved.`);
});

test.describe('a permit is exported', () => {
  for (const screen of ['permits', 'permits/review']) {
    test(`from /${screen}`, async ({ as, apiOf }) => {
      const permit = await raisePermit(await apiOf(requestor), { submission: { workDetails } });
      const { page } = await as('supervisor');
      await page.goto(`/${screen}/${permit._id}`);
      const saving = captureDownload(page, () => page.getByRole('button', { name: 'Export As PDF' }).click());
      const { name, content } = await saving;
      expect(name).toBe(`${permit.code}-v1.pdf`);
      expect(await extractPdfText(content)).toContain(removeSpaces(workDetails));
    });
  }
});

for (const [where, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const) {
  test(`several permits are chosen ${where} and exported in one archive`, async ({ as }) => {
    const { page, api } = await as(requestor, options);
    const word = `chiller${Date.now()}`;
    const permits = [];
    for (const part of ['first', 'second', 'third'])
      permits.push(await raisePermit(api, { submission: { workDetails: `${word}, the ${part} one` } }));
    await openOnly(page, word, 3);
    const [first, , third] = permits;
    if (!first || !third) throw new Error('no permits were raised');
    await choose(page, first);
    await choose(page, third);
    const bar = page.getByRole('region', { name: 'Export of the selected permits' });
    await expect(bar).toContainText('2 selected');
    await expectAccessible(page);
    const { name, content } = await captureDownload(page, () =>
      bar.getByRole('button', { name: 'Export selected as PDF' }).click(),
    );
    expect(name).toBe('permits.zip');
    const files = unzipSync(content);
    expect(Object.keys(files).sort()).toEqual([`${first.code}-v1.pdf`, `${third.code}-v1.pdf`].sort());
    const pdf = files[`${third.code}-v1.pdf`];
    expect(await extractPdfText(pdf ?? new Uint8Array())).toContain(removeSpaces(`${word}, the third one`));
    await expect(bar).toBeHidden();
  });
}

test('a long export shows its progress, and can be cancelled', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/permits?size=100');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Export of the selected permits' });
  await expect(bar).toContainText('100 selected');
  // A fast machine would finish before the bar can be checked.
  const network = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: 100_000, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...throughput });
  await bar.getByRole('button', { name: 'Export selected as PDF' }).click();
  await expect(bar).toContainText(/Preparing PDFs: [1-9]\d* of 100 made/);
  await expectAccessible(page, { part: '.sticky-bar' });
  await bar.getByRole('button', { name: 'Cancel export' }).click();
  await expect(bar).toContainText('100 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('checkbox', { name: /^Select /, checked: true })).toHaveCount(0);
});

test('more permits than an archive can contain are not exported', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/permits?size=100');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('listitem', { name: '2' }).click();
  await page
    .getByRole('checkbox', { name: /^Select [FB]/, checked: false })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Export of the selected permits' });
  await expect(bar).toContainText('101 selected. Export at most 100 at a time.');
  await expect(bar.getByRole('button', { name: 'Export selected as PDF' })).toBeDisabled();
});

test('a refusal is shown', async ({ as, apiOf, consoleErrors }) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page } = await as('supervisor');
  await page.goto(`/permits/${permit._id}`);
  const sentence = 'Too many PDFs are being created at the moment. Please try again in a minute.';
  await page.route('/pdf/*', (route) => route.fulfill({ status: 429, json: { errors: [{ message: sentence }] } }));
  await page.getByRole('button', { name: 'Export As PDF' }).click();
  await expect(getToasts(page)).toContainText(sentence);
  // The browser itself logs the response that this test faked.
  consoleErrors.splice(0);
});
