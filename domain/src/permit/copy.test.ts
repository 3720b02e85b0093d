import { describe, expect, it } from 'vitest';
import type { InputType, TemplateInput } from '../template/model/template.ts';
import { permitCreators } from '../user/role-groups.ts';
import { roles } from '../user/role.ts';
import { copySubmission, copyWithoutFiles, replaceFileNames } from './copy.ts';
import { canDuplicate, canRaiseFollowUp } from './copyable-permit.ts';

const input = (name: string, type: InputType, required = false): TemplateInput => ({
  name,
  type,
  label: name,
  required,
});
const template = {
  title: 'GENERAL PERMIT',
  sections: [
    {
      title: 'Work',
      form: [
        input('work', 'text', true),
        input('from', 'date', true),
        input('at', 'time'),
        input('period', 'daterange'),
        input('signature', 'esign'),
        input('declaration', 'checkbox', true),
        input('night', 'checkbox'),
        input('photos', 'file'),
        input('place', 'map'),
      ],
    },
  ],
};

describe('a copy', () => {
  it('takes over answers, but no dates, signatures or declarations', () => {
    const copied = copySubmission(template, {
      work: 'Weld',
      from: '2026-03-01',
      at: '08:00',
      period: ['2026-03-01', '2026-03-02'],
      signature: 'data:image/png;base64,AA==',
      declaration: true,
      night: true,
      photos: ['a.png'],
    });
    expect(copied).toEqual({ work: 'Weld', at: '08:00', night: true, photos: ['a.png'] });
  });

  it('that cannot have its own files leaves out photos and marked maps', () => {
    const copied = copyWithoutFiles(template, {
      work: 'Weld',
      from: '2026-03-01',
      photos: ['a.png'],
      place: ['b.png'],
    });
    expect(copied).toEqual({ work: 'Weld' });
  });

  it('includes no measurement, time of test or tester, and nothing that was filled in after the work', () => {
    const measured = {
      title: 'B9 - DIVING',
      sections: [
        {
          title: 'Gas test',
          form: [
            { ...input('oxygen', 'text'), purpose: 'measurement' as const },
            { ...input('testedAt', 'time'), purpose: 'testTime' as const },
            { ...input('by', 'text'), purpose: 'tester' as const },
            { ...input('crew', 'text'), purpose: 'headcount' as const },
          ],
        },
        { title: 'Afterwards', afterWork: true, form: [input('leftAt', 'time')] },
      ],
    };
    const filled = { oxygen: '20.9', testedAt: '07:45', by: 'Goh Li Ting', crew: '4', leftAt: '16:10' };
    expect(copySubmission(measured, filled)).toEqual({ crew: '4' });
  });

  it('leaves these out also in forms from before inputs had purposes', () => {
    const gasTest = [input('oxygenReading', 'text'), input('gasTestedAt', 'time'), input('gasTester', 'text')];
    const older = {
      title: 'B2 - CONFINED SPACE',
      sections: [
        { title: 'Gas test', form: gasTest },
        { title: 'After the work', form: [input('lastExitAt', 'time')] },
      ],
    };
    const filled = { oxygenReading: '20.9', gasTestedAt: '07:45', gasTester: 'Goh Li Ting', lastExitAt: '16:10' };
    expect(copySubmission(older, filled)).toEqual({});
  });

  it('gets its own copies of files', () => {
    const submission = { work: 'a.png', photos: ['a.png', 'b.png'], place: ['c.png'] };
    const names = new Map([
      ['a.png', 'd.png'],
      ['c.png', 'e.png'],
    ]);
    expect(replaceFileNames(template, submission, names)).toEqual({
      work: 'a.png',
      photos: ['d.png', 'b.png'],
      place: ['e.png'],
    });
    expect(replaceFileNames(template, { work: 'a.png' }, names)).toEqual({ work: 'a.png' });
  });

  it('can be created by the submitter alone, in a role that raises permits', () => {
    const own = roles.filter((role) => canDuplicate({ role, isSubmitter: true, isChild: false }));
    expect(own.toSorted()).toEqual(['ContractorRequestor', 'MTGroup', 'SiteAdmin', 'User']);
    expect(roles.some((role) => canDuplicate({ role, isSubmitter: false, isChild: false }))).toBe(false);
    expect(roles.some((role) => canDuplicate({ role, isSubmitter: true, isChild: true }))).toBe(false);
  });

  it('is a follow-up when its permit expired before the job was done, for its submitter and its holder', () => {
    const expiredAt = '2026-11-24T10:00:00Z';
    const own = { role: 'User', isSubmitter: true, isHolder: false, expiredAt } as const;
    expect(canRaiseFollowUp(own)).toBe(true);
    expect(canRaiseFollowUp({ ...own, expiredAt: null })).toBe(false);
    expect(canRaiseFollowUp({ ...own, isSubmitter: false, isHolder: true })).toBe(true);
    expect(canRaiseFollowUp({ ...own, isSubmitter: false })).toBe(false);
    expect(roles.filter((role) => canRaiseFollowUp({ ...own, role })).toSorted()).toEqual(permitCreators.toSorted());
  });
});
