import { describe, expect, it } from 'vitest';
import {
  findTemplateConflicts,
  checkTemplateDeletion,
  checkGeneralPermit,
  type OtherTemplate,
} from './template-conflicts.ts';
import { generalPermitTemplateId } from '../model/template.ts';

const weekOne: OtherTemplate = {
  title: 'B4 - WORK AT HEIGHT WEEK 1',
  code: 'B4',
  type: 'Work At height',
  asParentPermit: false,
};
const general: OtherTemplate = { title: 'GENERAL PERMIT', code: 'GP', type: 'General', asParentPermit: true };

describe('a template conflicts with those in use', () => {
  it.each<[string, Partial<OtherTemplate>, string[]]>([
    ['not at all', { title: 'B9 - DIVING', code: 'B9' }, []],
    ['by its title, whatever its case', { title: ' general permit ', code: 'G2' }, ['title']],
    ['by its permit code', { title: 'GREAT PERMIT', code: 'gp' }, ['code']],
    ['not as another sheet of one form', { title: 'B4 - WORK AT HEIGHT WEEK 2' }, []],
    ['as a sheet whose title does not match', { title: 'WORK AT HEIGHT WEEK 2' }, ['code']],
    ['as a sheet of another permit type', { title: 'B4 - WEEK 2', type: 'General' }, ['code']],
    ['as a sheet that is a parent', { title: 'B4 - WEEK 2', asParentPermit: true }, ['code']],
  ])('%s', (_how, change, fields) => {
    const conflicts = findTemplateConflicts({ ...weekOne, title: 'B4 - OTHER', ...change }, [general, weekOne]);
    expect(conflicts.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the General Permit', () => {
  it.each<[string, Partial<OtherTemplate>, string[]]>([
    ['may have another title', { title: 'PERMIT' }, []],
    ['keeps its permit code', { code: 'GX' }, ['code']],
    ['stays a parent', { asParentPermit: false }, ['asParentPermit']],
  ])('%s', (_title, change, fields) => {
    const after = { ...general, ...change };
    expect(checkGeneralPermit(generalPermitTemplateId, general, after).map(({ field }) => field)).toEqual(fields);
    expect(checkGeneralPermit('another', general, after)).toEqual([]);
  });

  it('alone cannot be deleted', () => {
    expect(checkTemplateDeletion(generalPermitTemplateId)).toMatch(/cannot be deleted/);
    expect(checkTemplateDeletion('another')).toBeUndefined();
  });
});
