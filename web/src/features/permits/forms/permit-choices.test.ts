import { message } from '@eptw/domain/message';
import { describe, expect, it } from 'vitest';
import {
  formatApprovalsNeeded,
  requiredChildPermitChoices,
  emptyChoices,
  findReviewerOverlap,
  dropUnavailableChoices,
  listMissingChoices,
  type PermitChoices,
  type FormOptions,
} from './permit-choices.ts';
import { toGroupOptions } from './group-options.ts';

const f10n = { _id: 'n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const f10w = { _id: 'w', code: 'F10W', name: 'Fab 10W', timeZone: 'Asia/Singapore' };

function group(id: string, site: typeof f10n, ...members: string[]) {
  return { _id: id, name: `Group ${id}`, site, members: members.map((_id) => ({ _id })) };
}

const formOptions: FormOptions = {
  templates: [
    { _id: 'gp', version: 1, code: 'GP', title: 'GENERAL', type: 'General', asParentPermit: true, archived: false },
    { _id: 'a2', version: 1, code: 'A2', title: 'LADDERS', type: 'General', asParentPermit: false, archived: false },
  ],
  sites: [f10n],
  disciplines: [{ _id: 'mech', code: 'MECH', description: 'Mechanical' }],
  groups: [group('1', f10w, 'ann'), group('2', f10n, 'bob', 'ann'), group('3', f10n), group('4', f10n, 'me')],
};

const complete: PermitChoices = {
  template: 'gp',
  site: 'n',
  parent: '',
  follows: '',
  discipline: 'mech',
  owner: 'host',
  individuals: ['eve'],
  groups: ['2'],
};

describe('the missing choices', () => {
  it('are all of them on an empty form, and none on a complete one', () => {
    expect(listMissingChoices(emptyChoices)).toHaveLength(6);
    expect(listMissingChoices(complete)).toEqual([]);
  });

  it('include a parent instead of a site on a child permit', () => {
    expect(listMissingChoices(complete, requiredChildPermitChoices)).toEqual(['Parent Permit']);
    expect(listMissingChoices({ ...complete, site: '', parent: 'p' }, requiredChildPermitChoices)).toEqual([]);
  });
});

describe('reviewers and groups', () => {
  it.each<[string, Partial<PermitChoices>, string | undefined]>([
    ['can be combined', {}, undefined],
    ['must not share a user', { individuals: ['bob'] }, message.groupMemberIsReviewer],
    ['must not share a user between two groups', { groups: ['1', '2'] }, message.groupMemberInOtherGroup],
  ])('%s', (_title, change, sentence) => {
    expect(findReviewerOverlap({ ...complete, ...change }, formOptions)).toBe(sentence);
  });
});

describe('saved choices', () => {
  it('stay when all are still available', () => {
    expect(dropUnavailableChoices(complete, formOptions)).toEqual(complete);
  });

  it('lose what was removed, a permit type that is not one, and groups that now overlap', () => {
    const old = { ...complete, template: 'a2', site: 'w', discipline: 'gone', groups: ['2', 'gone'] };
    expect(dropUnavailableChoices(old, formOptions)).toMatchObject({
      template: '',
      site: '',
      discipline: '',
      groups: ['2'],
    });
    expect(dropUnavailableChoices({ ...complete, individuals: ['bob'] }, formOptions).groups).toEqual([]);
  });
});

describe('the available groups', () => {
  const options = toGroupOptions(formOptions, 'n', 'me');

  it('are only those of the site', () => {
    const ofSite = formOptions.groups.filter(({ site }) => site._id === 'n').map(({ _id }) => _id);
    expect(options.map(({ value }) => value).toSorted()).toEqual(ofSite.toSorted());
    expect(ofSite.length).toBeLessThan(formOptions.groups.length);
    expect(toGroupOptions(formOptions, '', 'me')).toEqual([]);
  });

  it('mark groups that cannot decide', () => {
    expect(options).toEqual([
      { value: '2', label: 'Group 2', disabled: false },
      { value: '3', label: 'Group 3 (no members)', disabled: true },
      { value: '4', label: 'Group 4 (you are the only member)', disabled: true },
    ]);
  });
});

it.each([
  [1, 1, '2 approvals', '1 reviewer and one member of the MT group'],
  [2, 2, '4 approvals', '2 reviewers and one member of each of 2 MT groups'],
  [1, 0, '1 approval', '1 reviewer'],
  [0, 0, '0 approvals', ''],
])('describes %i reviewers and %i groups as %s', (individuals, groups, sum, parts) => {
  expect(formatApprovalsNeeded(individuals, groups)).toEqual({ sum, parts });
});
