import { belongsToGroups, detailLabels, detailProblem, type TypedDetail } from '@eptw/domain/user/account-details';
import type { FieldValue } from '@eptw/domain/administration/act';
import { isRole, roleLabels, type Role } from '@eptw/domain/user/role';
import { givenCompanyRefusal } from '@eptw/domain/user/authority';
import type { Database } from '../../../../database/connect.ts';
import { isIdentifier } from '../../../../database/identifier.ts';
import type { Scope } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import {
  companiesElsewhere,
  groupsByIds,
  sitesByIds,
  spellingOf,
  type GroupChoice,
  type SiteChoice,
} from '../store.ts';

/** What an account is to become, all of it. */
export interface WantedDetails {
  fullName: string;
  email: string;
  role: Role;
  company: string;
  phone: string;
  sites: SiteChoice[];
  groups: GroupChoice[];
}

const badInput = (sentence: string) => new Refusal('BAD_INPUT', sentence);

/** A part of an account as it is kept. Refuses what may not be. */
export function typedDetail(detail: TypedDetail, text: string): string {
  const problem = detailProblem(detail, text);
  if (problem) throw badInput(problem);
  return text.trim();
}

/** Refuses a role that does not exist. */
export function chosenRole(text: string): Role {
  if (isRole(text)) return text;
  throw badInput(`There is no role '${text.slice(0, 40)}'. Choose one of the list.`);
}

/** A company's name as others of the same company than this person have it. */
export async function companyAsSpelled(db: Database, company: string, personId?: string): Promise<string> {
  return company === '' ? '' : ((await spellingOf(db, company, personId)) ?? company);
}

/** Refuses a company that this administrator may not give to somebody. */
export async function requireGivable(
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  company: string,
  isTheirs: boolean,
): Promise<void> {
  if (company === '' || isTheirs || actor.role === 'SuperAdmin') return;
  const isElsewhere = (await companiesElsewhere(db, [company], actor.siteIds)).length > 0;
  const refusal = givenCompanyRefusal(actor, { isTheirs, isElsewhere });
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
}

/** Sites by their ids. Refuses when there are none, or one that does not exist; an archived one may only be kept. */
export async function chosenSites(
  db: Database,
  ids: readonly string[],
  kept: readonly SiteChoice[],
): Promise<SiteChoice[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw badInput('Choose at least one site.');
  const sites = await sitesByIds(db, wanted.filter(isIdentifier));
  const gone = sites.some((site) => site.archived && !kept.some((one) => one.id === site.id));
  if (sites.length !== wanted.length || gone)
    throw badInput('One of the sites does not exist any more. Choose from the list.');
  return sites;
}

/** Groups by their ids. Refuses those of other sites, and groups for anybody who is to be no member of any. */
export async function chosenGroups(
  db: Database,
  ids: readonly string[],
  { role, sites }: Pick<WantedDetails, 'role' | 'sites'>,
): Promise<GroupChoice[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  if (!belongsToGroups(role))
    throw badInput(`Only a person of the role ${roleLabels.MTGroup} is a member of groups. Leave the groups out.`);
  const groups = await groupsByIds(db, wanted.filter(isIdentifier));
  if (groups.length !== wanted.length)
    throw badInput('One of the groups does not exist any more. Choose from the list.');
  const elsewhere = groups.find((group) => !sites.some((site) => site.id === group.siteId));
  if (elsewhere)
    throw badInput(`The group ${elsewhere.name} belongs to another site. Add its site, or leave the group out.`);
  return groups;
}

/** An account as the history of administration tells it. */
export function inWords(details: WantedDetails): Record<string, FieldValue> {
  return {
    [detailLabels.fullname]: details.fullName,
    [detailLabels.email]: details.email,
    [detailLabels.role]: roleLabels[details.role],
    [detailLabels.company]: details.company,
    [detailLabels.phone]: details.phone,
    [detailLabels.site]: details.sites.map((site) => site.code),
    [detailLabels.group]: details.groups.map((group) => group.name),
  };
}
