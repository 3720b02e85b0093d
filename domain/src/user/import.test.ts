import { describe, expect, test } from 'vitest';
import { validateImportHeader, importColumns, planImport, type ImportContext, type ImportLine } from './import.ts';

const context: ImportContext = {
  administrator: { id: 'admin', role: 'SiteAdmin', siteIds: ['north', 'east'] },
  sites: new Map([
    ['f10n', { id: 'north' }],
    ['f10e', { id: 'east' }],
    ['f10w', { id: 'west' }],
  ]),
  groups: new Map([
    ['lss f10n', { id: 'lss', siteId: 'north' }],
    ['lss f10e', { id: 'lss-east', siteId: 'east' }],
  ]),
  companies: new Map([['acme works', 'ACME Works']]),
  companiesElsewhere: new Set(['many sites ltd']),
  takenEmails: new Map([['taken@acme.example', 'taken@acme.example']]),
};

const good = {
  email: 'ann@acme.example',
  fullname: 'Ann Lee',
  role: 'ContractorRequestor',
  company: 'ACME',
  phone: '+65 6123 4567',
  sites: 'F10N',
};

const line = (cells: ImportLine['cells'], number = 2): ImportLine => ({ line: number, cells: { ...good, ...cells } });

function planLine(cells: ImportLine['cells'], importContext: ImportContext = context) {
  const [outcome] = planImport([line(cells)], importContext);
  return outcome;
}

describe('the header', () => {
  test('may have its columns in any order and case', () => {
    expect(validateImportHeader(importColumns)).toBeUndefined();
    expect(validateImportHeader(['Sites', 'ROLE', ' fullname ', 'email'])).toBeUndefined();
  });

  test.each<[string[], RegExp]>([
    [['email', 'fullname', 'role'], /column sites is missing/],
    [['email', 'fullname', 'role', 'sites', 'password'], /Unknown column 'password'/],
    [['email', 'email', 'fullname', 'role', 'sites'], /email appears twice/],
    [[], /column email is missing/],
  ])('%j is refused', (head, sentence) => {
    expect(validateImportHeader(head)).toMatch(sentence);
  });
});

