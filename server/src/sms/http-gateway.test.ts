import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpGateway } from './http-gateway.ts';
import { SmsError } from './sms-gateway.ts';
import { startLocalGateway, type LocalGateway } from './testing/local-gateway.ts';

const message = { to: '+6580000000', text: 'F10N-GP-000001: stopped. "Gas" & 气体\n100% {to} $&' };

let local: LocalGateway;
beforeAll(async () => {
  local = await startLocalGateway();
});
beforeEach(() => {
  local.requests.length = 0;
  local.respondWith(201);
});
afterAll(() => local.close());

/** A gateway with these settings. */
function createGateway(settings: Record<string, string>, timeoutMs = 5_000) {
  const { sms } = readConfig({ SMS_GATEWAY_URL: `${local.address}/messages`, ...settings });
  if (!sms) throw new Error('No gateway is configured.');
  return createHttpGateway({ ...sms, timeoutMs });
}

const form = { SMS_GATEWAY_BODY: 'To={to}&From=%2B15550100&Body={text}' };

async function catchFailure(settings: Record<string, string> = form, timeoutMs?: number) {
  return createGateway(settings, timeoutMs)
    .send(message)
    .then(
      () => 'sent',
      (error: unknown) => (error instanceof SmsError ? error.fault : error),
    );
}

describe('a text message arrives unchanged', () => {
  test('in a form, as at Twilio', async () => {
    await createGateway({ ...form, SMS_GATEWAY_HEADERS: 'Authorization=Basic QUM6dG9rZW4=' }).send(message);
    const [request] = local.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/messages',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Basic QUM6dG9rZW4=' },
    });
    const sent = Object.fromEntries(new URLSearchParams(request?.body));
    expect(sent).toEqual({ To: message.to, From: '+15550100', Body: message.text });
  });

  test('in JSON, with a bearer token', async () => {
    const SMS_GATEWAY_BODY = '{"messages": [{"to": "{to}", "content": "{text}", "priority": 1}]}';
    await createGateway({ SMS_GATEWAY_BODY, SMS_GATEWAY_HEADERS: 'Authorization=Bearer a%2Cb' }).send(message);
    const [request] = local.requests;
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a,b' },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      messages: [{ to: message.to, content: message.text, priority: 1 }],
    });
  });

  test('in the address of a GET request', async () => {
    await createGateway({ SMS_GATEWAY_URL: `${local.address}/send?user=eptw&to={to}&text={text}` }).send(message);
    const [request] = local.requests;
    expect(request).toMatchObject({ method: 'GET', body: '' });
    const sent = Object.fromEntries(new URL(request?.path ?? '', local.address).searchParams);
    expect(sent).toEqual({ user: 'eptw', to: message.to, text: message.text });
  });
});

describe('a text message', () => {
  test.each([
    [200, 'sent'],
    [202, 'sent'],
    [302, 'try again'],
    [400, 'refused'],
    [401, 'try again'],
    [404, 'try again'],
    [422, 'refused'],
    [429, 'try again'],
    [500, 'unknown'],
    [502, 'unknown'],
    [503, 'try again'],
  ])('whose gateway responds with %i is %s', async (status, outcome) => {
    local.respondWith(status);
    expect(await catchFailure()).toBe(outcome);
    // A redirect is not followed: it could lead to another host.
    expect(local.requests).toHaveLength(1);
  });

  test('whose gateway is down was certainly not sent', async () => {
    const down = await startLocalGateway();
    await down.close();
    expect(await catchFailure({ ...form, SMS_GATEWAY_URL: down.address })).toBe('try again');
  });

  test('whose gateway never responds may have been sent', async () => {
    local.respondWith('nothing');
    expect(await catchFailure(form, 100)).toBe('unknown');
    expect(local.requests).toHaveLength(1);
  });

  test('whose connection breaks may have been sent', async () => {
    local.respondWith('a broken connection');
    expect(await catchFailure()).toBe('unknown');
  });
});

test('a failure names neither the number nor what the address contains', async () => {
  const SMS_GATEWAY_URL = `${local.address}/send?password=hidden&to={to}&text={text}`;
  for (const behaviour of [500, 400, 'a broken connection'] as const) {
    local.respondWith(behaviour);
    const error: unknown = await createGateway({ SMS_GATEWAY_URL })
      .send(message)
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(SmsError);
    expect(String(error)).toMatch(/SMS gateway/);
    expect(JSON.stringify([String(error), (error as Error).stack, error])).not.toMatch(/hidden|80000000/);
  }
});
