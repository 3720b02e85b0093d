import { randomUUID } from 'node:crypto';
import { fieldChanges } from '@eptw/domain/administration/act';
import type { ImportedAccount } from '@eptw/domain/user/import';
import type { Scope } from '../../../graphql/context.ts';
import { recordActs } from '../../administration/history/record.ts';
import { queueMails } from '../../mails/service.ts';
import { insertAccounts, insertMembers, insertSites } from '../administering/changing/store.ts';
import { inWords } from '../administering/changing/wanted.ts';
import { groupsByIds, sitesByIds } from '../administering/store.ts';
import { spellingsOf } from './store.ts';
import { tellOfAccounts } from '../watching.ts';

/** A company as others spell it; of a new one, as its first line does. */
async function spelling({ db }: Scope, accounts: readonly ImportedAccount[]): Promise<(company: string) => string> {
  const companies = [...new Set(accounts.map((account) => account.company))].filter((company) => company !== '');
  const spelled = new Map<string, string>();
  for (const company of [...(await spellingsOf(db, companies)), ...companies]) {
    const key = company.toLowerCase();
    if (!spelled.has(key)) spelled.set(key, company);
  }
  return (company) => spelled.get(company.toLowerCase()) ?? company;
}

/** Makes approved accounts without passwords, in the caller's transaction, in a number of statements that stays the same. */
export async function writeAccounts(scope: Scope, accounts: readonly ImportedAccount[]): Promise<void> {
  const { db, actor, clock } = scope;
  const spelled = await spelling(scope, accounts);
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
  await tellOfAccounts(scope);
  await queueMails(
    scope,
    people.map(({ id }) => ({ kind: 'verifyEmail', personId: id, requirePassword: true })),
  );
  const sites = await sitesByIds(db, [...new Set(people.flatMap((person) => person.siteIds))]);
  const groups = await groupsByIds(db, [...new Set(people.flatMap((person) => person.groupIds))]);
  await recordActs(
    scope,
    actor,
    people.map(({ siteIds, groupIds, fullname, ...person }) => ({
      action: 'import',
      kind: 'user',
      subjectId: person.id,
      subjectName: fullname,
      changes: fieldChanges(
        {},
        inWords({
          ...person,
          fullName: fullname,
          sites: sites.filter((site) => siteIds.includes(site.id)),
          groups: groups.filter((group) => groupIds.includes(group.id)),
        }),
      ),
    })),
  );
}
