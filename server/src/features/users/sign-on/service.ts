import { fieldChanges } from '@eptw/domain/administration/act';
import { roleLabels } from '@eptw/domain/user/role';
import { roleBySignOn, type RoleOfGroup } from '@eptw/domain/user/sign-on';
import { waitsForApproval } from '@eptw/domain/user/sign-in';
import type { Database } from '../../../database/connect.ts';
import type { NewRow } from '../../../database/tables.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { Services } from '../../../graphql/context.ts';
import { recordAct } from '../../administration/history/record.ts';
import { isAnotherSuperAdmin } from '../administering/changing/store.ts';
import { tellOfAccounts } from '../watching.ts';
import {
  changePerson,
  findByAddress,
  findBySubject,
  insertPerson,
  lockAddress,
  wasDeleted,
  type IssuerName,
  type SignOnRow,
} from './store.ts';

/** Somebody of the host's own, as the issuer proved them. */
export interface ProvenPerson extends IssuerName {
  email: string;
  fullName: string;
  groups: readonly string[];
}

/** The account that somebody signed on to. */
export interface Admission {
  personId: string;
  /** Whether what the account may do has changed, so that its older sessions must end. */
  changedRights: boolean;
}

type Ground = Pick<Services, 'db' | 'clock' | 'events' | 'hostName'>;

/**
 * Finds the account of somebody who signed on, or makes one, in the caller's transaction. The issuer's own name for a
 * person counts before the address, because an address may come to belong to somebody else. Refuses with FORBIDDEN.
 */
export async function admit(ground: Ground, proven: ProvenPerson, mapping: readonly RoleOfGroup[]): Promise<Admission> {
  const { db } = ground;
  await lockAddress(db, proven.email);
  const bySubject = await findBySubject(db, proven);
  const byAddress = await findByAddress(db, proven.email);
  const person = bySubject ?? byAddress;
  if (!person) {
    if (await wasDeleted(db, proven, proven.email))
      throw new Refusal('FORBIDDEN', 'Your account here was deleted. Ask an administrator if you need it again.');
    return { personId: await createPerson(ground, proven, mapping), changedRights: false };
  }
  if (!bySubject && person.sign_on_issuer === proven.issuer)
    throw new Refusal(
      'FORBIDDEN',
      'This address was used with another company account before. Ask an administrator to delete the old account and to create one for you.',
    );
  if (person.status !== 'Approved') throw new Refusal('FORBIDDEN', waitsForApproval);
  return updatePerson(ground, person, proven, { mapping, addressIsFree: byAddress === undefined });
}

async function createPerson(ground: Ground, proven: ProvenPerson, mapping: readonly RoleOfGroup[]): Promise<string> {
  const { db, clock, hostName } = ground;
  const { email, fullName, issuer, subject } = proven;
  const role = roleBySignOn('User', proven.groups, mapping);
  const personId = await insertPerson(db, {
    email,
    full_name: fullName,
    role,
    status: 'Approved',
    company: hostName,
    email_verified_at: clock(),
    sign_on_issuer: issuer,
    sign_on_subject: subject,
  });
  await tellOfAccounts(ground);
  await recordAct(ground, 'single sign-on', {
    action: 'create',
    kind: 'user',
    subjectId: personId,
    subjectName: fullName,
    changes: fieldChanges({}, { Fullname: fullName, Email: email, Role: roleLabels[role], Company: hostName }),
  });
  return personId;
}

/** Brings an account in line with what the issuer says. Its sites stay: administrators give them. */
async function updatePerson(
  ground: Ground,
  person: SignOnRow,
  { issuer, subject, email, groups }: ProvenPerson,
  { mapping, addressIsFree }: { mapping: readonly RoleOfGroup[]; addressIsFree: boolean },
): Promise<Admission> {
  const { db, clock } = ground;
  const change: Partial<NewRow<'person'>> = {};
  if (person.sign_on_issuer !== issuer) Object.assign(change, { sign_on_issuer: issuer, sign_on_subject: subject });
  if (addressIsFree) Object.assign(change, { email, pending_email: null });
  const wasUnproven = person.email_verified_at === null;
  // Whoever chose that password never showed that the address is theirs.
  if (wasUnproven) Object.assign(change, { email_verified_at: clock(), password_hash: null });
  const role = roleBySignOn(person.role, groups, mapping);
  const changesRole = role !== person.role && !(await isLastSuperAdmin(db, person));
  if (changesRole) change.role = role;
  if (Object.keys(change).length === 0) return { personId: person.id, changedRights: false };
  await changePerson(db, person.id, change);
  await tellOfAccounts(ground);
  const changes = fieldChanges(
    { Email: person.email, Role: roleLabels[person.role], 'Company account': person.sign_on_issuer },
    {
      Email: change.email ?? person.email,
      Role: roleLabels[change.role ?? person.role],
      'Company account': issuer,
    },
  );
  if (changes.length > 0)
    await recordAct(ground, 'single sign-on', {
      action: 'update',
      kind: 'user',
      subjectId: person.id,
      subjectName: person.full_name,
      changes,
    });
  return { personId: person.id, changedRights: changesRole || wasUnproven };
}

/** Nobody could administer the installation without one, whatever the issuer's groups say. */
async function isLastSuperAdmin(db: Database, person: SignOnRow): Promise<boolean> {
  return person.role === 'SuperAdmin' && !(await isAnotherSuperAdmin(db, person.id));
}
