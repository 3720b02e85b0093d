import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../user/actor.ts';
import { roles, type Role } from '../user/role.ts';
import type { Certificate } from './certificate.ts';
import {
  certificateVerifiers,
  findVerificationProblem,
  formatVerification,
  isSameNumber,
  isUnchanged,
  listSharedSites,
  listVerifyingSites,
  type VerifiableCertificate,
} from './verification.ts';

const today = '2026-11-26';

const entered: VerifiableCertificate = {
  company: { name: 'ACME Works', siteIds: ['north', 'west'] },
  enteredById: 'pm',
  expiresOn: today,
};

const createActor = (role: Role, change: Partial<Actor> = {}): Actor => ({
  ...{
    id: 'viewer',
    fullName: 'Viewer',
    email: '',
    role,
    company: 'Host Fab',
    siteIds: ['north', 'south'],
    groups: [],
  },
  ...change,
});

const toGroup = (siteId: string, permitCloser: boolean) => ({
  id: siteId,
  name: 'Permit Office',
  siteId,
  permitCloser,
});
const closer = createActor('MTGroup', { groups: [toGroup('north', true), toGroup('west', false)] });

const verify = (actor: Actor, change: Partial<VerifiableCertificate> = {}) =>
  findVerificationProblem(actor, { ...entered, ...change }, today);

describe('who verifies a certificate', () => {
  it.each(roles)('%s', (role) => {
    const may = role === 'SiteAdmin' || role === 'MicronSupervisor';
    expect(verify(createActor(role))?.problem).toEqual(
      may ? undefined : expect.stringMatching(/^You cannot verify this\. A Site Admin, supervisor or permit closer/),
    );
  });

  it('is a permit closer of a site where the company works, not another group’s member', () => {
    expect(verify(closer)).toBeUndefined();
    expect(listVerifyingSites(closer)).toEqual(['north']);
    expect(verify({ ...closer, groups: [toGroup('north', false)] })).toMatchObject({ kind: 'person' });
    expect(verify({ ...closer, groups: [toGroup('south', true)] })).toMatchObject({ kind: 'person' });
  });

  it('belongs to a site where the company works', () => {
    expect(verify(createActor('SiteAdmin', { siteIds: ['south'] }))?.problem).toMatch(/where the company works/);
    expect(listSharedSites(createActor('SiteAdmin'), entered.company)).toEqual(['north']);
  });

  it('is not of the worker’s company, however it is written', () => {
    const own = createActor('SiteAdmin', { company: ' acme works' });
    expect(verify(own)?.problem).toMatch(/^Nobody verifies certificates of their own company/);
  });

  it('has not entered it', () => {
    expect(verify(createActor('SiteAdmin', { id: 'pm' }))?.problem).toMatch(
      /^You entered this certificate\. Ask somebody/,
    );
  });

  test('a certificate that has ended is not verified any more', () => {
    expect(verify(createActor('SiteAdmin'), { expiresOn: '2026-11-25' })).toEqual({
      kind: 'certificate',
      problem: 'This certificate ended on 25 Nov 2026. Ask the company for the new one.',
    });
  });

  it('has a queue', () => {
    expect(certificateVerifiers).toEqual(
      roles.filter((role) => ['SiteAdmin', 'MTGroup', 'MicronSupervisor'].includes(role)),
    );
  });
});

describe('a certificate that is changed', () => {
  const before: Certificate = {
    kind: 'welder',
    number: 'W-1',
    issuer: 'Welding Institute',
    expiresOn: '2027-01-31',
    file: 'a.pdf',
  };

  it.each<[keyof Certificate, string, boolean]>([
    ['kind', 'rigger', false],
    ['number', 'W-2', false],
    ['issuer', 'Another Institute', false],
    ['expiresOn', '2028-01-31', true],
    ['file', 'b.pdf', true],
  ])('in its %s has to be verified again', (field, value, keepsNumber) => {
    const after = { ...before, [field]: value };
    expect(isUnchanged(before, after)).toBe(false);
    expect(isSameNumber(before, after)).toBe(keepsNumber);
  });

  it('in nothing stays verified', () => {
    expect(isUnchanged(before, { ...before })).toBe(true);
  });

  it('in the case of its number alone is the same number, and has to be verified again', () => {
    expect(isUnchanged(before, { ...before, number: 'w-1' })).toBe(false);
    expect(isSameNumber(before, { ...before, number: 'w-1' })).toBe(true);
  });
});

it('says who has seen it where', () => {
  expect(formatVerification({ by: 'Sarah Lim', site: 'Fab 10N' })).toBe('Verified by Sarah Lim, Fab 10N');
});
