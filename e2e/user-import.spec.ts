import type { Route } from '@playwright/test';
import { waitForMail } from './fixtures/mails.ts';
import { captureDownload } from './fixtures/downloads.ts';
import { getRows } from './fixtures/permit-list.ts';
import { getToasts, getRow } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';
import { createUser } from './fixtures/users.ts';

const head = 'email,fullname,role,company,phone,sites,groups';

function createCsvFile(...lines: string[]) {
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...lines].join('\r\n')) };
}

test('a file is checked line by line, and its valid lines are imported once', async ({ as, apiOf }) => {
  await createUser(await apiOf('super.admin'), 'Imp Ortfirst', { company: 'Import Works' });
  const { page } = await as('site.admin');
  await page.goto('/users');
  await page.getByRole('link', { name: 'Import' }).click();
  const { name, content } = await captureDownload(page, () =>
    page.getByRole('button', { name: 'Download template' }).click(),
  );
  expect([name, content.toString()]).toEqual(['users.csv', `\uFEFF${head}\r\n`]);

  await page
    .getByTestId('users-file')
    .setInputFiles(
      createCsvFile(
        'imp.ann@acme-works.example,Imp Ann,Contractor Requestor,import works,+65 6123 4567,F10N;F10A1,',
        'imp.ben@acme-works.example,Imp Ben,MT Group,,,F10A1,LSS F10A1',
        'pm@acme-works.example,Known,ContractorPM,ACME Works,,F10N,',
        'imp.boss@fab.example,Imp Boss,Site Admin,,,F10N,',
        'imp.far@fab.example,=1+1,User,,,F99,',
      ),
    );
  await expect(page.getByText('Refused 2')).toBeVisible();
  await expect(getRow(page, 'imp.boss@fab.example')).toContainText('You cannot assign the role Site Admin.');
  await expect(getRow(page, 'imp.far@fab.example')).toContainText('Full name begins like a formula.');
  await expect(getRow(page, 'imp.far@fab.example')).toContainText('Unknown site F99.');
  await page.getByText('All 5').click();
  await expect(getRows(page)).toHaveCount(5);
  await expect(getRow(page, 'pm@acme-works.example')).toContainText('Already exists');

  await page.getByRole('button', { name: 'Import 2 users' }).dblclick();
  await expect(getToasts(page)).toContainText('2 users were imported.');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(getRow(page, 'Imp Ann')).toContainText('Import Works');
  await expect(getRow(page, 'Imp Ben')).toContainText('LSS F10A1');
  const mail = await waitForMail('imp.ann@acme-works.example', 'Welcome to Permit to Work');
  expect(mail.text).toContain('requirePassword=true');
});

test('changes since the check are shown, and nothing is imported before they were seen', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await page.goto('/users/import');
  const lines = ['late.one@acme-works.example', 'late.two@acme-works.example'].map(
    (email) => `${email},${email.split('@')[0]},User,,,F10N,`,
  );
  await page.getByTestId('users-file').setInputFiles(createCsvFile(...lines));
  await expect(page.getByRole('button', { name: 'Import 2 users' })).toBeEnabled();
  await createUser(api, 'Late Two', { role: 'User', company: '' });
  await page.getByRole('button', { name: 'Import 2 users' }).click();
  await expect(page.getByText(/^The data changed after the file was checked/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 user' }).click();
  await expect(getToasts(page)).toContainText('1 user was imported.');
});

test('unreadable files are refused with the reason', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/users/import');
  const send = (buffer: Buffer) =>
    page.getByTestId('users-file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await send(Buffer.from('email,name\n'));
  await expect(page.getByText("Unknown column 'name'.")).toBeVisible();
  await send(Buffer.alloc(1024 * 1024 + 1, 'a'));
  await expect(page.getByText('A file of users may have at most 1 MB.')).toBeVisible();
  await send(Buffer.from(`${head}\nx@y.example,M\x81ller`, 'latin1'));
  await expect(page.getByText('The file is not text.')).toBeVisible();
  await expect(page.getByText('File format')).toBeVisible();
});

test('a lost network loses neither the file nor its report', async ({ as, consoleErrors }) => {
  const { page } = await as('super.admin');
  await page.goto('/users/import');
  await page
    .getByTestId('users-file')
    .setInputFiles(createCsvFile('net.work@acme-works.example,Net Work,User,,,F10N,'));
  const button = page.getByRole('button', { name: 'Import 1 user' });
  await expect(button).toBeEnabled();
  const breakUploads = (route: Route) =>
    route.request().headers()['content-type']?.startsWith('multipart/')
      ? route.abort('connectionreset')
      : route.fallback();
  await page.route('**/graphql', breakUploads);
  await button.click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute('**/graphql', breakUploads);
  await button.click();
  await expect(getToasts(page)).toContainText('1 user was imported.');
  // The browser itself logs the requests that this test broke.
  expect(consoleErrors.splice(0).filter((consoleError) => !consoleError.includes('net::ERR_'))).toEqual([]);
});
