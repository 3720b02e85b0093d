import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import { permitStatuses } from '../permit/status.ts';
import { createTestInput, createTestTemplate } from '../template/testing/test-templates.ts';
import { roles } from '../user/role.ts';
import {
  checkChildPermitNotEmpty,
  isChildPermitTemplate,
  canBeRaisedAsChildPermit,
  checkParentPermit,
  checkMinimumFilledInputs,
} from './create.ts';

describe('a child permit is raised from a template', () => {
  const lifting = { title: 'B3 - LIFTING', code: 'B3', asParentPermit: false, archived: false };

  it.each([
    ['whose title starts with b', {}, true],
    ['also in lower case', { title: 'b3 - lifting' }, true],
    ['not when it starts with another letter', { title: 'A3 - HAZARDOUS LINE OPENING', code: 'A3' }, false],
    ['not when it is only filled in together with a permit', { title: 'B8 - DEMOLITION', code: 'B8' }, false],
    ['not when it is a parent', { asParentPermit: true }, false],
    ['not when it is archived', { archived: true }, false],
  ])('%s', (_when, change, raised) => {
    expect(isChildPermitTemplate({ ...lifting, ...change })).toBe(raised);
  });
});

describe('a parent', () => {
  it('may be Approved or still in review', () => {
    const live = permitStatuses.filter(
      (status) => checkParentPermit({ number: 'F10N-GP-000001', status }) === undefined,
    );
    expect(live).toEqual(['PendingPMApproval', 'PendingApproval', 'Approved']);
  });

  it.each([
    ['Completed', /^F10N-GP-000001 is Completed\. A child permit can be raised only on/],
    ['PendingClosure', /^F10N-GP-000001 is Pending Closure now\./],
  ] as const)('that is %s is named in the refusal', (status, sentence) => {
    expect(checkParentPermit({ number: 'F10N-GP-000001', status })).toMatch(sentence);
  });
});

describe('a child permit can be raised on the permit on screen', () => {
  const parent = { number: 'F10N-GP-000001', status: 'Approved', isChild: false } as const;

  it('by roles that raise permits', () => {
    expect(roles.filter((role) => canBeRaisedAsChildPermit({ ...parent, role }))).toEqual([
      'SiteAdmin',
      'MTGroup',
      'ContractorRequestor',
      'User',
    ]);
  });

  it('not when it is itself a child permit, or is no longer live', () => {
    expect(canBeRaisedAsChildPermit({ ...parent, role: 'User', isChild: true })).toBe(false);
    expect(canBeRaisedAsChildPermit({ ...parent, role: 'User', status: 'PendingClosure' })).toBe(false);
  });
});

function templateWith(count: number) {
  return createTestTemplate([
    createTestInput('freetext'),
    ...Array.from({ length: count }, (_, index) => createTestInput('text', { name: `text${index}` })),
  ]);
}

function createSubmission(count: number, text = 'a') {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, text]));
}

describe('a child permit', () => {
  it.each([
    ['with nothing on it', {}, message.emptyPermit],
    ['with only blanks', createSubmission(12, ' '), 'Permit Information and Work Description are required!'],
    ['with something on it', createSubmission(1), undefined],
  ])('%s', (_title, values, problem) => {
    expect(checkChildPermitNotEmpty(templateWith(20), values)).toBe(problem);
  });

  it.each([
    [20, 9, message.childPermitTooLittle(10, 9)],
    [20, 10, undefined],
    [20, 20, undefined],
    [4, 3, message.childPermitTooLittle(4, 3)],
    [4, 4, undefined],
  ])('of %i inputs with %i filled in', (inputs, filled, problem) => {
    expect(checkMinimumFilledInputs(templateWith(inputs), createSubmission(filled))).toBe(problem);
  });

  it('does not count what is proven before the start, which nobody can answer yet', () => {
    const [section] = templateWith(4).sections;
    const form = section?.form.map((input, index) => ({ ...input, beforeStart: index === 3 })) ?? [];
    const template = { sections: [{ title: section?.title ?? '', form }] };
    expect(checkMinimumFilledInputs(template, createSubmission(2))).toBe(message.childPermitTooLittle(3, 2));
    expect(checkMinimumFilledInputs(template, createSubmission(3))).toBeUndefined();
  });

  it('may be empty when everything on it is proven before the start', () => {
    const template = createTestTemplate([createTestInput('freetext'), createTestInput('text', { beforeStart: true })]);
    expect(checkChildPermitNotEmpty(template, {})).toBeUndefined();
    expect(checkMinimumFilledInputs(template, {})).toBeUndefined();
  });
});
