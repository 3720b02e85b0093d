import { expect, it } from 'vitest';
import { emptyChoices, type PermitChoices, type FormOptions } from './permit-choices.ts';
import { pickRestorableChoices, toClearedChoices, type LastChoices } from './last-choices.ts';

const site = { _id: 'n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const group = (id: string, ...members: string[]) => ({
  _id: id,
  name: id,
  site,
  members: members.map((_id) => ({ _id })),
});

const formOptions: FormOptions = {
  templates: [],
  sites: [site],
  disciplines: [{ _id: 'mech', code: 'MECH', description: 'Mechanical' }],
  groups: [group('facilities', 'bob'), group('mine', 'me')],
};

const last: LastChoices = { discipline: 'mech', owner: 'host', individuals: ['eve'], groups: ['facilities'] };
const atSite: PermitChoices = { ...emptyChoices, site: 'n' };

it.each<[string, Partial<PermitChoices>, Partial<LastChoices>, Partial<LastChoices>]>([
  ['all of them when nothing is selected', {}, {}, last],
  [
    'none over an existing selection',
    { owner: 'other', individuals: ['ann'] },
    {},
    { discipline: 'mech', groups: ['facilities'] },
  ],
  [
    'none that was removed',
    {},
    { discipline: 'gone', groups: ['gone', 'facilities'] },
    { owner: 'host', individuals: ['eve'], groups: ['facilities'] },
  ],
  [
    'no group without a member who could decide',
    { discipline: 'mech', owner: 'x', individuals: ['y'] },
    { groups: ['mine'] },
    {},
  ],
  ['no group with a reviewer as a member', { individuals: ['bob'] }, {}, { discipline: 'mech', owner: 'host' }],
])('the last choices at a site restore %s', (_title, chosen, change, again) => {
  expect(pickRestorableChoices({ ...atSite, ...chosen }, { ...last, ...change }, formOptions, 'me')).toEqual(again);
});

it('clears restored choices unless they were changed since', () => {
  const now = { ...atSite, ...last, owner: 'other' };
  expect(toClearedChoices(last, now)).toEqual({ discipline: '', individuals: [], groups: [] });
  expect(toClearedChoices({}, now)).toEqual({});
});
