import { randomUUID } from 'node:crypto';
import { fieldChanges } from '@eptw/domain/administration/act';
import { wantedAccountRefusal } from '@eptw/domain/user/authority';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Scope } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import { recordAct } from '../../../administration/history/record.ts';
import { queueMail } from '../../../mails/service.ts';
import type { Changed } from './changed.ts';
import { insertAccounts, insertMembers, insertSites } from './store.ts';
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

/** What 'Create User' sends; sites and groups by their ids. */
export interface SentUser {
  email: string;
  fullname: string;
  role: string;
  company?: string | null | undefined;
  phone?: string | null | undefined;
  site: readonly string[];
  group?: readonly string[] | null | undefined;
}

async function wantedOf({ db, actor }: Scope, sent: SentUser): Promise<WantedDetails> {
  const fullName = typedDetail('fullname', sent.fullname);
  const email = typedDetail('email', sent.email);
  const typedCompany = typedDetail('company', sent.company ?? '');
  const phone = typedDetail('phone', sent.phone ?? '');
  const role = chosenRole(sent.role);
  const sites = await chosenSites(db, sent.site, []);
  const refusal = wantedAccountRefusal(actor, { role, siteIds: sites.map((site) => site.id) });
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
  const company = await companyAsSpelled(db, typedCompany);
  await requireGivable({ db, actor }, company, false);
  const groups = await chosenGroups(db, sent.group ?? [], { role, sites });
  return { fullName, email, role, company, phone, sites, groups };
}

/** Makes an approved account without a password, and mails the person a link to verify the address and choose one. */
export async function createUser(scope: Scope, sent: SentUser): Promise<Changed> {
  return refusingTakenAddress(takenAddress(sent.email.trim()), () =>
    inTransaction(scope.db, async (db) => {
      const within = { ...scope, db };
      const wanted = await wantedOf(within, sent);
      const { fullName, email, role, company, phone } = wanted;
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
          created_at: scope.clock(),
        },
      ]);
      await insertSites(
        db,
        wanted.sites.map((site) => ({ person_id: id, site_id: site.id })),
      );
      await insertMembers(
        db,
        wanted.groups.map((group) => ({ person_id: id, group_id: group.id })),
      );
      await tellOfAccounts(within);
      await queueMail(within, { kind: 'verifyEmail', personId: id, requirePassword: true });
      await recordAct(within, scope.actor, {
        action: 'create',
        kind: 'user',
        subjectId: id,
        subjectName: fullName,
        changes: fieldChanges({}, inWords(wanted)),
      });
      return { id, message: `The account of ${fullName} was made. A link to choose a password goes to ${email}.` };
    }),
  );
}
