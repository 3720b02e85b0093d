import { describe, expect, it } from 'vitest';
import type { Slot } from './permit.ts';
import type { Actor } from '../user/actor.ts';
import { roles, type Role } from '../user/role.ts';
import { canSeePermit, isVisibleTo, listPeople } from './visibility.ts';

const anybody: Actor = {
  id: 'person',
  fullName: 'Someone',
  email: 'somebody@fab.example',
  role: 'User',
  company: 'ACME',
  siteIds: ['site'],
  groups: [],
};

const permit = {
  submitterId: 'submitter',
  submitterCompany: 'Other',
  siteId: 'other site',
  ownerId: 'owner',
  slots: [] as Slot[],
  holderIds: [] as string[],
};

const group = { id: 'group', name: 'Facilities', siteId: 'other site', permitCloser: false };
const ofPerson: Slot = { reviewer: { kind: 'individual', userId: 'person', name: 'Someone' }, filledBy: null };
const ofGroup: Slot = { reviewer: { kind: 'group', groupId: 'group', name: 'Facilities' }, filledBy: 'colleague' };

describe.each(roles)('a user of the role %s', (role) => {
  const actor = { ...anybody, role };

  it('sees the permits they submitted, own, hold or review, whatever the site or submitter', () => {
    expect(canSeePermit(actor, { ...permit, holderIds: ['person'] })).toBe(true);
    expect(canSeePermit(actor, { ...permit, submitterId: 'person' })).toBe(true);
    expect(canSeePermit(actor, { ...permit, ownerId: 'person' })).toBe(true);
    expect(canSeePermit(actor, { ...permit, slots: [ofPerson] })).toBe(true);
    expect(canSeePermit({ ...actor, groups: [group] }, { ...permit, slots: [ofGroup] })).toBe(true);
  });
});

const seen: Record<
  Role,
  { elsewhere: boolean; atOwnSite: boolean; ofCompanyThere: boolean; ofCompanyElsewhere: boolean }
> = {
  User: { elsewhere: false, atOwnSite: false, ofCompanyThere: false, ofCompanyElsewhere: false },
  ContractorRequestor: { elsewhere: false, atOwnSite: false, ofCompanyThere: false, ofCompanyElsewhere: false },
  ContractorPM: { elsewhere: false, atOwnSite: false, ofCompanyThere: true, ofCompanyElsewhere: false },
  MTGroup: { elsewhere: false, atOwnSite: true, ofCompanyThere: true, ofCompanyElsewhere: false },
  MicronSupervisor: { elsewhere: false, atOwnSite: true, ofCompanyThere: true, ofCompanyElsewhere: false },
  MicronManager: { elsewhere: false, atOwnSite: true, ofCompanyThere: true, ofCompanyElsewhere: false },
  SiteAdmin: { elsewhere: false, atOwnSite: true, ofCompanyThere: true, ofCompanyElsewhere: false },
  SuperAdmin: { elsewhere: true, atOwnSite: true, ofCompanyThere: true, ofCompanyElsewhere: true },
};

it.each(roles)('a %s without a part in a permit sees it only by its site and company', (role) => {
  const actor = { ...anybody, role };
  expect({
    elsewhere: canSeePermit(actor, permit),
    atOwnSite: canSeePermit(actor, { ...permit, siteId: 'site' }),
    ofCompanyThere: canSeePermit(actor, { ...permit, siteId: 'site', submitterCompany: 'ACME' }),
    ofCompanyElsewhere: canSeePermit(actor, { ...permit, submitterCompany: 'ACME' }),
  }).toEqual(seen[role]);
});

it('a project manager without a company sees no permits of submitters without one', () => {
  const actor: Actor = { ...anybody, role: 'ContractorPM', company: '' };
  expect(canSeePermit(actor, { ...permit, siteId: 'site', submitterCompany: '' })).toBe(false);
});

describe('the parties of a permit', () => {
  const reviewed = { ...permit, slots: [ofPerson, ofGroup], holderIds: ['holder'] };

  it('are its reviewers, by person and by group, and its holders', () => {
    expect(listPeople(reviewed)).toEqual({
      submitterId: 'submitter',
      submitterCompany: 'Other',
      siteId: 'other site',
      ownerId: 'owner',
      reviewerIds: ['person'],
      reviewingGroupIds: ['group'],
      holderIds: ['holder'],
    });
  });

  it('are former reviewers, too, of a change that leaves them out', () => {
    expect(canSeePermit(anybody, permit)).toBe(false);
    expect(isVisibleTo(anybody, listPeople(permit, [ofPerson]))).toBe(true);
    expect(isVisibleTo({ ...anybody, groups: [group] }, listPeople(permit, [ofGroup]))).toBe(true);
  });

  it('decide without holders, as an older version sends them', () => {
    const { holderIds: _holders, ...older } = listPeople(reviewed);
    expect(isVisibleTo(anybody, older)).toBe(true);
    expect(isVisibleTo({ ...anybody, id: 'holder' }, older)).toBe(false);
  });
});
