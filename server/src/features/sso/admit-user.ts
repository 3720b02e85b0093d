import { diffFields } from '@eptw/domain/text/field-changes';
import { validateNewEmail } from '@eptw/domain/text/email';
import { roleLabels } from '@eptw/domain/user/role';
import { resolveSsoRole, type ClaimedGroups, type SsoRoleMapping } from '@eptw/domain/user/sso';
import { signInProblemMessages } from '@eptw/domain/user/sign-in';
import type { NewRow } from '../../database/tables.ts';
import { Refusal } from '../../refusal.ts';
import type { AppContext } from '../../app-context.ts';
import { recordAuditEntry } from '../audit-log/record.ts';
import { findAddressProblem } from '../users/email-address.ts';
import { isLastSuperAdmin } from '../users/admin-actions/locked-account.ts';
import { publishAccountsChanged } from '../users/subscriptions.ts';
import {
  updateAccount,
  findByAddress,
  findBySubject,
  insertAccount,
  lockAddress,
  wasAccountDeleted,
  type SubjectIdentifier,
  type SsoAccountRow,
} from './store.ts';

/** A member of the host's staff, as verified by the issuer. */
export interface VerifiedIdentity extends SubjectIdentifier {
  email: string;
  fullName: string;
  groups: ClaimedGroups;
}

/** The account of a single sign-on. */
export interface SsoAdmission {
  personId: string;
  /** Whether the account's rights have changed, so that its older sessions must end. */
  changedRights: boolean;
}

type AdmissionContext = Pick<AppContext, 'db' | 'clock' | 'events' | 'hostName'>;

/**
 * Finds or creates the account of a single sign-on, in the caller's transaction. The issuer's subject takes
 * precedence over the address, because an address may be reassigned to another person. Refuses with FORBIDDEN.
 */
export async function admitUser(
  context: AdmissionContext,
  identity: VerifiedIdentity,
  mapping: readonly SsoRoleMapping[],
): Promise<SsoAdmission> {
  const { db } = context;
  await lockAddress(db, identity.email);
  const bySubject = await findBySubject(db, identity);
  const byAddress = await findByAddress(db, identity.email);
  const person = bySubject ?? byAddress;
  if (!person) {
    if (await wasAccountDeleted(db, identity, identity.email))
      throw new Refusal('FORBIDDEN', 'Your account here was deleted. Ask an administrator if you need it again.');
    await refuseLookAlike(context, identity.email);
    return { personId: await createSsoAccount(context, identity, mapping), changedRights: false };
  }
  if (!bySubject && person.sign_on_issuer === identity.issuer)
    throw new Refusal(
      'FORBIDDEN',
      'This address was used with another company account. Ask an administrator to delete the old account and to create one for you.',
    );
  if (person.status !== 'Approved') throw new Refusal('FORBIDDEN', signInProblemMessages.awaitingApproval);
  const changesAddress = byAddress === undefined;
  if (changesAddress) await refuseLookAlike(context, identity.email, person.id);
  return updateSsoAccount(context, person, identity, { mapping, changesAddress });
}

/** Refuses an address that nobody here has and that could be taken for somebody's, or has a letter that is not shown. */
async function refuseLookAlike({ db }: AdmissionContext, email: string, personId?: string): Promise<void> {
  const problem = validateNewEmail(email) ?? (await findAddressProblem(db, email, personId));
  if (problem) throw new Refusal('FORBIDDEN', `${problem} Ask your IT department to correct it.`);
}

async function createSsoAccount(
  context: AdmissionContext,
  identity: VerifiedIdentity,
  mapping: readonly SsoRoleMapping[],
): Promise<string> {
  const { db, clock, hostName } = context;
  const { email, fullName, issuer, subject } = identity;
  const role = resolveSsoRole({ role: 'User', isGivenBySso: false }, identity.groups, mapping);
  const personId = await insertAccount(db, {
    email,
    full_name: fullName,
    role,
    sign_on_role: role === 'User' ? null : role,
    status: 'Approved',
    company: hostName,
    email_verified_at: clock(),
    sign_on_issuer: issuer,
    sign_on_subject: subject,
  });
  await publishAccountsChanged(context);
  await recordAuditEntry(context, 'single sign-on', {
    action: 'create',
    kind: 'user',
    subjectId: personId,
    subjectName: fullName,
    changes: diffFields({}, { 'Full name': fullName, Email: email, Role: roleLabels[role], Company: hostName }),
  });
  return personId;
}

/** Updates an account from the issuer's claims. Its sites stay: administrators assign them. */
async function updateSsoAccount(
  context: AdmissionContext,
  person: SsoAccountRow,
  { issuer, subject, email, groups }: VerifiedIdentity,
  { mapping, changesAddress }: { mapping: readonly SsoRoleMapping[]; changesAddress: boolean },
): Promise<SsoAdmission> {
  const { db, clock } = context;
  const change: Partial<NewRow<'person'>> = {};
  if (person.sign_on_issuer !== issuer) Object.assign(change, { sign_on_issuer: issuer, sign_on_subject: subject });
  if (changesAddress) Object.assign(change, { email, pending_email: null });
  const wasUnproven = person.email_verified_at === null;
  // The password was chosen by someone who never proved that the address is theirs.
  if (wasUnproven) Object.assign(change, { email_verified_at: clock(), password_hash: null });
  const isGivenBySso = person.sign_on_role === person.role;
  const role = resolveSsoRole({ role: person.role, isGivenBySso }, groups, mapping);
  // The last Super Admin keeps the role, whatever the issuer's groups say, or nobody could administer the
  // installation.
  const changesRole = role !== person.role && !(await isLastSuperAdmin(db, person));
  if (changesRole) Object.assign(change, { role, sign_on_role: role });
  if (Object.keys(change).length === 0) return { personId: person.id, changedRights: false };
  await updateAccount(db, person.id, change);
  await publishAccountsChanged(context);
  const changes = diffFields(
    { Email: person.email, Role: roleLabels[person.role], 'Company account': person.sign_on_issuer },
    {
      Email: change.email ?? person.email,
      Role: roleLabels[change.role ?? person.role],
      'Company account': issuer,
    },
  );
  if (changes.length > 0)
    await recordAuditEntry(context, 'single sign-on', {
      action: 'update',
      kind: 'user',
      subjectId: person.id,
      subjectName: person.full_name,
      changes,
    });
  return { personId: person.id, changedRights: changesRole || wasUnproven };
}
