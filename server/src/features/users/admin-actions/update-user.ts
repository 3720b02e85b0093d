import { diffFields } from '@eptw/domain/text/field-changes';
import { isSameText } from '@eptw/domain/text/same-text';
import { formatAddressTaken } from '@eptw/domain/user/account-address';
import { canJoinGroups, toStoredDetail } from '@eptw/domain/user/account-details';
import { isAccountStatus, type AccountStatus } from '@eptw/domain/user/account-status';
import type { TextDetail } from '@eptw/domain/user/account-details';
import {
  emailChangeRefusal,
  canChangeEmails,
  checkOwnAccountChange,
  checkOwnCompanyChange,
  ownSuspensionRefusal,
  checkAccountAssignment,
} from '@eptw/domain/user/authority';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { administer } from '../../audit-log/administer.ts';
import { endUserSessions, publishRightsChanged } from '../../sessions/service.ts';
import {
  type AccountActionResult,
  toAuthorityAccount,
  refuseLastSuperAdmin,
  lockVisibleAccount,
  refuseStale,
  requireAuthority,
} from './locked-account.ts';
import { toEmailChange, queueAccountMails, needsVerification } from './email-change.ts';
import { describeFollowUps } from './follow-ups.ts';
import { changeGroups, replaceSites, saveAccount, type LockedAccount } from './store.ts';
import { refuseDuplicateAddress } from '../email-address.ts';
import {
  requireGroups,
  parseRole,
  requireSites,
  findCompanySpelling,
  toAuditFields,
  requireAssignableCompany,
  parseDetail,
  type AccountDetails,
} from './account-details.ts';
import { publishAccountsChanged } from '../subscriptions.ts';

type Optional<Value> = Value | null | undefined;

/** Input of 'Update User': only what changes. Sites and groups are complete lists of ids. */
export interface UpdateUserInput {
  email?: Optional<string>;
  fullname?: Optional<string>;
  role?: Optional<string>;
  company?: Optional<string>;
  phone?: Optional<string>;
  site?: Optional<readonly string[]>;
  group?: Optional<readonly string[]>;
  status?: Optional<string>;
}

interface AccountUpdate extends AccountDetails {
  status: AccountStatus;
}

const toIds = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

function parseStatus(input: Optional<string>, current: AccountStatus): AccountStatus {
  if (input === null || input === undefined) return current;
  if (isAccountStatus(input)) return input;
  throw new Refusal('BAD_INPUT', `There is no status '${input.slice(0, 40)}'.`);
}

/** The account as the audit log records it, with a pending address marked as such. */
function toUpdateAuditFields(account: LockedAccount, update: AccountUpdate) {
  const email = needsVerification(account, update.email) ? `${update.email}, once verified` : update.email;
  return { ...toAuditFields({ ...update, email }), Status: update.status };
}

/** Validates input only if it differs, so that values saved under older rules do not block other changes. */
function parseDetailOr(detail: TextDetail, input: Optional<string>, current: string): string {
  return input === null || input === undefined || toStoredDetail(detail, input) === toStoredDetail(detail, current)
    ? current
    : parseDetail(detail, input);
}

