import { describe, expect, test } from 'vitest';
import { roles, type Role } from '../user/role.ts';
import { canSeeCrew, checkCrewCompany, knowsOwnCrew, managesCrews } from './crew-access.ts';

const acme = { name: 'ACME Works', siteIds: ['north', 'east'] };

const createActor = (role: Role, company: string, siteIds: string[]) => ({ role, company, siteIds });

/** Which companies each role sees: its own, those at its sites, and any other. */
const expected: Record<Role, { own: boolean; atSite: boolean; elsewhere: boolean; manages: boolean }> = {
  SuperAdmin: { own: true, atSite: true, elsewhere: true, manages: true },
  SiteAdmin: { own: false, atSite: true, elsewhere: false, manages: true },
  MTGroup: { own: false, atSite: true, elsewhere: false, manages: false },
  ContractorPM: { own: true, atSite: false, elsewhere: false, manages: true },
  ContractorRequestor: { own: true, atSite: false, elsewhere: false, manages: true },
  MicronSupervisor: { own: false, atSite: true, elsewhere: false, manages: false },
  MicronManager: { own: false, atSite: true, elsewhere: false, manages: false },
  User: { own: false, atSite: true, elsewhere: false, manages: false },
};

test.each(roles)('a %s sees and manages the workers that the table says', (role) => {
  expect({
    own: canSeeCrew(createActor(role, 'ACME Works', ['west']), acme),
    atSite: canSeeCrew(createActor(role, 'Fab', ['east']), acme),
    elsewhere: canSeeCrew(createActor(role, 'Fab', ['west']), acme),
    manages: managesCrews(role),
  }).toEqual(expected[role]);
});

test.each<[string, Role, string, boolean, boolean]>([
  ['a contractor, even while its register is empty', 'ContractorRequestor', 'ACME Works', false, true],
  ['staff who see workers of their company', 'User', 'Fab', true, true],
  ['no staff who see none of them', 'SiteAdmin', 'Fab', false, false],
  ['nobody without a company', 'ContractorPM', '', false, false],
])('who of the own company has a certificate is known to %s', (_whom, role, company, seesAny, expectedToKnow) => {
  expect(knowsOwnCrew({ role, company }, seesAny)).toBe(expectedToKnow);
});

test('a contractor without a company sees nobody', () => {
  expect(canSeeCrew(createActor('ContractorPM', '', ['north']), { name: '', siteIds: ['north'] })).toBe(false);
});

describe('adding workers', () => {
  test.each<[string, ReturnType<typeof createActor>, typeof acme, RegExp | undefined]>([
    ['of the own company', createActor('ContractorPM', 'ACME Works', []), acme, undefined],
    ['of another company', createActor('ContractorPM', 'Borealis', ['north']), acme, /your own company only/],
    ['of no company', createActor('ContractorRequestor', '', []), { name: '', siteIds: [] }, /no company/],
    ['of a company at an own site', createActor('SiteAdmin', 'Fab', ['north']), acme, undefined],
    ['of a company elsewhere', createActor('SiteAdmin', 'Fab', ['west']), acme, /at sites you manage/],
    ['without choosing a company', createActor('SiteAdmin', 'Fab', []), { name: '', siteIds: [] }, /Choose a company/],
    ['of a company that has nobody', createActor('SuperAdmin', 'Fab', []), { name: 'ACNE', siteIds: [] }, /Choose a/],
    ['as staff who only see them', createActor('MicronSupervisor', 'Fab', ['north']), acme, /Choose a company/],
  ])('%s', (_title, actor, company, sentence) => {
    const problem = checkCrewCompany(actor, company);
    if (sentence) expect(problem).toMatch(sentence);
    else expect(problem).toBeUndefined();
  });
});