describe('a line', () => {
  test('describes an account', () => {
    expect(planLine({})).toEqual({
      line: 2,
      email: 'ann@acme.example',
      fullname: 'Ann Lee',
      outcome: 'create',
      account: {
        email: 'ann@acme.example',
        fullname: 'Ann Lee',
        role: 'ContractorRequestor',
        company: 'ACME',
        phone: '+65 6123 4567',
        siteIds: ['north'],
        groupIds: [],
      },
    });
  });

  test.each(['F10N;F10E', 'f10n f10e', 'F10N | F10E', 'F10E, F10N'.replace(',', ';'), 'Ｆ１０Ｎ;F10E'])(
    'may list sites as %j',
    (sites) => {
      expect(planLine({ sites })).toMatchObject({
        outcome: 'create',
        account: { siteIds: expect.arrayContaining(['north', 'east']) as string[] },
      });
    },
  );

  test.each(['contractor requestor', 'ContractorRequestor', 'CONTRACTOR-REQUESTOR'])(
    'may write the role as %j',
    (role) => {
      expect(planLine({ role })).toMatchObject({ outcome: 'create' });
    },
  );

  test('may list groups, in any case', () => {
    const cells = { role: 'MT Group', sites: 'F10N;F10E', groups: 'lss F10N; LSS F10E' };
    expect(planLine(cells)).toMatchObject({ outcome: 'create', account: { groupIds: ['lss', 'lss-east'] } });
  });

  test('for an existing account changes nothing', () => {
    expect(planLine({ email: 'Taken@ACME.example', role: 'nonsense' })).toMatchObject({ outcome: 'exists' });
  });

  test.each<[string, ImportLine['cells'], RegExp]>([
    ['no address', { email: '' }, /Email is required/],
    ['half an address', { email: 'ann' }, /name@company.com/],
    ['no name', { fullname: '' }, /Full name is required/],
    ['HTML', { fullname: '<b>Ann</b>' }, /HTML/],
    ['no role', { role: '' }, /Enter a role/],
    ['a role that does not exist', { role: 'Emperor' }, /Unknown role 'Emperor'/],
    ['a role that the administrator may not give', { role: 'SiteAdmin' }, /cannot assign the role Site Admin/],
    ['no site', { sites: '' }, /Enter at least one site/],
    ['a site that does not exist', { sites: 'F10N;F99' }, /Unknown site F99/],
    ['a site of other administrators', { sites: 'F10W' }, /sites you manage/],
    ['a group that does not exist', { role: 'MTGroup', groups: 'Nobody' }, /Unknown group 'Nobody'/],
    ['a group of another site', { role: 'MTGroup', groups: 'LSS F10E' }, /another site/],
    ['a group for another role', { role: 'User', groups: 'LSS F10N' }, /Only the role MT Group/],
    ['words as a telephone number', { phone: 'ask' }, /phone number/],
    ['a formula as a name', { fullname: '=HYPERLINK("http://evil")' }, /Full name begins like a formula/],
    ['a formula after a space', { company: ' @SUM(1)' }, /Company begins like a formula/],
    ['a formula as a telephone number', { phone: '=1+1' }, /phone number/],
    ['a minus', { fullname: '-2+3' }, /formula/],
    ['a plus outside a telephone number', { fullname: '+Ann' }, /formula/],
  ])('with %s is refused', (_title, cells, sentence) => {
    const outcome = planLine(cells);
    expect(outcome?.outcome).toBe('refused');
    expect(outcome?.outcome === 'refused' && outcome.reasons.join(' ')).toMatch(sentence);
  });

  test.each([
    'ACME\u00A0Works',
    'ACME Works\u200B',
    'ACME  Works',
    'ＡＣＭＥ Works',
    'ACME\u202FWorks',
    'ACME\u000BWorks',
  ])('names the company ACME Works as %j', (company) => {
    expect(planLine({ company })).toMatchObject({ outcome: 'create', account: { company: 'ACME Works' } });
  });

  test.each([
    ['ann\u200B@acme-works.example', /zero-width space/],
    ['\u200Bann2@acme-works.example', /zero-width space/],
    ['ann3\u00AD@acme-works.example', /soft hyphen/],
    ['ann4\u202E@acme-works.example', /right-to-left override/],
    ['\u0430nn5@acme-works.example', /two scripts/],
    ['t\u00E1ken@acme.example', /can be taken for taken@acme.example/],
  ])('with the address %j is refused', (email, sentence) => {
    const outcome = planLine({ email });
    expect(outcome?.outcome === 'refused' && outcome.reasons.join(' ')).toMatch(sentence);
  });

  test('may have what people paste: no-break spaces, a link, a tab', () => {
    expect(
      planLine({ email: 'mailto:ann@acme.example', fullname: '\tAnn\u00A0Lee', phone: "'+65\u00A06123\u20114567" }),
    ).toMatchObject({
      outcome: 'create',
      account: { email: 'ann@acme.example', fullname: 'Ann Lee', phone: '+65 6123-4567' },
    });
  });

  test('with more cells than columns is refused as a whole', () => {
    const [outcome] = planImport([{ ...line({}), extraCell: 7 }], context);
    expect(outcome).toMatchObject({ outcome: 'refused', reasons: [expect.stringMatching(/more cells/)] });
  });

  test('reports all of its problems at once', () => {
    const outcome = planLine({ fullname: '', role: '', sites: '' });
    expect(outcome?.outcome === 'refused' && outcome.reasons).toHaveLength(3);
  });
});

test('imports an address that occurs twice only once', () => {
  const outcomes = planImport(
    [line({}, 2), line({ email: 'ANN@acme.example' }, 3), line({ email: 'ben@acme.example' }, 4)],
    context,
  );
  expect(outcomes.map((one) => one.outcome)).toEqual(['create', 'refused', 'create']);
  expect(outcomes[1]).toMatchObject({ reasons: ['Line 2 already has this address.'] });
});
