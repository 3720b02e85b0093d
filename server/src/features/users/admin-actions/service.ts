import { randomUUID } from 'node:crypto';
import { diffFields } from '@eptw/domain/text/field-changes';
import { formatAddressTaken } from '@eptw/domain/user/account-address';
import { checkAccountAssignment, ownDeletionRefusal } from '@eptw/domain/user/authority';
import type { ActorContext } from '../../../app-context.ts';
import { refuseConflict } from '../../../graphql/refusals.ts';
import { Refusal } from '../../../refusal.ts';
import { administer } from '../../audit-log/administer.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { endUserSessions } from '../../sessions/service.ts';
import { withdrawCodes } from '../accounts/store.ts';
import { findAddressProblem, refuseDuplicateAddress } from '../email-address.ts';
import { publishAccountsChanged } from '../subscriptions.ts';
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
import { describeAwaitedApprovals, describeEmptiedGroups } from './follow-ups.ts';
import {
  lockVisibleAccount,
  refuseLastSuperAdmin,
  requireAuthority,
  type AccountActionResult,
} from './locked-account.ts';
import { changeGroups, insertAccounts, insertMembers, insertSites, saveAccount } from './store.ts';

/** Input of 'Create User'; sites and groups by id. */
export interface CreateUserInput {
  email: string;
  fullname: string;
  role: string;
  company?: string | null | undefined;
  phone?: string | null | undefined;
  site: readonly string[];
  group?: readonly string[] | null | undefined;
}

async function parseNewAccount({ db, actor }: ActorContext, input: CreateUserInput): Promise<AccountDetails> {
  const fullName = parseDetail('fullname', input.fullname);
  const email = parseDetail('email', input.email);
  const typedCompany = parseDetail('company', input.company ?? '');
  const phone = parseDetail('phone', input.phone ?? '');
  const role = parseRole(input.role);
  const sites = await requireSites(db, input.site, []);
  const refusal = checkAccountAssignment(actor, { role, siteIds: sites.map((site) => site.id) });
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
  const company = await findCompanySpelling(db, typedCompany);
  await requireAssignableCompany({ db, actor }, company, false);
  const groups = await requireGroups(db, input.group ?? [], { role, sites });
  refuseConflict(await findAddressProblem(db, email));
  return { fullName, email, role, company, phone, sites, groups };
}

/** Creates an approved account without a password, and mails a link to verify the address and choose one. */
export async function createUser(outerContext: ActorContext, input: CreateUserInput): Promise<AccountActionResult> {
  return refuseDuplicateAddress(formatAddressTaken(input.email, input.email), () =>
    administer(outerContext, async (context, record) => {
      const { db, clock } = context;
      const details = await parseNewAccount(context, input);
      const { fullName, email, role, company, phone, sites, groups } = details;
      const id = randomUUID();
      const account = { id, full_name: fullName, email, role, company, phone };
      await insertAccounts(db, [{ ...account, status: 'Approved', created_at: clock() }]);
      await insertSites(
        db,
        sites.map((site) => ({ person_id: id, site_id: site.id })),
      );
      await insertMembers(
        db,
        groups.map((group) => ({ person_id: id, group_id: group.id })),
      );
      await publishAccountsChanged(context);
      await queueMail(context, { kind: 'verifyEmail', personId: id, requirePassword: true });
      const changes = diffFields({}, toAuditFields(details));
      record({ action: 'create', kind: 'user', subjectId: id, subjectName: fullName, changes });
      return { id, message: `The account of ${fullName} was created. We sent ${email} a link to choose a password.` };
    }),
  );
}

/**
 * Deletes an account: it leaves every list and its groups, its sessions end, and its links stop working. Old permits
 * still name the user, and the address is available again.
 */
export async function deleteUser(outerContext: ActorContext, id: string): Promise<AccountActionResult> {
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const account = await lockVisibleAccount(context, id);
    requireAuthority(actor, account);
    await refuseLastSuperAdmin(db, account);
    if (account.id === actor.id) throw new Refusal('FORBIDDEN', ownDeletionRefusal);
    const now = clock();
    const groupIds = account.groups.map((group) => group.id);
    await saveAccount(db, id, { archived_at: now, pending_email: null }, { by: actor.id, at: now });
    await changeGroups(db, id, { left: groupIds, joined: [] });
    await withdrawCodes(db, id, 'verifyEmail', now);
    await withdrawCodes(db, id, 'resetPassword', now);
    await endUserSessions(context, [id]);
    await publishAccountsChanged(context);
    const changes = diffFields(toAuditFields(account), {});
    record({ action: 'delete', kind: 'user', subjectId: id, subjectName: account.fullName, changes });
    const follows = [...(await describeAwaitedApprovals(db, id)), ...(await describeEmptiedGroups(db, groupIds))];
    return { id, message: [`The account of ${account.fullName} was deleted.`, ...follows].join(' ') };
  });
}

/**
 * Mails a link to choose a password; the current one works until then. A user who never verified the address gets a
 * link that does that first.
 */
export async function resetPasswordByAdmin(outerContext: ActorContext, id: string): Promise<AccountActionResult> {
  return administer(outerContext, async (context, record) => {
    const { fullName, email, emailVerified } = await lockVisibleAccount(context, id);
    await queueMail(
      context,
      emailVerified
        ? { kind: 'resetPassword', personId: id }
        : { kind: 'verifyEmail', personId: id, requirePassword: true },
    );
    record({ action: 'resetPassword', kind: 'user', subjectId: id, subjectName: fullName, changes: [] });
    return { id, message: `We sent ${email} a link to choose a password.` };
  });
}
