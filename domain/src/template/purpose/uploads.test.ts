import { describe, expect, it } from 'vitest';
import { createTestInput, createTestTemplate } from '../testing/test-templates.ts';
import { addPurposes } from './inputs-by-purpose.ts';
import { listInputs } from '../model/template.ts';
import { hasThumbnail, listMissingUploads, maxUploadBytes, checkUpload } from './uploads.ts';

describe('the missing documents for the approval', () => {
  const upload = (name: string, purpose?: 'approvalUpload') =>
    createTestInput('file', { name, ...(purpose && { purpose }) });
  const listMissing = (template: Parameters<typeof listMissingUploads>[0], submission = {}) =>
    listMissingUploads(template, submission).map(({ name }) => name);
  const work = createTestInput('text', { name: 'work', purpose: 'work' });
  const legacyNames = [
    ...['attachDrawing', 'uploadRA2', 'uploadSopMos', 'uploadReEntryForm'],
    ...['workerCompetencyCertification', 'uploadRA', 'nonMicronSubPermitUpload'],
  ];

  it('are the empty inputs with that purpose, whatever their names, in reading order', () => {
    const form = createTestTemplate([
      upload('lift', 'approvalUpload'),
      upload('photo'),
      upload('rescue', 'approvalUpload'),
    ]);
    expect(listMissing(form)).toEqual(['lift', 'rescue']);
    expect(listMissing(form, { lift: ['plan.pdf'], rescue: [] })).toEqual(['rescue']);
  });

  it.each([
    ['without purposes', []],
    ['with purposes from before there was this one', [work]],
  ])('are found by the seven known names in a version %s', (_which, others) => {
    const form = createTestTemplate([...others, ...legacyNames.map((name) => upload(name)), upload('photo')]);
    expect(listMissing(form)).toEqual(legacyNames);
    expect(listMissing(form, { uploadRA: ['risk.pdf'] })).toEqual(legacyNames.filter((name) => name !== 'uploadRA'));
  });

  it('are not found by name once an input of the version has the purpose', () => {
    expect(listMissing(createTestTemplate([upload('rescue', 'approvalUpload'), upload('uploadRA')]))).toEqual([
      'rescue',
    ]);
  });

  it('are only those that the template has', () => {
    expect(
      listMissing(createTestTemplate([createTestInput('file'), createTestInput('text', { name: 'uploadRA' })])),
    ).toEqual([]);
  });

  it('keep being found once the purpose is written into an earlier version', () => {
    const earlier = createTestTemplate([work, ...legacyNames.map((name) => upload(name))]);
    const written = addPurposes(earlier);
    expect(listInputs(written).map(({ purpose }) => purpose)).toEqual([
      'work',
      ...legacyNames.map(() => 'approvalUpload'),
    ]);
    expect(listMissing(written)).toEqual(listMissing(earlier));
  });
});

describe('a file', () => {
  it.each(['plan.pdf', 'photo.JPG', 'method statement v1.2.docx', 'README', 'exe', 'setup.exe.pdf'])(
    'named %s may be uploaded',
    (name) => {
      expect(checkUpload(name, 1000)).toBeUndefined();
    },
  );

  it.each(['setup.exe', 'page.HTML', 'plan.pdf.js', 'run.bat.', 'run.cmd ', 'drawing.svg'])(
    'named %j is refused by its type',
    (name) => {
      expect(checkUpload(name, 1000)).toMatch(/can run as programs/);
    },
  );

  it('may have ten megabytes and not a byte more', () => {
    expect(checkUpload('plan.pdf', maxUploadBytes)).toBeUndefined();
    expect(checkUpload('plan.pdf', maxUploadBytes + 1)).toBe(
      'File upload failed. Please make sure the file you are uploading is less than 10MB.',
    );
  });

  it.each([
    ['a.jpg', true],
    ['a.JPEG', true],
    ['a.png', true],
    ['a.gif', false],
    ['png', false],
  ])('named %s is shown as a picture: %s', (name, shown) => {
    expect(hasThumbnail(name)).toBe(shown);
  });
});
