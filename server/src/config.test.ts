import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingsAsMarkdown } from './config.ts';

test('without any setting the demo runs on this machine alone', () => {
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

test('a relative data folder starts at the project folder', () => {
  const project = path.resolve(import.meta.dirname, '../..');
  expect(readConfig({}).dataDirectory).toBe(path.join(project, 'data'));
  expect(readConfig({ DATA_DIR: '/srv/eptw' }).dataDirectory).toBe('/srv/eptw');
});

test('a database of one’s own is not filled with the demo unless asked to', () => {
  const DATABASE_URL = 'postgres://eptw@db.example/eptw';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, introspection: false });
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test('links do not get two slashes', () => {
  expect(readConfig({ PUBLIC_URL: 'https://permits.example/' }).publicUrl).toBe('https://permits.example');
});

test('the feedback form is an address of the web, or there is none', () => {
  expect(readConfig({}).feedbackUrl).toBeUndefined();
  expect(readConfig({ FEEDBACK_URL: 'https://forms.example/permit' }).feedbackUrl).toBe('https://forms.example/permit');
  expect(() => readConfig({ FEEDBACK_URL: 'javascript:alert(1)' })).toThrow(
    'FEEDBACK_URL must be an address that begins with https://.',
  );
});

test('each bad value gets one sentence, and no secret is repeated', () => {
  const bad = { PORT: '80a', DEMO: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://eptw:secret@db', HOST: '' };
  const problems = [
    'DATABASE_URL must be an address that begins with postgres://.',
    'DEMO is "maybe", but must be on or off.',
    'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    'PORT is "80a", but must be a whole number from 0 to 65535.',
  ];
  expect(() => readConfig(bad)).toThrow(problems.join('\n'));
});

test('the printed table has every setting', () => {
  const table = settingsAsMarkdown();
  expect(table).toMatch(/^\| setting \| default \| meaning \|\n\|---\|---\|---\|\n/);
  expect(table).toContain('| `PORT` | 8080 | Port of the web application and the API. |');
});
