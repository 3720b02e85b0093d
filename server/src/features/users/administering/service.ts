import { message } from '@eptw/domain/message';
import { actionsOn } from '@eptw/domain/user/account-actions';
import { isAccountStatus } from '@eptw/domain/user/account-status';
import { accountRefusal, type Administrator } from '@eptw/domain/user/authority';
import { isRole } from '@eptw/domain/user/role';
import type { WholeList } from '../../../database/batches.ts';
import { isIdentifier } from '../../../database/identifier.ts';
import type { Page } from '../../../graphql/answers.ts';
import type { Scope } from '../../../graphql/context.ts';
import { badInput, Refusal } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import {
  accountOrders,
  countAccounts,
  findAccount,
  listAccounts,
  listCompanies,
  wholeAccountList,
  type AccountFilter,
  type AccountOrder,
  type AccountRow,
} from './store.ts';
import type { AdministeredUser } from './types.ts';

type Texts = readonly string[] | null | undefined;

/** What the list of users is asked for. */
export interface UserSearch extends PageArguments {
  searchText?: string | null | undefined;
  /** One role, one status, or the code of one site; 'All', or nothing, is everybody. */
  filterOption?: string | null | undefined;
  roles?: Texts;
  statuses?: Texts;
  /** Codes. */
  sites?: Texts;
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

function administered(viewer: Administrator, row: AccountRow): AdministeredUser {
  const account = {
    id: row._id,
    role: row.role,
    siteIds: row.sites.map((site) => site._id),
    status: row.status,
  };
  const refusal = viewer.id === row._id ? undefined : accountRefusal(viewer, account);
  return { ...row, actions: actionsOn(viewer, account), refusal: refusal ?? null };
}

function only<Value extends string>(texts: Texts, is: (text: string) => text is Value, noun: string): Value[] {
  return (texts ?? []).map((text) => {
    if (is(text)) return text;
    throw badInput(`There is no ${noun} '${text.slice(0, 40)}'.`);
  });
}

function filterOf({ searchText, filterOption, roles, statuses, sites }: UserSearch): AccountFilter {
  const one = filterOption && filterOption !== 'All' ? filterOption : '';
  return {
    searchText,
    roles: isRole(one) ? [one] : only(roles, isRole, 'role'),
    statuses: isAccountStatus(one) ? [one] : only(statuses, isAccountStatus, 'status'),
    sites: one && !isRole(one) && !isAccountStatus(one) ? [one] : (sites ?? []),
  };
}

/** Whoever is new comes first, unless asked for otherwise. */
function orderOf({ sortBy, sortOrder }: UserSearch): AccountOrder {
  const by = accountOrders.find((order) => order === sortBy);
  if (sortBy && !by) throw badInput(`Users cannot be sorted by '${sortBy.slice(0, 40)}'.`);
  return by ? { by, direction: sortOrder === 'desc' ? 'desc' : 'asc' } : { by: 'createdAt', direction: 'desc' };
}

/** Accounts that the administrator sees: a SuperAdmin all, a SiteAdmin those who share a site. */
export async function getUsers({ db, actor }: Scope, search: UserSearch): Promise<Page<AdministeredUser>> {
  const filter = filterOf(search);
  const order = { ...orderOf(search), ...pageOf(search) };
  const [count, rows] = await Promise.all([countAccounts(db, actor, filter), listAccounts(db, actor, filter, order)]);
  return { count, items: rows.map((row) => administered(actor, row)) };
}

/** The same accounts, all of them. */
export async function everyUser({ db, actor }: Scope, search: UserSearch): Promise<WholeList<AccountRow>> {
  return wholeAccountList(db, actor, filterOf(search), orderOf(search));
}

/** One account. Refuses with NOT_FOUND when it is archived or the administrator does not see it. */
export async function getUser({ db, actor }: Scope, id: string): Promise<AdministeredUser> {
  const row = isIdentifier(id) ? await findAccount(db, actor, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return administered(actor, row);
}

const mostCompanies = 50;

/** Names of companies, for whoever types one. */
export async function getCompanies({ db }: Scope, searchText: string | null | undefined): Promise<string[]> {
  return listCompanies(db, searchText, mostCompanies);
}
