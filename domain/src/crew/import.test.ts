import { describe, expect, test } from 'vitest';
import { planWorkerImport, toPassKey, validateWorkerHeader, workerColumns, type WorkerLine } from './import.ts';

const context = {
  actor: { role: 'ContractorPM', company: 'ACME Works', siteIds: ['north'] } as const,
  companies: new Map([
    ['acme works', { name: 'ACME Works', siteIds: ['north'] }],
    ['borealis', { name: 'Borealis', siteIds: ['north'] }],
  ]),
  takenPasses: new Set([toPassKey('ACME Works', 'A-1'), toPassKey('ACME Works', '0042'), toPassKey('Borealis', 'B-1')]),
};

const good = { pass: 'A-7', name: 'Ann Lee', trade: 'Welder', languages: 'English; zh', phone: '+65 6123 4567' };
const welder = { certificate: 'Welder', number: 'W-1', issuer: 'WI', expires: '2027-03-31' };

const createLine = (cells: WorkerLine['cells'], line = 2): WorkerLine => ({ line, cells: { ...good, ...cells } });

function planLine(cells: WorkerLine['cells']) {
  const { lines, workers } = planWorkerImport([createLine(cells)], context);
  return { ...lines[0], workers };
}

describe('the header', () => {
  test('may have its columns in any order and case', () => {
    expect(validateWorkerHeader(workerColumns)).toBeUndefined();
    expect(validateWorkerHeader(['NAME', ' pass'])).toBeUndefined();
  });

  test.each<[string[], RegExp]>([
    [['name'], /column pass is missing/],
    [['name', 'pass', 'pin'], /Unknown column 'pin'/],
    [['name', 'pass', 'Name'], /name appears twice/],
  ])('%j is refused', (head, sentence) => {
    expect(validateWorkerHeader(head)).toMatch(sentence);
  });
});

describe('a line', () => {
  test('describes a worker with a certificate', () => {
    expect(planLine(welder)).toEqual({
      line: 2,
      passNumber: 'A-7',
      name: 'Ann Lee',
      outcome: 'create',
      reasons: [],
      workers: [
        {
          company: 'ACME Works',
          passNumber: 'A-7',
          name: 'Ann Lee',
          trade: 'Welder',
          phone: '+65 6123 4567',
          languages: ['en', 'zh'],
          certificates: [{ kind: 'welder', number: 'W-1', issuer: 'WI', expiresOn: '2027-03-31', file: null }],
        },
      ],
    });
  });

  test('names a company in any case, and an administrator has to name one', () => {
    const siteAdmin = { ...context, actor: { role: 'SiteAdmin', company: 'Fab', siteIds: ['north'] } as const };
    const { workers } = planWorkerImport([createLine({ company: 'BOREALIS' })], siteAdmin);
    expect(workers).toMatchObject([{ company: 'Borealis' }]);
    const { lines } = planWorkerImport([createLine({})], siteAdmin);
    expect(lines[0]?.reasons).toEqual([expect.stringMatching(/^Choose a company/)]);
  });

  test('for a worker of the register changes nothing, whatever it says', () => {
    expect(planLine({ pass: 'a-1', phone: 'nonsense' })).toMatchObject({ outcome: 'exists', reasons: [], workers: [] });
  });

  test('does not say who is in the register of another company', () => {
    const { outcome, reasons } = planLine({ pass: 'B-1', company: 'Borealis' });
    expect(outcome).toBe('refused');
    expect(reasons).toEqual(['You manage the workers of your own company only.']);
  });

  test.each<[string, WorkerLine['cells'], RegExp]>([
    ['no pass number', { pass: '' }, /Pass number is required/],
    ['no name', { name: '' }, /Name is required/],
    ['words as a telephone number', { phone: 'ask' }, /phone number/],
    ['an unknown language', { languages: 'English;Elvish' }, /Unknown language 'Elvish'/],
    ['another company', { company: 'Borealis' }, /own company only/],
    ['an unknown certificate', { ...welder, certificate: 'Juggler' }, /Unknown certificate 'Juggler'/],
    ['a certificate without a kind', { ...welder, certificate: '' }, /Enter the kind/],
    ['a certificate without a number', { ...welder, number: '' }, /number of a certificate is required/],
    ['a certificate without an end', { ...welder, expires: '' }, /until when/],
    ['an ambiguous day', { ...welder, expires: '03/04/2027' }, /column expires has .*2027-03-04 or 2027-04-03/],
    ['a pass number that was shortened', { pass: '1.23457E+11' }, /column pass has 1.23457E\+11: the spreadsheet/],
    ['a pass number that lost its zeros', { pass: '42' }, /column pass has 42, which is not .*, and 0042 is\./],
    ['a formula', { name: '=1+1' }, /Name begins like a formula/],
  ])('with %s is refused', (_title, cells, sentence) => {
    const { outcome, reasons, workers } = planLine(cells);
    expect(outcome).toBe('refused');
    expect(reasons?.join(' ')).toMatch(sentence);
    expect(workers).toEqual([]);
  });

  test.each([
    ['no-break spaces', '+65\u00A06123\u00A04567', '+65 6123 4567'],
    ['a writing direction', '\u202A+65 6123 4567\u202C', '+65 6123 4567'],
    ['an en dash', '6123\u20134567', '6123-4567'],
    ['an apostrophe', "'+65 6123 4567", '+65 6123 4567'],
  ])('may have a telephone number pasted with %s', (_title, phone, stored) => {
    expect(planLine({ phone })).toMatchObject({ outcome: 'create', workers: [{ phone: stored }] });
  });

  test('knows a pass number whatever its spaces and hyphens', () => {
    expect(planLine({ pass: '\u202AA\u20111' })).toMatchObject({ outcome: 'exists' });
  });

  test('keeps the zeros of a pass number, and reads a day as spreadsheets write it', () => {
    const { workers } = planLine({ ...welder, pass: '0901', expires: '46477' });
    expect(workers).toMatchObject([{ passNumber: '0901', certificates: [{ expiresOn: '2027-03-31' }] }]);
    expect(planLine({ pass: '901' }).outcome).toBe('create');
  });

  test('does not say which pass numbers another company has', () => {
    const elsewhere = { ...context, takenPasses: new Set([toPassKey('Borealis', '0042')]) };
    const { lines } = planWorkerImport([createLine({ pass: '42', company: 'Borealis' })], elsewhere);
    expect(lines[0]?.reasons).toEqual(['You manage the workers of your own company only.']);
  });

  test('with more cells than columns is refused as a whole', () => {
    const { lines } = planWorkerImport([{ ...createLine({}), extraCell: 4 }], context);
    expect(lines[0]?.reasons).toEqual([expect.stringMatching(/more cells/)]);
  });
});

