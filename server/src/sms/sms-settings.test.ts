import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const gateway = {
  SMS_GATEWAY_URL: 'https://sms.example/2010/Messages.json',
  SMS_GATEWAY_BODY: 'To={to}&From=%2B15550100&Body={text}',
  SMS_GATEWAY_HEADERS: 'Authorization=Basic hidden',
};

describe('an SMS gateway', () => {
  test('is not there unless one is configured', () => {
    expect(readConfig({}).sms).toBeUndefined();
  });

  test('has an address, a body, headers, a timeout and a country code', () => {
    expect(readConfig(gateway).sms).toEqual({
      url: gateway.SMS_GATEWAY_URL,
      body: gateway.SMS_GATEWAY_BODY,
      headers: { Authorization: 'Basic hidden' },
      timeoutMs: 10_000,
      countryCode: undefined,
    });
    expect(readConfig({ ...gateway, SMS_GATEWAY_TIMEOUT: '30', SMS_COUNTRY_CODE: '+65' }).sms).toMatchObject({
      timeoutMs: 30_000,
      countryCode: '65',
    });
  });

  test.each([
    { SMS_GATEWAY_BODY: '{"to": "{to}", "text": "{text}"}' },
    { SMS_GATEWAY_BODY: '[{"text": "Site: {text}", "recipients": ["{to}"]}]' },
    { SMS_GATEWAY_BODY: '', SMS_GATEWAY_URL: 'https://sms.example/send?to={to}&text={text}' },
    { SMS_GATEWAY_BODY: '{"text": "{text}"}', SMS_GATEWAY_URL: 'https://sms.example/{to}/messages' },
    { SMS_GATEWAY_URL: 'http://localhost:13013/send' },
  ])('can be configured with %j', (change) => {
    expect(readConfig({ ...gateway, ...change }).sms).toBeDefined();
  });

  test.each([
    [{ SMS_GATEWAY_URL: '' }, 'SMS_GATEWAY_BODY also needs SMS_GATEWAY_URL.'],
    [{ SMS_GATEWAY_URL: '', SMS_GATEWAY_BODY: '' }, 'SMS_GATEWAY_HEADERS also needs SMS_GATEWAY_URL.'],
    [{ SMS_GATEWAY_URL: 'sms.example' }, 'SMS_GATEWAY_URL must be an address that begins with https://.'],
    [{ SMS_GATEWAY_URL: 'http://sms.example' }, 'SMS_GATEWAY_URL must be an address that begins with https://.'],
    [{ SMS_GATEWAY_URL: 'https://{to}.example' }, 'SMS_GATEWAY_URL must be an address that begins with https://.'],
    [{ SMS_GATEWAY_URL: 'https://sid:hidden@sms.example' }, 'must not contain a user or a password'],
    [{ SMS_GATEWAY_BODY: '' }, 'SMS_GATEWAY_URL also needs {to} and {text}'],
    [{ SMS_GATEWAY_BODY: 'To={to}' }, 'SMS_GATEWAY_URL also needs {to} and {text}'],
    [{ SMS_GATEWAY_BODY: '{"to": {to}, "text": "{text}"}' }, 'SMS_GATEWAY_BODY must be valid JSON'],
    [{ SMS_GATEWAY_BODY: '{"to": "{to}", "text": "{text}"' }, 'SMS_GATEWAY_BODY must be valid JSON'],
    [{ SMS_GATEWAY_BODY: '<to>{to}</to><text>{text}</text>' }, 'SMS_GATEWAY_BODY must be JSON, or a form'],
    [{ SMS_GATEWAY_BODY: 'To={to}&From=+15550100&Body={text}' }, 'SMS_GATEWAY_BODY has a plus sign or a space'],
    [{ SMS_GATEWAY_HEADERS: 'hidden' }, 'SMS_GATEWAY_HEADERS must list pairs'],
    [
      { SMS_GATEWAY_HEADERS: 'Authorization=hidden%0Aline' },
      'SMS_GATEWAY_HEADERS has a value that no header can contain.',
    ],
    [{ SMS_GATEWAY_HEADERS: 'content-type=text/plain' }, 'SMS_GATEWAY_HEADERS must not contain Content-Type'],
    [{ SMS_GATEWAY_TIMEOUT: '0' }, 'SMS_GATEWAY_TIMEOUT is "0", but must be a whole number from 1 to 60.'],
    [{ SMS_COUNTRY_CODE: 'SG' }, 'SMS_COUNTRY_CODE must be a country code such as 65.'],
  ])('with %j is refused with a sentence, and no secret is repeated', (change, sentence) => {
    const read = () => readConfig({ ...gateway, ...change });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('hidden');
  });
});
