import { normalizeText, isSameText } from '../text/same-text.ts';
import { formatCalendarDate } from '../time/format-date.ts';
import type { Actor } from '../user/actor.ts';
import { roles, type Role } from '../user/role.ts';
import { getCertificateKey, type Certificate } from './certificate.ts';
import type { CrewCompany } from './crew-access.ts';

/** At which sites a role verifies certificates that companies entered. */
const verifiesAt: Record<Role, 'own sites' | 'sites of own permit-closer groups' | 'no site'> = {
  SuperAdmin: 'no site',
  SiteAdmin: 'own sites',
  MTGroup: 'sites of own permit-closer groups',
  ContractorPM: 'no site',
  ContractorRequestor: 'no site',
  MicronSupervisor: 'own sites',
  MicronManager: 'no site',
  User: 'no site',
};

/** Roles of which at least some users verify certificates. */
export const certificateVerifiers: readonly Role[] = roles.filter((role) => verifiesAt[role] !== 'no site');

/** The roles of them that verify only as members of a permit-closer group. */
export const verifiersAsClosers: readonly Role[] = roles.filter(
  (role) => verifiesAt[role] === 'sites of own permit-closer groups',
);

/** The roles of them that verify at every site of their own. */
export const verifiersAtOwnSites: readonly Role[] = roles.filter((role) => verifiesAt[role] === 'own sites');

/** Who verifies certificates, as refusals say it. */
export const whoVerifies = 'A Site Admin, supervisor or permit closer of a site where the company works verifies it.';

type Verifier = Pick<Actor, 'id' | 'role' | 'company' | 'siteIds' | 'groups'>;

/** The sites at which a user verifies certificates. */
export function listVerifyingSites({ role, siteIds, groups }: Verifier): readonly string[] {
  switch (verifiesAt[role]) {
    case 'own sites':
      return siteIds;
    case 'sites of own permit-closer groups':
      return [...new Set(groups.filter(({ permitCloser }) => permitCloser).map(({ siteId }) => siteId))];
    case 'no site':
      return [];
  }
}

/** What decides whether a user may verify a certificate. */
export interface VerifiableCertificate {
  /** The worker's company, with the sites where it works. */
  company: CrewCompany;
  /** The id of who entered it or changed it last; null where nobody recorded that. */
  enteredById: string | null;
  /** The last day on which it is valid. */
  expiresOn: string;
}

/** Those of a user's sites at which they may verify certificates of a company. */
export function listSharedSites(actor: Verifier, { siteIds }: CrewCompany): string[] {
  return listVerifyingSites(actor).filter((id) => siteIds.includes(id));
}

/** The same company, however it is written. */
export function isSameCompany(one: string, other: string): boolean {
  return normalizeText(one) !== '' && isSameText(one, other);
}

/** Why a user may not verify a certificate, as a sentence; undefined when they may. */
export function findVerificationProblem(
  actor: Verifier,
  { company, enteredById, expiresOn }: VerifiableCertificate,
  today: string,
): { kind: 'person' | 'certificate'; problem: string } | undefined {
  const refusePerson = (problem: string) => ({ kind: 'person', problem }) as const;
  if (isSameCompany(actor.company, company.name))
    return refusePerson('Nobody verifies certificates of their own company. Ask the site to see it.');
  if (listSharedSites(actor, company).length === 0) return refusePerson(`You cannot verify this. ${whoVerifies}`);
  if (enteredById === actor.id)
    return refusePerson('You entered this certificate. Ask somebody else who verifies certificates to see it.');
  if (expiresOn >= today) return undefined;
  return {
    kind: 'certificate',
    problem: `This certificate ended on ${formatCalendarDate(expiresOn)}. Ask the company for the new one.`,
  };
}

/** Whether a certificate is the same paper as before, to the letter: only then it stays verified. */
export function isUnchanged(before: Certificate, after: Certificate): boolean {
  return (
    before.kind === after.kind &&
    before.number === after.number &&
    before.issuer === after.issuer &&
    before.expiresOn === after.expiresOn &&
    before.file === after.file
  );
}

/**
 * Whether a certificate goes by the number of the one before, from the same issuer. Then a changed end or scan is a
 * renewal or a correction, for which nobody leaves a job they are on; any other change is another certificate.
 */
export function isSameNumber(before: Certificate, after: Certificate): boolean {
  return getCertificateKey(before) === getCertificateKey(after) && isSameText(before.issuer, after.issuer);
}

/** The mark of whether a certificate is verified, in words. */
export const notVerifiedMark = { words: 'Not verified', tone: 'orange' } as const;

/** 'Verified by Sarah Lim, Fab 10N'. */
export function formatVerification({ by, site }: { by: string; site: string }): string {
  return `Verified by ${by}, ${site}`;
}
