import {
  accountDetailLabels,
  canJoinGroups,
  toStoredDetail,
  validateDetail,
  type TextDetail,
} from '@eptw/domain/user/account-details';
import type { FieldValue } from '@eptw/domain/text/field-changes';
import { isRole, roleLabels, type Role } from '@eptw/domain/user/role';
import { checkCompanyAssignment } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import {
  findCompaniesElsewhere,
  findGroups,
  findSites,
  findSpelling,
  type GroupOption,
  type SiteOption,
} from './store.ts';

/** All details of an account as it will be. */
export interface AccountDetails {
  fullName: string;
  email: string;
  role: Role;
  company: string;
  phone: string;
  sites: SiteOption[];
  groups: GroupOption[];
}

const toRefusal = (sentence: string) => new Refusal('BAD_INPUT', sentence);

/** The stored form of a detail. Refuses an invalid one. */
export function parseDetail(detail: TextDetail, text: string): string {
  const problem = validateDetail(detail, text);
  if (problem) throw toRefusal(problem);
  return toStoredDetail(detail, text);
}

/** Refuses an unknown role. */
export function parseRole(text: string): Role {
  if (isRole(text)) return text;
  throw toRefusal(`There is no role '${text.slice(0, 40)}'. Choose one from the list.`);
}

/** A company's name as other users of the company spell it. */
export async function findCompanySpelling(db: Database, company: string, personId?: string): Promise<string> {
  return company === '' ? '' : findSpelling(db, company, personId);
}

/** Refuses a company that this administrator may not assign. */
export async function requireAssignableCompany(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  company: string,
  isTheirs: boolean,
): Promise<void> {
  if (company === '' || isTheirs || actor.role === 'SuperAdmin') return;
  const isElsewhere = (await findCompaniesElsewhere(db, [company], actor.siteIds)).length > 0;
  const refusal = checkCompanyAssignment(actor, { isCurrent: isTheirs, isUsedElsewhere: isElsewhere });
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
}

/** Sites by id. Refuses an empty list and unknown sites; archived ones may stay but not be added. */
export async function requireSites(
  db: Database,
  ids: readonly string[],
  currentSites: readonly SiteOption[],
): Promise<SiteOption[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) throw toRefusal('Choose at least one site.');
  const sites = await findSites(db, uniqueIds.filter(isUuid));
  const hasDeleted = sites.some((site) => site.archived && !currentSites.some((one) => one.id === site.id));
  if (sites.length !== uniqueIds.length || hasDeleted)
    throw toRefusal('One of the sites no longer exists. Choose from the list.');
  return sites;
}

/** Groups by id. Refuses groups of other sites, and any group for a role that has none. */
export async function requireGroups(
  db: Database,
  ids: readonly string[],
  { role, sites }: Pick<AccountDetails, 'role' | 'sites'>,
): Promise<GroupOption[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  if (!canJoinGroups(role))
    throw toRefusal(`Only users with the role ${roleLabels.MTGroup} can be members of groups. Remove the groups.`);
  const groups = await findGroups(db, uniqueIds.filter(isUuid));
  if (groups.length !== uniqueIds.length) throw toRefusal('One of the groups no longer exists. Choose from the list.');
  const elsewhere = groups.find((group) => !sites.some((site) => site.id === group.siteId));
  if (elsewhere)
    throw toRefusal(`The group ${elsewhere.name} belongs to another site. Add its site, or remove the group.`);
  return groups;
}

/** An account as the audit log records it. */
export function toAuditFields(details: AccountDetails): Record<string, FieldValue> {
  return {
    [accountDetailLabels.fullname]: details.fullName,
    [accountDetailLabels.email]: details.email,
    [accountDetailLabels.role]: roleLabels[details.role],
    [accountDetailLabels.company]: details.company,
    [accountDetailLabels.phone]: details.phone,
    [accountDetailLabels.site]: details.sites.map((site) => site.code),
    [accountDetailLabels.group]: details.groups.map((group) => group.name),
  };
}
