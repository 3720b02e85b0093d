import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import { wide, phone } from './fixtures/accessibility.ts';
import { KeyboardUser } from './fixtures/keyboard.ts';
import { expectStatus, getHistory } from './fixtures/permit-screens.ts';
import { scanCode, signOnHere } from './fixtures/sign-on-page.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';
import { openSheet, getSheet } from './fixtures/work-screens.ts';
import { createWorkPermit, loadSignOnPath, registerWorker, startWork, workerPin } from './fixtures/work.ts';

/** Bytes of the whole page, its data included, as they go over the network. */
const maximumPageBytes = 60_000;

test('workers sign on with their own phones, and one of them stops the work', async ({ as, apiOf, context }) => {
  const { page, api } = await as('requestor@acme-works.example');
  const permit = await createWorkPermit(api, apiOf);
  await startWork(api, permit);
  const name = 'Muthu Raman';
  const passNumber = await registerWorker(api, name, []);
  await page.goto(`/permits/${permit._id}`);
  await expectStatus(page, 'Live');
  await openSheet(page, 'Sign-on code');
  const path = await loadSignOnPath(api, permit);
  await expect(getSheet(page).getByRole('link')).toHaveAttribute('href', new RegExp(`${path}$`));
  await page.keyboard.press('Escape');

  const worker = await scanCode(context, path);
  await expect(worker.getByRole('heading', { level: 1 })).toHaveText('Work is live');
  await expect(worker.getByText('Safety helmet')).toBeVisible();
  await expect(worker.getByRole('link', { name: 'Emergency +65 6555' })).toBeVisible();
  await signOnHere(worker, passNumber, '1111');
  await expect(worker.getByRole('alert')).toHaveText('Wrong pass number or PIN. 4 tries left.');
  await signOnHere(worker, passNumber);
  await expect(worker.getByText(`${name}: signed on since`)).toBeVisible();
  const onTheJob = page.getByRole('region', { name: 'On the job' });
  await expect(onTheJob).toContainText(name);

  await worker.reload();
  await worker.getByRole('button', { name: 'Stop work' }).click();
  const sheet = worker.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Gas alarm or smell' }).check();
  const stopping = worker.waitForRequest((request) => request.postData()?.includes('stopWorkHere') ?? false);
  await sheet.getByRole('button', { name: 'Stop work now' }).click();
  // By these the server lets it pass those who sign on.
  expect((await stopping).headers()).toMatchObject({
    [signOnHeaders.token]: path.replace('/work-here/', ''),
    [signOnHeaders.deviceKey]: expect.stringMatching(/./),
  });
  await expect(worker.getByRole('heading', { level: 1 })).toHaveText('Work is stopped');
  await expectStatus(page, 'Suspended');
  await expect(getHistory(page)).toContainText(`A worker on the job stopped the work: ${name}`);

  await worker.getByRole('button', { name: 'Sign off' }).click();
  await expect(worker.getByText('You are signed off.')).toBeVisible();
  await expect(onTheJob).toContainText('Nobody is signed on.');
});

test('at a confined space each worker signs on in a role, and reads who is at the entrance and inside', async ({
  apiOf,
  context,
}) => {
  const requestor = await apiOf('requestor@acme-works.example');
  const permit = await createWorkPermit(requestor, apiOf, ['B2']);
  const path = await loadSignOnPath(requestor, permit);
  const join = async (name: string, kinds: readonly string[], role: string | undefined) => {
    const page = await scanCode(context, path);
    await signOnHere(page, await registerWorker(requestor, name, kinds));
    if (role !== undefined) await page.getByRole('button', { name: `Sign on as ${role}`, exact: true }).click();
    await expect(page.getByText(`${name}: signed on since`)).toBeVisible();
    await expectAccessible(page);
    // A key for each phone, where a browser has one storage.
    await page.evaluate(() => localStorage.clear());
    return page;
  };
  const attendant = await join('Arun Selvam', ['attendant', 'gasTester'], 'attendant');
  await expect(attendant.getByRole('heading', { name: 'Inside now 0' })).toBeVisible();
  const entrant = await join('Muthu Raman', ['confinedSpaceEntry'], undefined);
  await expect(entrant.getByText('At the entrance: Arun Selvam')).toBeVisible();
  await expect(entrant.getByRole('heading', { name: 'Inside now: nobody' })).toBeVisible();
});

test('the page of a code is light, and accessible in every language', async ({ page, apiOf }) => {
  const requestor = await apiOf('requestor@acme-works.example');
  const path = await loadSignOnPath(requestor, await createWorkPermit(requestor, apiOf));
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
    sizes.push(size);
  });
  await page.goto(path);
  await expect(page.getByText('Safety helmet')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(maximumPageBytes);

  for (const language of ['English', '中文', 'Melayu', 'தமிழ்', 'বাংলা']) {
    await page.getByRole('button', { name: language }).click();
    await expect(page.getByRole('button', { name: language })).toHaveAttribute('aria-pressed', 'true');
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${language}: pixels of sideways scrolling at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto('/work-here/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/belongs to no permit|কোনো পারমিটের নয়/);
});

test('a worker signs on and stops the work with the keyboard alone', async ({ page, apiOf }) => {
  const requestor = await apiOf('requestor@acme-works.example');
  const permit = await createWorkPermit(requestor, apiOf);
  await startWork(requestor, permit);
  const passNumber = await registerWorker(requestor, 'Devi Menon', []);
  await page.goto(await loadSignOnPath(requestor, permit));
  const user = new KeyboardUser(page);
  await user.tabTo(page.getByLabel('Pass number'));
  await user.type(passNumber);
  await user.press('Tab');
  await user.type(workerPin);
  await user.press('Tab');
  await user.press('Space');
  await user.press('Enter');
  await expect(page.getByText('Devi Menon: signed on since')).toBeVisible();

  await user.tabTo(page.getByRole('button', { name: 'Stop work' }));
  await user.press('Enter');
  const sheet = page.getByRole('dialog');
  await user.tabTo(sheet.getByRole('radio', { name: 'Gas alarm or smell' }));
  await user.press('Space');
  await user.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work is stopped');
});
