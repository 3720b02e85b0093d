import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';

/** Whose workers a role sees. Any other worker is 'Not found'. */
type CrewVisibility = 'own company' | 'companies at own sites' | 'all companies';

export const crewVisibilityByRole: Record<Role, CrewVisibility> = {
  SuperAdmin: 'all companies',
  SiteAdmin: 'companies at own sites',
  MTGroup: 'companies at own sites',
  ContractorPM: 'own company',
  ContractorRequestor: 'own company',
  MicronSupervisor: 'companies at own sites',
  MicronManager: 'companies at own sites',
  User: 'companies at own sites',
};

/** Roles that manage the workers they see: add, change, erase and import them, and set their PINs. */
export const crewManagers: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'ContractorPM', 'ContractorRequestor'];

/** A contractor with the sites at which it has people: approved accounts of project managers or requestors. */
export interface CrewCompany {
  name: string;
  siteIds: readonly string[];
}

/** Whether this user sees the workers of this company. */
export function canSeeCrew(actor: Pick<Actor, 'role' | 'company' | 'siteIds'>, company: CrewCompany): boolean {
  switch (crewVisibilityByRole[actor.role]) {
    case 'all companies':
      return true;
    case 'companies at own sites':
      return company.siteIds.some((id) => actor.siteIds.includes(id));
    case 'own company':
      return actor.company !== '' && actor.company === company.name;
  }
}

/**
 * Whether a user knows which workers of their own company hold a certificate: a contractor always, staff only where
 * they see any of them.
 */
export function knowsOwnCrew({ role, company }: Pick<Actor, 'role' | 'company'>, seesAny: boolean): boolean {
  return seesAny || (crewVisibilityByRole[role] === 'own company' && company !== '');
}

/** Whether this role manages the workers of the companies it sees. */
export function managesCrews(role: Role): boolean {
  return crewManagers.includes(role);
}

/** Why a user may not add workers to this company; undefined when they may. */
export function checkCrewCompany(
  actor: Pick<Actor, 'role' | 'company' | 'siteIds'>,
  company: CrewCompany,
): string | undefined {
  const isContractor = crewVisibilityByRole[actor.role] === 'own company';
  if (isContractor && actor.company === '')
    return 'Your account has no company, so you cannot manage workers. Ask an administrator to enter it.';
  // Nobody but a Super Admin would ever see the workers of a company without people.
  const isKnown = isContractor || company.siteIds.length > 0;
  if (managesCrews(actor.role) && isKnown && canSeeCrew(actor, company)) return undefined;
  return isContractor
    ? 'You manage the workers of your own company only.'
    : 'Choose a company that has project managers or requestors at sites you manage.';
}
