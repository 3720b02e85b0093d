import { createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import { defaultWorkPolicies, gasTestSeries } from '@eptw/domain/work-policy/work-policy-defaults';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadWorkPolicies } from '../service.ts';
import {
  createTemplate,
  createTemplateId,
  readTemplateContent,
  readTemplateVersions,
  updateTemplate,
} from '../testing/templates.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('superAdmin');
});
afterAll(() => app.close());

let createdCount = 0;

function createDefinition(workPolicy?: object | null) {
  createdCount += 1;
  const form = [{ type: 'text' as const, label: 'Place', name: 'place' }];
  return { ...createTestTemplate(form, `POLICY ${createdCount}`), code: `P${createdCount}`, workPolicy };
}

/** A policy with every part. */
const fullPolicy: WorkPolicy = {
  ...defaultWorkPolicies.confinedSpace,
  revalidationHours: 6,
  fireWatch: { minutes: 60, roundMinutes: 15, graceMinutes: 5 },
  isolation: true,
  severalJobs: true,
};

const policyFields = `validityHours revalidationHours ownPauseMinutes extensionHours isolation severalJobs
  fireWatch { minutes roundMinutes graceMinutes } crew { certificate atLeast } entryLog
  roles { role atLeast certificates allTheTime mayCombine goesInside }
  checks { name title kind beforeStartMinutes everyMinutes graceMinutes calibrationDays
    readings { name label unit from to below rangeFrom rangeTo } }`;

async function readPolicy(id: string): Promise<WorkPolicy | null> {
  const { data } = await admin.query<{ getTemplate: { item: { workPolicy: WorkPolicy | null } } }>(
    `query ($id: ID!) { getTemplate(id: $id) { item { workPolicy { ${policyFields} } } } }`,
    { id },
  );
  return data.getTemplate.item.workPolicy;
}

async function readVersionIds(templateId: string): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('template_version')
    .select('id')
    .where('template_id', '=', templateId)
    .orderBy('version')
    .execute();
  return rows.map(({ id }) => id);
}

