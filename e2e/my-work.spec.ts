import type { Submission } from '@eptw/domain/template/submission';
import type { Api } from './fixtures/api.ts';
import { phone } from './fixtures/accessibility.ts';
import { changePermitStatus, raisePermit, type RaisedPermit } from './fixtures/permits.ts';
import { tinyImage } from './fixtures/sample-files.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

/** Begun yesterday, so that work can start at any time of the day. */
const period: Submission = {
  startDate: toDayFromNow(-1),
  startTime: '08:00',
  dateEnd: toDayFromNow(3),
  endTime: '17:00',
};

/** Raises a permit at a site where no other test has work under way, and starts the work. */
async function startWork(holder: Api, apiOf: (account: string) => Promise<Api>): Promise<RaisedPermit> {
  const permit = await raisePermit(holder, { site: 'F10A1', group: 'Facilities F10A1', submission: period });
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('manager'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('facilities.f10a1'), permit, 'Approved');
  const { startWork: started } = await holder.send<{ startWork: { success: boolean; message: string } }>(
    'mutation ($id: ID!, $signature: String) { startWork(id: $id, signature: $signature) { success message } }',
    { id: permit._id, signature: tinyImage },
  );
  if (!started.success) throw new Error(started.message);
  return permit;
}

test('all work at a site is stopped, which its holder sees at once, and the stop is lifted', async ({ as, apiOf }) => {
  const holder = await as('requestor@acme-works.example', { viewport: phone });
  const permit = await startWork(holder.api, apiOf);
  await holder.page.goto('/work?size=100');
  const job = holder.page.getByRole('listitem').filter({ hasText: permit.code });
  await expect(job).toContainText('Live');

  const { page } = await as('supervisor');
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live work');
  await page.getByRole('button', { name: 'Stop all work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop all work', exact: true });
  await dialog.getByRole('combobox', { name: 'Site' }).click();
  await page.getByTitle('Fab 10A1', { exact: true }).last().click();
  await dialog.getByRole('radio', { name: 'Weather' }).check();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('lightning');
  await dialog.getByRole('button', { name: 'Stop all work' }).click();
  const question = page.getByRole('dialog', { name: 'Stop all work at Fab 10A1?' });
  await question.getByRole('button', { name: 'Stop all work' }).click();
  await expect(page.getByText(/^All work at Fab 10A1 is stopped\. \d+ jobs? (is|are) suspended\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muster list');
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ hasText: permit.code })).toContainText('inspect and resume');

  const banner = { hasText: 'All work at Fab 10A1 is stopped: Weather: lightning' };
  await expect(job).toContainText('Suspended');
  await expect(holder.page.getByRole('alert').filter(banner)).toBeVisible();
  await expect(holder.page.getByRole('button', { name: 'Lift the stop' })).toHaveCount(0);

  await page.getByRole('alert').filter(banner).getByRole('button', { name: 'Lift the stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the stop' }).click();
  await expect(page.getByRole('alert').filter(banner)).toHaveCount(0);

  await job.getByRole('link').click();
  await expect(holder.page).toHaveURL(`/permits/${permit._id}`);
});
