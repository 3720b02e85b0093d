import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, formatSettingsTable } from './config.ts';

test('without settings the demo is reachable from this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    introspection: true,
    staffEmailDomain: 'fab.example',
    publicUrl: undefined,
  });
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'eptw.example', '127.0.0.1.example'])(
  'the demo does not start at %s, where other machines reach it, unless it is requested',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/reachable from other machines.*Set DEMO=off/);
    expect(readConfig({ HOST, DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ HOST, DEMO: 'off' }).demo).toBe(false);
    expect(readConfig({ HOST, DATABASE_URL: 'postgres://eptw@db.example/eptw' }).demo).toBe(false);
  },
);

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('the demo starts at %s by default', (HOST) => {
  expect(readConfig({ HOST }).demo).toBe(true);
});

test('a relative data folder starts at the project folder', () => {
  const project = path.resolve(import.meta.dirname, '../..');
  expect(readConfig({}).dataDirectory).toBe(path.join(project, 'data'));
  expect(readConfig({ DATA_DIR: '/srv/eptw' }).dataDirectory).toBe('/srv/eptw');
});

test('an external database is not filled with the demo unless requested', () => {
  const DATABASE_URL = 'postgres://eptw@db.example/eptw';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, introspection: false });
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test.each([
  [undefined, 0],
  ['off', 0],
  ['0', 0],
  ['on', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY %s trusts %i proxies', (TRUST_PROXY, count) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(count);
});

test('links do not get two slashes', () => {
  expect(readConfig({ PUBLIC_URL: 'https://permits.example/' }).publicUrl).toBe('https://permits.example');
});

test('the feedback form is a web address, or there is none', () => {
  expect(readConfig({}).feedbackUrl).toBeUndefined();
  expect(readConfig({ FEEDBACK_URL: 'https://forms.example/permit' }).feedbackUrl).toBe('https://forms.example/permit');
  expect(() => readConfig({ FEEDBACK_URL: 'javascript:alert(1)' })).toThrow(
    'FEEDBACK_URL must be an address that begins with https://.',
  );
});

test('each invalid value gets one sentence, and no secret is repeated', () => {
  const bad = { PORT: '80a', DEMO: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://eptw:secret@db', HOST: '' };
  const problems = [
    'DATABASE_URL must be an address that begins with postgres://.',
    'DEMO is "maybe", but must be on or off.',
    'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    'PORT is "80a", but must be a whole number from 0 to 65535.',
  ];
  expect(() => readConfig(bad)).toThrow(problems.join('\n'));
});

describe('single sign-on', () => {
  const provider = {
    PUBLIC_URL: 'https://permits.example',
    OIDC_ISSUER: 'https://id.example/realms/fab',
    OIDC_CLIENT_ID: 'eptw',
  };

  test('is off unless a provider is configured', () => {
    expect(readConfig({}).sso).toBeUndefined();
    expect(readConfig(provider).sso).toEqual({
      issuer: 'https://id.example/realms/fab',
      clientId: 'eptw',
      clientSecret: undefined,
      scopes: 'openid email profile',
      groupsClaim: 'groups',
      roles: [],
    });
  });

  test('maps groups to the configured roles, also a group whose name contains an equals sign', () => {
    const roles = 'eptw-managers=MicronManager, cn=admins=SuperAdmin';
    expect(readConfig({ ...provider, OIDC_ROLES: roles }).sso?.roles).toEqual([
      { group: 'eptw-managers', role: 'MicronManager' },
      { group: 'cn=admins', role: 'SuperAdmin' },
    ]);
  });

  test.each([
    [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be an address that begins with https://'],
    [{ OIDC_ISSUER: 'http://localhost.evil.example' }, 'OIDC_ISSUER must be an address that begins with https://'],
    [{ OIDC_ISSUER: 'https://id.example/.well-known/openid-configuration' }, 'the issuer alone'],
    [{ OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID also needs OIDC_ISSUER.'],
    [{ OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER also needs OIDC_CLIENT_ID.'],
    [{ PUBLIC_URL: '' }, 'OIDC_ISSUER also needs PUBLIC_URL'],
    [{ OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must contain openid.'],
    [{ OIDC_ROLES: 'managers' }, 'OIDC_ROLES has "managers", but must list pairs'],
    [{ OIDC_ROLES: 'managers=Boss' }, 'OIDC_ROLES has "managers=Boss"'],
    [{ OIDC_ROLES: 'partners=ContractorPM' }, 'OIDC_ROLES has "partners=ContractorPM"'],
    [{ OIDC_ROLES: 'facilities=MTGroup' }, 'OIDC_ROLES has "facilities=MTGroup"'],
  ])('%j is refused with a sentence', (change, sentence) => {
    expect(() => readConfig({ ...provider, OIDC_CLIENT_SECRET: 'secret', ...change })).toThrow(sentence);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'may go without encryption on this machine: %s',
    (issuer) => {
      expect(readConfig({ ...provider, OIDC_ISSUER: issuer }).sso?.issuer).toBe(issuer);
    },
  );
});

describe('a store for files', () => {
  const store = {
    S3_BUCKET: 'permit-files',
    S3_ENDPOINT: 'http://store:9000',
    S3_ACCESS_KEY_ID: 'eptw',
    S3_SECRET_ACCESS_KEY: 'hidden',
  };

  test('is the local disk unless a bucket is configured', () => {
    expect(readConfig({}).fileBucket).toBeUndefined();
  });

  test('at a custom endpoint has its address and keys, and the bucket in the path', () => {
    expect(readConfig(store).fileBucket).toEqual({
      bucket: 'permit-files',
      endpoint: 'http://store:9000',
      region: 'us-east-1',
      credentials: { accessKeyId: 'eptw', secretAccessKey: 'hidden' },
      forcePathStyle: true,
    });
  });

  test('at Amazon needs only a bucket', () => {
    expect(readConfig({ S3_BUCKET: 'permit-files', S3_REGION: 'ap-southeast-1' }).fileBucket).toEqual({
      bucket: 'permit-files',
      endpoint: undefined,
      region: 'ap-southeast-1',
      credentials: undefined,
      forcePathStyle: false,
    });
  });

  test.each([
    [{ S3_BUCKET: '' }, 'S3_ENDPOINT also needs S3_BUCKET'],
    [{ S3_BUCKET: 'Permit/Files' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT must be an address that begins with https://.'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other'],
    [{ S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT needs S3_ACCESS_KEY_ID'],
    [{ S3_FORCE_PATH_STYLE: 'perhaps' }, 'S3_FORCE_PATH_STYLE is "perhaps", but must be on or off.'],
  ])('with %j is refused with a sentence, and no secret is repeated', (change, sentence) => {
    const read = () => readConfig({ ...store, ...change });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('hidden');
  });
});

test('the printed table has every setting', () => {
  const table = formatSettingsTable();
  expect(table).toMatch(/^\| setting \| default \| meaning \|\n\|---\|---\|---\|\n/);
  expect(table).toContain('| `PORT` | 8080 | Port of the web application and the API. |');
});

describe('metrics and traces', () => {
  test('are off by default', () => {
    expect(readConfig({})).toMatchObject({ metricsPort: undefined, trace: undefined });
  });

  test('have a separate port, and a collector', () => {
    const settings = {
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%2Cb, tenant=fab',
    };
    expect(readConfig(settings)).toMatchObject({
      metricsPort: 9464,
      trace: {
        endpoint: 'http://collector:4318',
        headers: { 'x-api-key': 'a,b', tenant: 'fab' },
        serviceName: 'eptw',
      },
    });
  });

  test.each([
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT must differ from PORT'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT is "on", but must be a whole number from 0 to 65535.'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'hidden' }, 'OTEL_EXPORTER_OTLP_HEADERS must list pairs'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%hidden' }, 'OTEL_EXPORTER_OTLP_HEADERS must list pairs'],
  ])('with %j are refused with a sentence, and no secret is repeated', (change, sentence) => {
    const read = () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...change });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('hidden');
  });
});
