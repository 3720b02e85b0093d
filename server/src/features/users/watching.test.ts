import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { watchAs } from '../../testing/watch.ts';
import { accountCalls } from './accounts/testing/account-calls.ts';
import { create, end, newcomer, update } from './administering/testing/users.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const told = { accountsChanged: true };

test('an administrator hears of accounts that others make, suspend, approve and end', async () => {
  const next = await watchAs(app, 'siteAdmin', 'accountsChanged');
  const id = (await create(app, 'superAdmin', newcomer(app))).item?._id ?? '';
  expect(await next()).toEqual(told);
  for (const status of ['Pending', 'Approved']) {
    await update(app, 'superAdmin', id, { status });
    expect(await next()).toEqual(told);
  }
  await end(app, 'superAdmin', 'deleteUser', id);
  expect(await next()).toEqual(told);
});

test('an administrator hears of somebody who signs up', async () => {
  const next = await watchAs(app, 'superAdmin', 'accountsChanged');
  await accountCalls(app).register({ email: 'signs.up@contractor.example' });
  expect(await next()).toEqual(told);
});
