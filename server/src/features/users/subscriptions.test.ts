import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { subscribeAs } from '../../testing/subscribe-as.ts';
import { createAccountCalls } from './accounts/testing/account-calls.ts';
import { createUserAs, endUserAs, createUserInput, updateUserAs } from './admin/testing/users.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accountsChangedEvent = { accountsChanged: true };

test('an administrator is notified of accounts that others create, suspend, approve and delete', async () => {
  const next = await subscribeAs(app, 'siteAdmin', 'accountsChanged');
  const id = (await createUserAs(app, 'superAdmin', createUserInput(app))).item?._id ?? '';
  expect(await next()).toEqual(accountsChangedEvent);
  for (const status of ['Pending', 'Approved']) {
    await updateUserAs(app, 'superAdmin', id, { status });
    expect(await next()).toEqual(accountsChangedEvent);
  }
  await endUserAs(app, 'superAdmin', 'deleteUser', id);
  expect(await next()).toEqual(accountsChangedEvent);
});

test('an administrator is notified of a registration', async () => {
  const next = await subscribeAs(app, 'superAdmin', 'accountsChanged');
  await createAccountCalls(app).register({ email: 'signs.up@contractor.example' });
  expect(await next()).toEqual(accountsChangedEvent);
});