describe('the lines of one worker', () => {
  const rigger = { certificate: 'Rigger', number: 'R-1', issuer: 'WI', expires: '2027-01-31' };
  const further = { name: '', trade: '', languages: '', phone: '' };

  test('each add a certificate, and need not repeat the worker', () => {
    const plan = planWorkerImport([createLine(welder, 2), createLine({ ...further, ...rigger }, 3)], context);
    expect(plan.lines.map(({ outcome }) => outcome)).toEqual(['create', 'create']);
    expect(plan.workers).toHaveLength(1);
    expect(plan.workers[0]?.certificates.map(({ kind }) => kind)).toEqual(['welder', 'rigger']);
  });

  test('need not repeat the company either', () => {
    const siteAdmin = { ...context, actor: { role: 'SiteAdmin', company: 'Fab', siteIds: ['north'] } as const };
    const first = createLine({ ...welder, company: 'Borealis' }, 2);
    const plan = planWorkerImport([first, createLine({ ...further, ...rigger }, 3)], siteAdmin);
    expect(plan.workers).toMatchObject([{ company: 'Borealis', certificates: [{}, {}] }]);
  });

  test.each<[string, WorkerLine['cells'], RegExp]>([
    ['name somebody else', { ...rigger, name: 'Ben Ong' }, /Line 2 gives this pass number with other data.* name/],
    ['repeat a certificate', { ...welder, number: ' w-1 ' }, /already has this certificate/],
    ['have a bad certificate', { ...rigger, expires: 'soon' }, /such as 2027-03-31/],
  ])('are refused together when they %s', (_title, cells, sentence) => {
    const other = createLine({ ...welder, pass: 'A-8' }, 4);
    const plan = planWorkerImport([createLine(welder, 2), createLine(cells, 3), other], context);
    expect(plan.lines.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'create']);
    expect(plan.lines[0]?.reasons).toEqual(['Line 3 of the same worker is refused.']);
    expect(plan.lines[1]?.reasons.join(' ')).toMatch(sentence);
    expect(plan.workers.map(({ passNumber }) => passNumber)).toEqual(['A-8']);
  });
});
