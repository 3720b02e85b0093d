import { generalPermitTemplateId, type TemplateContent } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  readTemplateContent,
  createTemplateId,
  deleteTemplate,
  updateTemplate,
} from '../templates/testing/templates.ts';
import { updateDraft, createDraftOrThrow } from './testing/drafts.ts';
import {
  submitPermit,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  savePermit,
} from './testing/permits.ts';

let app: TestApp;
let admin: TestClient;
let requestor: TestClient;
let general: TemplateContent;
/** A parent template like the General Permit, created again for each test. */
let templateId: string;
let publishedCount = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('superAdmin');
  requestor = await app.as('requestor');
  general = await readTemplateContent(admin, generalPermitTemplateId);
});
beforeEach(async () => {
  publishedCount += 1;
  templateId = await createTemplateId(admin, {
    ...general,
    title: `TRIAL PERMIT ${publishedCount}`,
    code: `TP${publishedCount}`,
  });
});
afterAll(() => app.close());

const fresh = { type: 'text', label: 'Permit of the owner', name: 'ownersPermit', required: true };

/** Publishes the second version, which adds an input and removes the grid reference. */
async function publish(): Promise<void> {
  const sections = general.sections.map(({ title, form }, index) => ({
    title,
    form: [...form.filter(({ name }) => name !== 'gridReference'), ...(index === 0 ? [fresh] : [])],
  }));
  const answer = await updateTemplate(admin, templateId, { sections }, 1);
  expect(answer).toMatchObject({ success: true, item: { version: 2 } });
}

interface Read {
  item: { form: { version: number; sections: { form: { name: string }[] }[] }; submission: Record<string, unknown> };
}

async function read(operation: 'getPermit' | 'getDraftPermitById', id: string) {
  const { data } = await requestor.query<Record<string, Read>>(
    `query ($id: ID!) { ${operation}(id: $id) { item { submission form { version sections { form { name } } } } } }`,
    { id },
  );
  const item = data[operation]?.item;
  const names = item?.form.sections.flatMap(({ form }) => form.map(({ name }) => name)) ?? [];
  return { version: item?.form.version, hasOwnerInput: names.includes('ownersPermit'), submission: item?.submission };
}

const submission = () => ({ ...fillForm('GP'), gridReference: 'C14' });

describe('a permit on an older version of its template', () => {
  it('shows that version, and is corrected and approved on it', async () => {
    const permit = await createPermitOrThrow(
      requestor,
      samplePermitData(app.ids, { form: templateId, submission: submission() }),
    );
    await publish();
    expect(await read('getPermit', permit._id)).toMatchObject({
      version: 1,
      hasOwnerInput: false,
      submission: { gridReference: 'C14' },
    });
    await moveToStatus(await app.as('pm'), permit._id, 'PendingApproval');
    const manager = await app.as('manager');
    const corrected = { ...submission(), gridReference: 'D16' };
    const reason = 'The grid reference was of another bay';
    expect(
      await savePermit(manager, permit._id, { submission: { ...corrected, ownersPermit: 'OP-1' }, reason }),
    ).toMatchObject({ success: false });
    expect(await savePermit(manager, permit._id, { submission: corrected, reason })).toMatchObject({ success: true });
    await moveToStatus(await app.as('pm'), permit._id, 'PendingApproval');
    await moveToStatus(manager, permit._id, 'PendingApproval');
    const { item } = await moveToStatus(await app.as('facilities'), permit._id, 'Approved');
    expect(item?.status).toBe('Approved');
    expect(await read('getPermit', permit._id)).toMatchObject({ version: 1, submission: { gridReference: 'D16' } });
  });

  it('stays the same when its template is deleted', async () => {
    const permit = await createPermitOrThrow(
      requestor,
      samplePermitData(app.ids, { form: templateId, submission: submission() }),
    );
    await deleteTemplate(admin, templateId);
    expect(await read('getPermit', permit._id)).toMatchObject({ version: 1, submission: { gridReference: 'C14' } });
    expect((await moveToStatus(await app.as('pm'), permit._id, 'PendingApproval')).success).toBe(true);
  });
});

describe('a draft on an older version of its template', () => {
  const draft = () =>
    createDraftOrThrow(requestor, samplePermitData(app.ids, { form: templateId, submission: submission() }));

  it('shows that version until its author saves the form again', async () => {
    const id = await draft();
    await publish();
    expect(await read('getDraftPermitById', id)).toMatchObject({ version: 1, hasOwnerInput: false });
    const { gridReference: _, ...rest } = submission();
    expect(await updateDraft(requestor, id, { submission: { ...rest, ownersPermit: 'OP-1' } })).toMatchObject({
      success: true,
    });
    expect(await read('getDraftPermitById', id)).toMatchObject({ version: 2, hasOwnerInput: true });
    expect(await updateDraft(requestor, id, { status: 'PendingPMApproval' })).toMatchObject({ success: true });
  });

  it('is submitted only on the current version: new inputs are required, and no answers are lost', async () => {
    const id = await draft();
    await publish();
    const refused = await updateDraft(requestor, id, { status: 'PendingPMApproval' });
    expect(refused).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(refused.message).toMatch(/Permit of the owner|gridReference/);
    expect(await read('getDraftPermitById', id)).toMatchObject({ version: 1, submission: { gridReference: 'C14' } });
  });

  it('can no longer be submitted when its template is deleted, but can still be read', async () => {
    const id = await draft();
    await deleteTemplate(admin, templateId);
    const refused = await updateDraft(requestor, id, { status: 'PendingPMApproval' });
    expect(refused.success).toBe(false);
    expect(refused.message).toMatch(/Choose another/);
    expect(await read('getDraftPermitById', id)).toMatchObject({ version: 1, submission: { gridReference: 'C14' } });
  });
});

describe('a form filled in on an older version and sent after a newer one is published', () => {
  it('is refused, naming the inputs that the newer version adds', async () => {
    await publish();
    const { gridReference: _, ...rest } = submission();
    const data = samplePermitData(app.ids, { form: templateId, submission: rest });
    const refused = await submitPermit(requestor, data);
    expect(refused).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(refused.message).toContain('Permit of the owner');
    const filled = { ...rest, ownersPermit: 'OP-1' };
    const { code } = await createPermitOrThrow(requestor, { ...data, submission: filled });
    expect(code).toContain(`-TP${publishedCount}-`);
  });
});
