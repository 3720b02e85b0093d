import { describe, expect, it } from 'vitest';
import { createTestInput, createTestTemplate } from '../template/testing/test-templates.ts';
import { generalPermitTemplateId } from '../template/model/template.ts';
import { checkAttachedFormNotEmpty, isAttachable } from './attached-form.ts';

describe('a template can be attached to a permit', () => {
  const ladders = { id: 'ladders', asParentPermit: false, archived: false };

  it.each([
    ['when it is another child template', {}, true],
    ['not to itself', { id: 'parent' }, false],
    ['not when it is the General Permit', { id: generalPermitTemplateId }, false],
    ['not when it is itself a parent', { asParentPermit: true }, false],
    ['not when it is archived', { archived: true }, false],
  ])('%s', (_when, change, attachable) => {
    expect(isAttachable({ ...ladders, ...change }, 'parent')).toBe(attachable);
  });
});

function templateWith(count: number) {
  return createTestTemplate([
    createTestInput('freetext'),
    ...Array.from({ length: count }, (_, index) => createTestInput('text', { name: `text${index}` })),
  ]);
}

function createSubmission(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, 'a']));
}

describe('an attached form', () => {
  it('is refused when empty', () => {
    expect(checkAttachedFormNotEmpty(templateWith(3), { text0: ' ' })).toMatch(
      /^You cannot submit an empty child permit!/,
    );
  });

  it('is accepted with a single answer', () => {
    expect(checkAttachedFormNotEmpty(templateWith(3), createSubmission(1))).toBeUndefined();
  });

  it('may be empty when everything on it is proven before the start', () => {
    const proof = createTestInput('text', { beforeStart: true });
    expect(checkAttachedFormNotEmpty(createTestTemplate([createTestInput('freetext'), proof]), {})).toBeUndefined();
    expect(checkAttachedFormNotEmpty(createTestTemplate([createTestInput('freetext')]), {})).toBeDefined();
  });
});
