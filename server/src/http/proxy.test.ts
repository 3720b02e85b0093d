import { expect, test } from 'vitest';
import { testUsers } from '../testing/test-users.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const mutation = 'mutation ($email: String!) { login(email: $email, password: "wrong") { code } }';

/** The response to the sixth wrong attempt, when each claims another address in the header. */
async function sendSixthAttempt(server: TestApp, forwarded: (attempt: number) => string): Promise<string> {
  let code = '';
  for (let attempt = 1; attempt <= 6; attempt++) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(attempt) },
      payload: JSON.stringify({ query: mutation, variables: { email: testUsers.manager.email } }),
    });
    code = response.json<{ data: { login: { code: string } } }>().data.login.code;
  }
  return code;
}

test('without a proxy nobody can choose their address', async () => {
  const server = await startTestApp();
  expect(await sendSixthAttempt(server, (attempt) => `198.51.100.${attempt}`)).toBe('RATE_LIMITED');
  await server.close();
});

test.each([
  [0, 1],
  [1, 0],
])('with %s trusted proxies, a header of one causes %s warnings', async (trustProxy, times) => {
  const lines: string[] = [];
  const server = await startTestApp({ trustProxy, logLevel: 'warn' }, { write: (line) => lines.push(line) });
  const listWarnings = () => lines.filter((line) => line.includes('TRUST_PROXY is not set'));
  await server.app.inject('/healthz');
  expect(listWarnings()).toEqual([]);
  for (const forwarded of ['198.51.100.1', '198.51.100.2'])
    await server.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': forwarded } });
  await server.close();
  expect(listWarnings()).toHaveLength(times);
  expect(lines.join('')).not.toContain('198.51.100');
});

test('behind a proxy only the address that it added is trusted', async () => {
  const server = await startTestApp({ trustProxy: 1 });
  expect(await sendSixthAttempt(server, (attempt) => `198.51.100.${attempt}, 203.0.113.7`)).toBe('RATE_LIMITED');
  expect(await sendSixthAttempt(server, (attempt) => `203.0.113.7, 198.51.100.${attempt}`)).toBe('UNAUTHENTICATED');
  await server.close();
});
