import { expect, test } from 'vitest';
import { getOutboxPath } from '../http/outbox-route.ts';
import { startTestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

test('each request is one line, without anything that users typed', async () => {
  const lines: string[] = [];
  const server = await startTestApp({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  const client = await server.as('requestor');
  const query =
    'mutation SignIn($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  const variables = { email: testUsers.host.email, password: 'typed-password' };
  await client.query(query, variables);
  const upload = await client.upload<{ singleUpload: { url: string } }>('typed-name.txt', 'typed content');
  await server.app.inject(upload.data.singleUpload.url);
  const outbox = await getOutboxPath(server.context);
  await server.app.inject(outbox);
  for (const address of [
    '/work-here/code-of-a-permit',
    '//work-here//code-of-a-permit',
    '/work%2dhere%2Fcode-of-a-permit',
  ])
    await server.app.inject(address);
  await server.close();

  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(requests).toHaveLength(7);
  expect(requests.slice(4).map(({ path }) => path)).toEqual(Array.from({ length: 3 }, () => '/work-here/:code'));
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/graphql',
    status: 200,
    operation: 'SignIn',
    reqId: expect.any(String),
  });
  for (const secret of [
    'typed',
    testUsers.host.email,
    client.token ?? '',
    'signature=',
    'Bearer',
    outbox,
    'code-of-a-permit',
  ])
    expect(lines.join('')).not.toContain(secret);
});
