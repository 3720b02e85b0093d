import { fieldChanges } from '@eptw/domain/administration/act';
import { belongsToGroups } from '@eptw/domain/user/account-details';
import { isAccountStatus, type AccountStatus } from '@eptw/domain/user/account-status';
import type { TypedDetail } from '@eptw/domain/user/account-details';
import {
  addressRefusal,
  changesAddresses,
  ownAccountRefusal,
  ownCompanyRefusal,
  ownSuspensionRefusal,
  wantedAccountRefusal,
} from '@eptw/domain/user/authority';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Scope } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import { recordAct } from '../../../administration/history/record.ts';
import { endSessionsOf, tellOfRights } from '../../../sessions/service.ts';
import type { Changed } from './changed.ts';
import { addressChange, mailAbout, needsProof } from './addresses.ts';
import { accountOf, keepSuperAdmin, lockSeenAccount, refuseStale, requireAuthority } from './locked.ts';
import { whatFollows } from './sentences.ts';
import { changeGroups, replaceSites, writeAccount, type LockedAccount } from './store.ts';
import { refusingTakenAddress, takenAddress } from '../../taken-address.ts';
import {
  chosenGroups,
  chosenRole,
  chosenSites,
  companyAsSpelled,
  inWords,
  requireGivable,
  typedDetail,
  type WantedDetails,
} from './wanted.ts';
import { tellOfAccounts } from '../../watching.ts';

type Sent<Value> = Value | null | undefined;

/** What 'Update User' sends: whatever is to change. Sites and groups by their ids, all of them. */
export interface SentUserChange {
  email?: Sent<string>;
  fullname?: Sent<string>;
  role?: Sent<string>;
  company?: Sent<string>;
  phone?: Sent<string>;
  site?: Sent<readonly string[]>;
  group?: Sent<readonly string[]>;
  status?: Sent<string>;
}

interface Wanted extends WantedDetails {
  status: AccountStatus;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

function wantedStatus(sent: Sent<string>, now: AccountStatus): AccountStatus {
  if (sent === null || sent === undefined) return now;
  if (isAccountStatus(sent)) return sent;
  throw new Refusal('BAD_INPUT', `There is no status '${sent.slice(0, 40)}'.`);
}

/** The account as the history tells it; an address that is yet to be proven is told as such. */
function wantedInWords(account: LockedAccount, wanted: Wanted) {
  const email = needsProof(account, wanted.email) ? `${wanted.email}, once verified` : wanted.email;
  return { ...inWords({ ...wanted, email }), Status: wanted.status };
}

/** What is typed counts only where it differs: what was kept under older rules does not stand in the way. */
function typedOr(detail: TypedDetail, sent: Sent<string>, now: string): string {
  return sent === null || sent === undefined || sent.trim() === now ? now : typedDetail(detail, sent);
}

async function wantedOf({ db, actor }: Scope, account: LockedAccount, sent: SentUserChange): Promise<Wanted> {
  const role = sent.role ? chosenRole(sent.role) : account.role;
  const sites = sent.site ? await chosenSites(db, sent.site, account.sites) : account.sites;
  const siteIds = idsOf(sites);
  const own = account.id === actor.id;
  const refusal = own
    ? ownAccountRefusal(accountOf(account), { role, siteIds })
    : wantedAccountRefusal(actor, { role, siteIds });
  if (role !== account.role) await keepSuperAdmin(db, account);
  if (refusal) throw new Refusal('FORBIDDEN', refusal);

  const typedCompany = typedOr('company', sent.company, account.company);
  const isOther = typedCompany !== account.company;
  const ofCompany = own ? ownCompanyRefusal(account.company, typedCompany) : undefined;
  if (ofCompany) throw new Refusal('FORBIDDEN', ofCompany);
  const company = isOther ? await companyAsSpelled(db, typedCompany, account.id) : account.company;
  const status = wantedStatus(sent.status, account.status);
  const isApproved = status === 'Approved' && account.status === 'Pending';
  const isSame = company.toLowerCase() === account.company.toLowerCase();
  if (!own) await requireGivable({ db, actor }, company, isSame && !(account.companyClaimed && isApproved));

  const email = typedOr('email', sent.email, account.email);
  if (!own && email !== account.email && !changesAddresses(actor)) throw new Refusal('FORBIDDEN', addressRefusal);
  if (status === 'Pending' && account.status === 'Approved') {
    await keepSuperAdmin(db, account);
    if (own) throw new Refusal('FORBIDDEN', ownSuspensionRefusal);
  }
  const stays = account.groups.filter((group) => belongsToGroups(role) && siteIds.includes(group.siteId));
  return {
    fullName: typedOr('fullname', sent.fullname, account.fullName),
    email,
    phone: typedOr('phone', sent.phone, account.phone),
    role,
    company,
    sites,
    groups: sent.group ? await chosenGroups(db, sent.group, { role, sites }) : stays,
    status,
  };
}

async function write(scope: Scope, account: LockedAccount, wanted: Wanted): Promise<void> {
  const { db, actor, clock } = scope;
  const { fullName, role, company, phone, status } = wanted;
  await writeAccount(
    db,
    account.id,
    {
      full_name: fullName,
      role,
      company,
      phone,
      status,
      // Whoever approves an account, or gives it another company, has looked at its company.
      ...((company !== account.company || status !== account.status) && { company_claimed: false }),
      ...(await addressChange(scope, account, wanted.email)),
    },
    { by: actor.id, at: clock() },
  );
  const before = idsOf(account.groups);
  const after = idsOf(wanted.groups);
  await replaceSites(db, account.id, idsOf(wanted.sites));
  await changeGroups(db, account.id, {
    left: before.filter((id) => !after.includes(id)),
    joined: after.filter((id) => !before.includes(id)),
  });
  const isLessThanBefore = role !== account.role || (status === 'Pending' && account.status === 'Approved');
  if (isLessThanBefore) await endSessionsOf(scope, [account.id]);
  await tellOfRights(scope, [account.id]);
  await tellOfAccounts(scope);
}

/**
 * Changes an account as its administrator or, within narrow bounds, as its owner; with nothing but a status it approves
 * or suspends. Another role, or losing the approval, ends the person's sessions.
 */
export async function updateUser(
  scope: Scope,
  id: string,
  sent: SentUserChange,
  version: number | null | undefined,
): Promise<Changed> {
  return refusingTakenAddress(takenAddress(sent.email?.trim() ?? ''), () =>
    inTransaction(scope.db, async (db) => {
      const within = { ...scope, db };
      const account = await lockSeenAccount(within, id);
      refuseStale(account, version);
      requireAuthority(scope.actor, account);
      const wanted = await wantedOf(within, account, sent);
      const before = { ...inWords(account), Status: account.status };
      const changes = fieldChanges(before, wantedInWords(account, wanted));
      if (changes.length === 0) return { id: account.id, message: `Nothing was changed on ${account.fullName}.` };
      await write(within, account, wanted);
      await mailAbout(within, account, wanted);
      const approved = changes.length === 1 && wanted.status !== account.status && wanted.status === 'Approved';
      await recordAct(within, scope.actor, {
        action: approved ? 'approve' : 'update',
        kind: 'user',
        subjectId: account.id,
        subjectName: wanted.fullName,
        changes,
      });
      return { id: account.id, message: await whatFollows(db, account, wanted) };
    }),
  );
}
