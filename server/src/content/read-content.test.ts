import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listInputs } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { content } from './content.ts';
import { readContent } from './read-content.ts';

const source = path.resolve(import.meta.dirname, '../../../content');

test('the build includes the content of the folder', () => {
  expect(content).toEqual(readContent(source));
});

test('every file of the demo is read', async () => {
  const names = await readdir(path.join(source, 'demo'));
  expect(names.toSorted()).toEqual([
    'announcement.yaml',
    'answers.yaml',
    'crew.yaml',
    'jobs.yaml',
    'maps.yaml',
    'organisation.yaml',
    'permits.yaml',
    'signatures',
  ]);
});

describe('a name in the demo or in samples refers to something that exists:', () => {
  const { organisation, permits, crew } = content.demo;
  const inputs = content.templates.flatMap(listInputs);
  const codes = content.templates.map(({ code }) => code);
  const emails = organisation.contractors.flatMap(({ name, emailDomain }) =>
    organisation.users.filter(({ company }) => company === name).map((one) => `${one.name}@${emailDomain}`),
  );
  const staff = organisation.users.filter(({ company }) => company === undefined).map(({ name }) => name);
  const submitters = Object.keys(permits.submitters);

  it.each<[string, readonly string[], readonly string[]]>([
    ['forms that are attached', permits.attachedForms.flatMap((forms) => forms.codes), codes],
    ['forms of child permits', Object.keys(permits.childPermits), codes],
    ['forms with their own jobs', Object.keys(content.samples.jobs.byCode), codes],
    ['submitters', submitters, [...emails, ...staff]],
    ['reviewers and owners', [...permits.individualReviewers, ...permits.owners], staff],
    ['submitters of open permits', permits.openToday.map(({ submitter }) => submitter), submitters],
    [
      'companies of workers',
      crew.workers.map(({ company }) => company),
      organisation.contractors.map(({ name }) => name),
    ],
    ['disciplines', Object.keys(permits.disciplines), organisation.disciplines.map(({ code }) => code)],
    [
      'sites of submitters',
      Object.values(permits.submitters).flatMap(({ sites }) => Object.keys(sites)),
      organisation.sites.map(({ code }) => code),
    ],
    [
      'inputs with their own answers',
      [...Object.keys(content.samples.answers.texts), ...content.samples.answers.variedChoices],
      inputs.map(({ name }) => name),
    ],
  ])('%s', (_title, names, known) => {
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(Object.entries(content.samples.answers.usualChoices))('the choice of %s, %s', (name, choice) => {
    const options = inputs.filter((input) => input.name === name).flatMap((input) => input.options ?? []);
    expect(options.map(({ value }) => value)).toContain(choice);
  });
});

describe('a mistake is reported with its file and place:', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'eptw-content-'));
    await cp(source, directory, { recursive: true });
  });
  afterAll(() => rm(directory, { recursive: true }));

  async function readErrorAfter(file: string, from: string | RegExp, to: string): Promise<string> {
    const text = await readFile(path.join(directory, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    await writeFile(path.join(directory, file), changed);
    try {
      readContent(directory);
      return 'nothing was wrong';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await writeFile(path.join(directory, file), text);
    }
  }

  it.each<[string, string, string | RegExp, string, string | RegExp]>([
    ['invalid YAML', 'checklists/ladder-checklist.yaml', /^purpose:.*/, 'purpose: "', /, line \d+: Missing closing/],
    [
      'a misspelt member',
      'templates/a04-excavation.yaml',
      'required: true',
      'requird: true',
      /: template, sections 1, form 1, requird is not known here/,
    ],
    [
      'an unknown purpose',
      'templates/a04-excavation.yaml',
      'purpose: startDate',
      'purpose: begin',
      /: template, sections 1, form 1, purpose is wrong: Choose one/,
    ],
    [
      'two inputs with the same name',
      'templates/a04-excavation.yaml',
      'name: startTime',
      'name: startDate',
      /form 2, name is wrong: Another input is already named 'startDate'/,
    ],
    [
      'an unknown kind of work',
      'templates/a04-excavation.yaml',
      'workKind: excavation',
      'workKind: digging',
      /: workKind must be one of general, toolInstall,/,
    ],
    [
      'a kind of work beside a policy of its own',
      'templates/a04-excavation.yaml',
      '  sections:',
      '  workPolicy: { ownPauseMinutes: 1, extensionHours: 0 }\n  sections:',
      /: workKind is wrong: .* Remove one of the two/,
    ],
    [
      'a wrong number in a policy of its own',
      'templates/a05-traffic-management.yaml',
      '  sections:',
      '  workPolicy: { ownPauseMinutes: 1, extensionHours: 0, crew: [{ certificate: rigger, atLeast: 0 }] }\n  sections:',
      /: template, workPolicy, crew 1, atLeast is wrong: At least: enter a whole number/,
    ],
    [
      'an input without a label',
      'templates/a04-excavation.yaml',
      'label: Start date',
      'labels: Start date',
      /template cannot be used. .*section 1, input 1/,
    ],
    [
      'a file of another kind',
      'templates/a04-excavation.yaml',
      'format: eptw-template',
      'format: other',
      /: template cannot be used. This file is not a template/,
    ],
    ['an invalid id', 'templates/a04-excavation.yaml', /^id: .*/m, 'id: 14', /: id must be an id such as/],
    [
      'the permit code of another template',
      'templates/a04-excavation.yaml',
      'code: A4',
      'code: A5',
      /a05-traffic-management.yaml: has 'A5', and so has content\/templates\/a04-excavation.yaml/,
    ],
    [
      'the id of another template',
      'templates/a04-excavation.yaml',
      '000014',
      '000015',
      /has '00000000-0000-4000-8000-000000000015', and so has/,
    ],
    [
      'a follow-up with the title of the first',
      'templates/b4-work-at-height.yaml',
      'WORK AT HEIGHT WEEK 2',
      'WORK AT HEIGHT WEEK 1',
      /has 'B4 - WORK AT HEIGHT WEEK 1', and so has content\/templates\/b4-work-at-height.yaml/,
    ],
    [
      'an invalid follow-up',
      'templates/b4-work-at-height.yaml',
      'endDate: dateEnd',
      'endDate: startDate',
      /followUps 1/,
    ],
    [
      'a text that is a list',
      'checklists/ladder-checklist.yaml',
      'particulars:\n  -',
      'particulars:\n  - -',
      /: particulars 1 must be a text/,
    ],
    [
      'a missing member',
      'checklists/ladder-checklist.yaml',
      'stopWork:',
      'stop:',
      /stop is not known here. Known are purpose,/,
    ],
    [
      'an unknown role',
      'demo/organisation.yaml',
      'role: SiteAdmin',
      'role: Admin',
      /users 2, role must be one of SuperAdmin,/,
    ],
    [
      'an unknown site',
      'demo/organisation.yaml',
      'sites: [F10N, F10A1]',
      'sites: [F10N, F11]',
      /users 2, sites names 'F11', which is no site/,
    ],
    [
      'an unknown member of a group',
      'demo/organisation.yaml',
      'members: [closer,',
      'members: [opener,',
      /groups 2, members names 'opener'/,
    ],
    [
      'a number that is not whole',
      'demo/crew.yaml',
      'endsInDays: 210',
      'endsInDays: soon',
      /workers 1, certificates 1, endsInDays must be a whole number/,
    ],
    ['empty chances', 'demo/permits.yaml', 'ARCH: 1', 'ARCH: 0', /disciplines, ARCH must be a number greater than 0/],
  ])('%s', async (_title, file, from, to, sentence) => {
    const error = await readErrorAfter(file, from, to);
    expect(error).toMatch(sentence);
    expect(error).toMatch(/^content\/[a-z]+\/[a-z0-9-]+\.yaml(, line \d+)?: /);
  });

  it('the reported line is that of the mistake', async () => {
    const file = 'templates/b1-hot-works.yaml';
    const mistake = 'name: oxygenReading';
    const lines = (await readFile(path.join(directory, file), 'utf8')).split('\n');
    const line = lines.findIndex((one) => one.includes(mistake)) + 1;
    expect(await readErrorAfter(file, mistake, 'name: oxygen reading')).toContain(`, line ${line}: `);
  });

  it('a checklist that is not in the table of downloads is refused', async () => {
    await writeFile(path.join(directory, 'checklists/crane.yaml'), 'purpose: Cranes\n');
    expect(() => readContent(directory)).toThrow(/^content\/checklists\/crane.yaml: is no form that can be downloaded/);
    await rm(path.join(directory, 'checklists/crane.yaml'));
  });
});
