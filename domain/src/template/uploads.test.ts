import { describe, expect, it } from 'vitest';
import { createTestInput, createTestTemplate } from './test-templates.ts';
import { approvalUploads, hasThumbnail, listMissingUploads, maxUploadBytes, checkUpload } from './uploads.ts';

describe('missing uploads', () => {
  const general = createTestTemplate(
    [...approvalUploads].toReversed().map((name) => createTestInput('file', { name })),
  );

  it('are all seven, in order, when nothing is uploaded', () => {
    expect(listMissingUploads(general, {}).map((input) => input.name)).toEqual(approvalUploads);
  });

  it('do not include the ones that are there', () => {
    const submission = Object.fromEntries(approvalUploads.map((name) => [name, ['plan.pdf']]));
    expect(listMissingUploads(general, { ...submission, uploadRA: [] }).map((input) => input.name)).toEqual([
      'uploadRA',
    ]);
  });

  it('are only those that the template has', () => {
    expect(listMissingUploads(createTestTemplate([createTestInput('file')]), {})).toEqual([]);
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
