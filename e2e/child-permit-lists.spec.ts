import { changeChildPermitStatus, raiseChildPermit } from './fixtures/child-permits.ts';
import { listRowActions } from './fixtures/permit-list.ts';
import { getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

test('child permits are listed until they are approved, at last for life support in a tab of their own', async ({
  as,
  apiOf,
}) => {
  const host = await apiOf('host');
  const parent = await raisePermit(host, { group: 'LSS F10N' });
  const child = await raiseChildPermit(host, parent, { group: 'LSS F10N' });
  const early = await raiseChildPermit(host, parent, { group: 'LSS F10N' });
  const { page: managerPage, api: manager } = await as('manager');
  await managerPage.goto(`/my-child-permits-pending-approval?search=${child.code}`);
  await expect(getRow(managerPage, child.code)).toBeVisible();
  const entry = managerPage
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Child Pending My Approval/ });
  await expect(entry).toHaveAccessibleName(/\d/);
  await changePermitStatus(manager, parent, 'PendingApproval');
  await changeChildPermitStatus(manager, child, 'PendingApproval');
  await managerPage.reload();
  await expect(managerPage.getByRole('main').getByText(/^[\d,]+ child permits?$/)).toBeVisible();
  await expect(getRow(managerPage, child.code)).toHaveCount(0);

  const { page } = await as('lss');
  await page.goto('/childpermits');
  await expect(getRow(page, child.code)).toBeVisible();
  expect(await listRowActions(page, getRow(page, child.code))).toEqual(['View', 'Export As PDF', 'Review']);
  await getRow(page, child.code).getByRole('link', { name: parent.code }).click();
  await expect(page).toHaveURL(`/permits/${parent._id}`);

  await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/lss-tab-permits"]').click();
  await expect(getRow(page, parent.code)).toBeVisible();
  await page.getByRole('tab', { name: 'Child Permits' }).click();
  await expect(page).toHaveURL('/lss-tab-permits?tab=child');
  await expect(getRow(page, child.code)).toBeVisible();
  await expect(getRow(page, early.code)).toHaveCount(0);
  await getRow(page, child.code).getByRole('link', { name: child.code }).click();
  await expect(page).toHaveURL(`/childpermits/${child._id}`);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Child Permits' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'General Permits' }).click();
  await expect(page).toHaveURL('/lss-tab-permits');
  await expect(getRow(page, parent.code)).toBeVisible();
});