async function parseAccountUpdate(
  { db, actor }: ActorContext,
  account: LockedAccount,
  input: UpdateUserInput,
): Promise<AccountUpdate> {
  const role = input.role ? parseRole(input.role) : account.role;
  const sites = input.site ? await requireSites(db, input.site, account.sites) : account.sites;
  const siteIds = toIds(sites);
  const isOwn = account.id === actor.id;
  const refusal = isOwn
    ? checkOwnAccountChange(toAuthorityAccount(account), { role, siteIds })
    : checkAccountAssignment(actor, { role, siteIds });
  if (role !== account.role) await refuseLastSuperAdmin(db, account);
  if (refusal) throw new Refusal('FORBIDDEN', refusal);

  const typedCompany = parseDetailOr('company', input.company, account.company);
  const isOther = typedCompany !== account.company;
  const companyProblem = isOwn ? checkOwnCompanyChange(account.company, typedCompany) : undefined;
  if (companyProblem) throw new Refusal('FORBIDDEN', companyProblem);
  const company = isOther ? await findCompanySpelling(db, typedCompany, account.id) : account.company;
  const status = parseStatus(input.status, account.status);
  const isApproved = status === 'Approved' && account.status === 'Pending';
  const isSame = isSameText(company, account.company);
  if (!isOwn) await requireAssignableCompany({ db, actor }, company, isSame && !(account.companyClaimed && isApproved));

  const email = parseDetailOr('email', input.email, account.email);
  if (!isOwn && email !== account.email && !canChangeEmails(actor)) throw new Refusal('FORBIDDEN', emailChangeRefusal);
  if (status === 'Pending' && account.status === 'Approved') {
    await refuseLastSuperAdmin(db, account);
    if (isOwn) throw new Refusal('FORBIDDEN', ownSuspensionRefusal);
  }
  const remainingGroups = account.groups.filter((group) => canJoinGroups(role) && siteIds.includes(group.siteId));
  return {
    fullName: parseDetailOr('fullname', input.fullname, account.fullName),
    email,
    phone: parseDetailOr('phone', input.phone, account.phone),
    role,
    company,
    sites,
    groups: input.group ? await requireGroups(db, input.group, { role, sites }) : remainingGroups,
    status,
  };
}

async function saveAccountUpdate(context: ActorContext, account: LockedAccount, update: AccountUpdate): Promise<void> {
  const { db, actor, clock } = context;
  const { fullName, role, company, phone, status } = update;
  await saveAccount(
    db,
    account.id,
    {
      full_name: fullName,
      role,
      company,
      phone,
      status,
      // Approving an account, or changing its company, confirms the company.
      ...((company !== account.company || status !== account.status) && { company_claimed: false }),
      ...(await toEmailChange(context, account, update.email)),
    },
    { by: actor.id, at: clock() },
  );
  const before = toIds(account.groups);
  const after = toIds(update.groups);
  await replaceSites(db, account.id, toIds(update.sites));
  await changeGroups(db, account.id, {
    left: before.filter((id) => !after.includes(id)),
    joined: after.filter((id) => !before.includes(id)),
  });
  const isLessThanBefore = role !== account.role || (status === 'Pending' && account.status === 'Approved');
  if (isLessThanBefore) await endUserSessions(context, [account.id]);
  await publishRightsChanged(context, [account.id]);
  await publishAccountsChanged(context);
}

/**
 * Changes an account as its administrator or, within narrow limits, as its owner; with nothing but a status it
 * approves or suspends. Another role, or losing the approval, ends the user's sessions.
 */
export async function updateUser(
  outerContext: ActorContext,
  id: string,
  input: UpdateUserInput,
  version: number | null | undefined,
): Promise<AccountActionResult> {
  return refuseDuplicateAddress(formatAddressTaken(input.email ?? '', input.email ?? ''), () =>
    administer(outerContext, async (context, record) => {
      const account = await lockVisibleAccount(context, id);
      refuseStale(account, version);
      requireAuthority(context.actor, account);
      const update = await parseAccountUpdate(context, account, input);
      const before = { ...toAuditFields(account), Status: account.status };
      const changes = diffFields(before, toUpdateAuditFields(account, update));
      if (changes.length === 0) return { id: account.id, message: `${account.fullName} has no changes to save.` };
      await saveAccountUpdate(context, account, update);
      await queueAccountMails(context, account, update);
      const approved = changes.length === 1 && update.status !== account.status && update.status === 'Approved';
      const action = approved ? 'approve' : 'update';
      record({ action, kind: 'user', subjectId: account.id, subjectName: update.fullName, changes });
      return { id: account.id, message: await describeFollowUps(context.db, account, update) };
    }),
  );
}