describe('the work policy of a template', () => {
  it('is stored with its version, and read as typed fields, as text and in a list', async () => {
    const { title, ...rest } = createDefinition(fullPolicy);
    const id = await createTemplateId(admin, { title, ...rest });
    expect(await readPolicy(id)).toMatchObject(fullPolicy);
    expect((await readTemplateContent(admin, id)).workPolicy).toEqual(fullPolicy);
    const { data } = await admin.query<{
      getTemplates: { items: { workPolicy: object }[]; results: string };
    }>('query ($title: String) { getTemplates(searchText: $title) { results items { workPolicy { isolation } } } }', {
      title,
    });
    expect(data.getTemplates.items).toEqual([{ workPolicy: { isolation: true } }]);
    expect(JSON.parse(data.getTemplates.results)).toMatchObject([{ title, workPolicy: fullPolicy }]);
  });

  it('is none if it is not sent', async () => {
    const id = await createTemplateId(admin, createDefinition());
    expect(await readPolicy(id)).toBeNull();
    expect(await readTemplateContent(admin, id)).not.toHaveProperty('workPolicy');
  });

  it('stays when it is not sent, changes, and goes when it is null', async () => {
    const id = await createTemplateId(admin, createDefinition(fullPolicy));
    await updateTemplate(admin, id, { type: 'SIPP' });
    expect((await readTemplateContent(admin, id)).workPolicy).toEqual(fullPolicy);
    expect(await updateTemplate(admin, id, { workPolicy: fullPolicy })).toMatchObject({
      message: expect.stringContaining('no changes to publish'),
    });
    await updateTemplate(admin, id, { workPolicy: { ...fullPolicy, validityHours: null } });
    expect((await readTemplateContent(admin, id)).workPolicy).not.toHaveProperty('validityHours');
    await updateTemplate(admin, id, { workPolicy: null });
    expect(await readPolicy(id)).toBeNull();
    const { items } = await readTemplateVersions(admin, id);
    expect(items.map(({ changes }) => changes.map(({ sentence }) => sentence))).toEqual([
      ['Removed the work policy'],
      ['Changed the work policy'],
      ['Changed the form itself'],
      [],
    ]);
    expect(items[1]?.changes[0]?.fields).toEqual([
      { field: 'Valid for', before: '12 hours', after: 'The whole period' },
    ]);
  });

  it('keeps its roles where a page from before roles sends certificates, and gives them up where it says so', async () => {
    const id = await createTemplateId(admin, createDefinition(fullPolicy));
    const { roles: _roles, entryLog: _entryLog, ...older } = fullPolicy;
    const crew = [{ certificate: 'attendant' as const, atLeast: 1 }];
    await updateTemplate(admin, id, { workPolicy: { ...older, crew, ownPauseMinutes: 10 } });
    expect(await readPolicy(id)).toMatchObject({ ...fullPolicy, ownPauseMinutes: 10 });
    await updateTemplate(admin, id, { workPolicy: { ...older, crew, roles: [] } });
    expect(await readPolicy(id)).toMatchObject({ roles: [], entryLog: false, crew });
  });

  it('counts certificates and names no roles where it was published before roles', async () => {
    const id = await createTemplateId(admin, createDefinition({ ...fullPolicy, roles: [], entryLog: false }));
    const stored = { ownPauseMinutes: 30, extensionHours: 4, isolation: false, checks: [], severalJobs: false };
    const crew = [{ certificate: 'welder', atLeast: 2 }];
    await app.database.db
      .updateTable('template_version')
      .set({ work_policy: JSON.stringify({ ...stored, crew }) })
      .where('template_id', '=', id)
      .execute();
    expect(await readPolicy(id)).toMatchObject({ ...stored, crew, roles: [], entryLog: false });
    const other = await createTemplateId(admin, createDefinition(fullPolicy));
    const { data } = await admin.query<{ getTemplates: { items: { _id: string; countsCertificates: boolean }[] } }>(
      '{ getTemplates(limit: 100) { items { _id countsCertificates } } }',
    );
    const marked = data.getTemplates.items.filter(({ countsCertificates }) => countsCertificates);
    expect(marked.map(({ _id }) => _id)).toContain(id);
    expect(marked.map(({ _id }) => _id)).not.toContain(other);
  });

  it('from before there were ranges has the usual ones of the gases, and saving it changes nothing', async () => {
    const id = await createTemplateId(admin, createDefinition(fullPolicy));
    const [versionId = ''] = await readVersionIds(id);
    const checks = fullPolicy.checks.map(({ readings, ...check }) => ({
      ...check,
      readings: readings.map(({ rangeFrom: _from, rangeTo: _to, ...reading }) => reading),
    }));
    await app.database.db
      .updateTable('template_version')
      .set({ work_policy: JSON.stringify({ ...fullPolicy, checks }) })
      .where('id', '=', versionId)
      .execute();
    expect((await readTemplateContent(admin, id)).workPolicy?.checks).toEqual(checks);
    expect(await readPolicy(id)).toMatchObject(fullPolicy);
    expect(await updateTemplate(admin, id, { workPolicy: fullPolicy })).toMatchObject({
      message: expect.stringContaining('no changes to publish'),
    });
  });

  it('is refused with every problem and its place', async () => {
    const checks = [{ ...gasTestSeries, kind: 'dance', readings: [{ name: 'a', label: 'A', from: 5, to: 4.5 }] }];
    const crew = [{ certificate: 'diver' }];
    const answer = await createTemplate(admin, createDefinition({ extensionHours: 4, checks, crew }));
    expect(answer.message).toBe('Work policy, own pause: This field is required.');
    expect(answer.problems.map(({ field, path }) => `${field} ${path}`)).toEqual([
      'workPolicy ownPauseMinutes',
      'workPolicy checks.0.kind',
      'workPolicy checks.0.readings.0.to',
      'workPolicy crew.0.certificate',
      'workPolicy crew.0.atLeast',
    ]);
  });

  it('is loaded by version, with those versions that have none left out', async () => {
    const id = await createTemplateId(admin, createDefinition(fullPolicy));
    await updateTemplate(admin, id, { workPolicy: null });
    const [first = '', second = ''] = await readVersionIds(id);
    for (let read = 0; read < 2; read += 1) {
      expect(await loadWorkPolicies(app.context, [first, second])).toEqual(new Map([[first, fullPolicy]]));
    }
    expect(await loadWorkPolicies(app.context, [])).toEqual(new Map());
  });
});
