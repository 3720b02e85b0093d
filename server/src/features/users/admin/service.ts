import { message } from '@eptw/domain/message';
import { listAccountActions } from '@eptw/domain/user/account-actions';
import { isAccountStatus } from '@eptw/domain/user/account-status';
import { checkAccountAuthority, type Administrator } from '@eptw/domain/user/authority';
import { isRole } from '@eptw/domain/user/role';
import type { StreamedList } from '../../../database/batches.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Page } from '../../../graphql/payloads.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { loadPage, type PageArguments } from '../../../graphql/paging.ts';
import { readFilterOption } from '../service.ts';
import {
  accountOrders,
  findAccount,
  listAccounts,
  listCompanies,
  type AccountFilter,
  type AccountOrder,
  type ManagedAccountRow,
} from './store.ts';
import type { ManagedUser } from './types.ts';

type Texts = readonly string[] | null | undefined;

/** A query of the list of users. */
export interface UserQuery extends PageArguments {
  searchText?: string | null | undefined;
  filterOption?: string | null | undefined;
  roles?: Texts;
  statuses?: Texts;
  /** Codes. */
  sites?: Texts;
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

function toManagedUser(viewer: Administrator, row: ManagedAccountRow): ManagedUser {
  const account = {
    id: row._id,
    role: row.role,
    siteIds: row.sites.map((site) => site._id),
    status: row.status,
  };
  const refusal = viewer.id === row._id ? undefined : checkAccountAuthority(viewer, account);
  return { ...row, actions: listAccountActions(viewer, account), refusal: refusal ?? null };
}

function parseOptions<Value extends string>(texts: Texts, is: (text: string) => text is Value, noun: string): Value[] {
  return (texts ?? []).map((text) => {
    if (is(text)) return text;
    throw new Refusal('BAD_INPUT', `There is no ${noun} '${text.slice(0, 40)}'. Choose another.`);
  });
}

async function toAccountFilter({ db }: ActorContext, search: UserQuery): Promise<AccountFilter> {
  const { searchText, filterOption, roles, statuses, sites } = search;
  return {
    searchText,
    option: await readFilterOption(db, filterOption),
    roles: parseOptions(roles, isRole, 'role'),
    statuses: parseOptions(statuses, isAccountStatus, 'status'),
    sites: sites ?? [],
  };
}

/** New accounts come first, unless another order is requested. */
function toAccountOrder({ sortBy, sortOrder }: UserQuery): AccountOrder {
  const by = accountOrders.find((order) => order === sortBy);
  if (sortBy && !by)
    throw new Refusal('BAD_INPUT', `Users cannot be sorted by '${sortBy.slice(0, 40)}'. Choose another order.`);
  return by ? { by, direction: sortOrder === 'desc' ? 'desc' : 'asc' } : { by: 'createdAt', direction: 'desc' };
}

/** The accounts that the administrator can see: all for a Super Admin, those who share a site for a Site Admin. */
export async function listUsers(context: ActorContext, search: UserQuery): Promise<Page<ManagedUser>> {
  const { db, actor } = context;
  const accounts = listAccounts(db, actor, await toAccountFilter(context, search), toAccountOrder(search));
  const { count, items: rows } = await loadPage(search, accounts);
  return { count, items: rows.map((row) => toManagedUser(actor, row)) };
}

/** All of the same accounts. */
export async function streamUsers(context: ActorContext, search: UserQuery): Promise<StreamedList<ManagedAccountRow>> {
  const { db, actor } = context;
  return listAccounts(db, actor, await toAccountFilter(context, search), toAccountOrder(search)).stream();
}

/** One account. Throws NOT_FOUND if it is archived or the administrator cannot see it. */
export async function getUser({ db, actor }: ActorContext, id: string): Promise<ManagedUser> {
  const row = isUuid(id) ? await findAccount(db, actor, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return toManagedUser(actor, row);
}

const maxCompanies = 50;

/** Company names, to complete what the user types. */
export async function listCompanyNames({ db }: ActorContext, searchText: string | null | undefined): Promise<string[]> {
  return listCompanies(db, searchText, maxCompanies);
}
