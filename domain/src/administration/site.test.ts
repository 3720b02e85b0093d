import { describe, expect, test } from 'vitest';
import {
  isTimeZone,
  normalizeSiteCode,
  checkSiteDeletion,
  checkSiteGroups,
  validateSite,
  type SiteDetails,
} from './site.ts';

const site: SiteDetails = {
  name: 'Fab 10N',
  code: 'F10N',
  address: '1 Fab Road, Singapore',
  timeZone: 'Asia/Singapore',
  emergencyPhone: '995',
  countsUnverified: false,
};

describe('a site', () => {
  test('is valid with or without an address or an emergency number', () => {
    expect(validateSite(site)).toBeUndefined();
    expect(validateSite({ ...site, address: '', emergencyPhone: '' })).toBeUndefined();
    expect(validateSite({ ...site, code: ' F10N ' })).toBeUndefined();
  });

  test.each<[string, Partial<SiteDetails>, RegExp]>([
    ['without a name', { name: ' ' }, /^Name is required/],
    ['with HTML for a name', { name: '<b>Fab</b>' }, /HTML/],
    ['with a name that is too long', { name: 'a'.repeat(101) }, /at most 100/],
    ['without a code', { code: ' ' }, /^Code is required/],
    ['with a code of one letter', { code: 'F' }, /2 to 8/],
    ['with a code of nine letters', { code: 'F23456789' }, /2 to 8/],
    ['with a hyphen in its code', { code: 'F-10' }, /2 to 8/],
    ['with HTML for an address', { address: '<script>' }, /^Address may not contain HTML/],
    ['with an address that is too long', { address: 'a'.repeat(301) }, /^Address may have at most 300/],
    ['with words for an emergency number', { emergencyPhone: 'the guard house' }, /phone number/],
    ['without a time zone', { timeZone: '' }, /time zone/],
    ['in an unknown time zone', { timeZone: 'Mars/Olympus' }, /time zone/],
  ])('is refused %s', (_title, change, sentence) => {
    expect(validateSite({ ...site, ...change })).toMatch(sentence);
  });

  test('gets its code in capitals', () => {
    expect(normalizeSiteCode(' f10n ')).toBe('F10N');
  });

  test('cannot be deleted while permits are unfinished', () => {
    expect(checkSiteDeletion('Fab 10N', 0)).toBeUndefined();
    expect(checkSiteDeletion('Fab 10N', 1)).toMatch(
      /has 1 permit that is not completed or cancelled\. Close or cancel it first\.$/,
    );
    expect(checkSiteDeletion('Fab 10N', 3)).toMatch(
      /has 3 permits that are not completed or cancelled\. Close or cancel them first\.$/,
    );
  });

  test('cannot be deleted while its groups are needed elsewhere', () => {
    expect(checkSiteGroups('Fab 10N', [])).toBeUndefined();
    expect(checkSiteGroups('Fab 10N', ['F10W-GP-000001'])).toMatch(/missing from F10W-GP-000001\. Let them approve/);
  });
});

test.each([
  ['Asia/Singapore', true],
  ['UTC', true],
  ['+08:00', false],
  ['Singapore Time', false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
