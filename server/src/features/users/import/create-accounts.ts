import { randomUUID } from 'node:crypto';
import { normalizeText } from '@eptw/domain/text/same-text';
import { diffFields } from '@eptw/domain/text/field-changes';
import type { ImportedAccount } from '@eptw/domain/user/import';
import type { ActorContext } from '../../../app-context.ts';
import { recordAuditEntries } from '../../audit-log/record.ts';
import { queueMails } from '../../mail-queue/service.ts';
import { insertAccounts, insertMembers, insertSites, findGroups, findSites } from '../admin-actions/store.ts';
import { toAuditFields } from '../admin-actions/account-details.ts';
import { findSpellings } from './store.ts';
import { publishAccountsChanged } from '../subscriptions.ts';

/** A company as its users spell it; for a new one, as its first line does. */
async function loadSpelling(
  { db }: ActorContext,
  accounts: readonly ImportedAccount[],
): Promise<(company: string) => string> {
  const companies = [...new Set(accounts.map((account) => account.company))].filter((company) => company !== '');
  const spelled = new Map<string, string>();
  for (const company of [...(await findSpellings(db, companies)), ...companies]) {
    const key = normalizeText(company);
    if (!spelled.has(key)) spelled.set(key, company);
  }
  return (company) => spelled.get(normalizeText(company)) ?? company;
}

/** Creates approved accounts without passwords, in the caller's transaction, with a fixed number of statements. */
export async function createAccounts(context: ActorContext, accounts: readonly ImportedAccount[]): Promise<void> {
  const { db, actor, clock } = context;
  const spelled = await loadSpelling(context, accounts);
  const people = accounts.map((account) => ({ ...account, id: randomUUID(), company: spelled(account.company) }));
  const now = clock();
  await insertAccounts(
    db,
    people.map(({ id, email, fullname, role, company, phone }) => ({
      id,
      email,
      full_name: fullname,
      role,
      company,
      phone,
      status: 'Approved',
      created_at: now,
    })),
  );
  await insertSites(
    db,
    people.flatMap(({ id, siteIds }) => siteIds.map((siteId) => ({ person_id: id, site_id: siteId }))),
  );
  await insertMembers(
    db,
    people.flatMap(({ id, groupIds }) => groupIds.map((groupId) => ({ person_id: id, group_id: groupId }))),
  );
  await publishAccountsChanged(context);
  await queueMails(
    context,
    people.map(({ id }) => ({ kind: 'verifyEmail', personId: id, requirePassword: true })),
  );
  const sites = await findSites(db, [...new Set(people.flatMap((person) => person.siteIds))]);
  const groups = await findGroups(db, [...new Set(people.flatMap((person) => person.groupIds))]);
  await recordAuditEntries(
    context,
    actor,
    people.map(({ siteIds, groupIds, fullname, ...person }) => ({
      action: 'import',
      kind: 'user',
      subjectId: person.id,
      subjectName: fullname,
      changes: diffFields(
        {},
        toAuditFields({
          ...person,
          fullName: fullname,
          sites: sites.filter((site) => siteIds.includes(site.id)),
          groups: groups.filter((group) => groupIds.includes(group.id)),
        }),
      ),
    })),
  );
}
