import { randomUUID } from 'node:crypto';
import { diffFields } from '@eptw/domain/text/field-changes';
import { checkAccountAssignment } from '@eptw/domain/user/authority';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { recordAuditEntry } from '../../audit-log/record.ts';
import { queueMail } from '../../mail-queue/service.ts';
import type { AccountActionResult } from './locked-account.ts';
import { insertAccounts, insertMembers, insertSites } from './store.ts';
import { refuseDuplicateAddress, addressInUseMessage } from '../email-address.ts';
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

/** What 'Create User' sends; sites and groups by their ids. */
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
  return { fullName, email, role, company, phone, sites, groups };
}

/** Makes an approved account without a password, and mails the person a link to verify the address and choose one. */
export async function createUser(context: ActorContext, input: CreateUserInput): Promise<AccountActionResult> {
  return refuseDuplicateAddress(addressInUseMessage(input.email.trim()), () =>
    inTransaction(context.db, async (db) => {
      const transactionContext = { ...context, db };
      const details = await parseNewAccount(transactionContext, input);
      const { fullName, email, role, company, phone } = details;
      const id = randomUUID();
      await insertAccounts(db, [
        {
          id,
          full_name: fullName,
          email,
          role,
          company,
          phone,
          status: 'Approved',
          created_at: context.clock(),
        },
      ]);
      await insertSites(
        db,
        details.sites.map((site) => ({ person_id: id, site_id: site.id })),
      );
      await insertMembers(
        db,
        details.groups.map((group) => ({ person_id: id, group_id: group.id })),
      );
      await publishAccountsChanged(transactionContext);
      await queueMail(transactionContext, { kind: 'verifyEmail', personId: id, requirePassword: true });
      await recordAuditEntry(transactionContext, context.actor, {
        action: 'create',
        kind: 'user',
        subjectId: id,
        subjectName: fullName,
        changes: diffFields({}, toAuditFields(details)),
      });
      return { id, message: `The account of ${fullName} was created. We sent ${email} a link to choose a password.` };
    }),
  );
}
