import { content } from '../content/content.ts';
import type { DemoUser } from '../content/demo/organisation.ts';
import { hashPassword } from '../features/sessions/password.ts';
import type { Database } from '../database/connect.ts';
import { demoUsers, toDemoEmail } from './demo-users.ts';

const { password, groups, ...organisation } = content.demo.organisation;

/** Creates the sites, disciplines, users and groups of the demo. */
export async function seedUsersAndGroups(
  db: Database,
  host: { name: string; staffEmailDomain: string },
): Promise<void> {
  const sites = await db
    .insertInto('site')
    .values(organisation.sites.map(({ emergencyPhone, ...site }) => ({ ...site, emergency_phone: emergencyPhone })))
    .returning(['id', 'code'])
    .execute();
  const siteIds = new Map(sites.map(({ code, id }) => [code, id]));
  await db
    .insertInto('discipline')
    .values([...organisation.disciplines])
    .execute();

  // One hash for all: the password is public, and hashing is slow by design.
  const passwordHash = await hashPassword(password);
  const personIds = new Map<string, string>();
  for (const [index, person] of demoUsers.entries()) {
    const email = toDemoEmail(person, host.staffEmailDomain);
    const company = person.company ?? host.name;
    // Contractors have none, to show an account without a phone number.
    const phone = person.company === undefined ? `+65 6000 ${1001 + index}` : '';
    const id = await insertUser(db, person, { email, company, phone, passwordHash });
    personIds.set(email, id);
    const personSites = person.sites.map((code) => ({ person_id: id, site_id: requireId(siteIds, code) }));
    await db.insertInto('person_site').values(personSites).execute();
  }
  for (const group of groups) {
    const { id } = await db
      .insertInto('mt_group')
      .values({ name: group.name, site_id: requireId(siteIds, group.site), permit_closer: group.permitCloser })
      .returning('id')
      .executeTakeFirstOrThrow();
    const members = group.members.map((name) => ({
      group_id: id,
      person_id: requireId(personIds, `${name}@${host.staffEmailDomain}`),
    }));
    await db.insertInto('mt_group_member').values(members).execute();
  }
}

async function insertUser(
  db: Database,
  person: DemoUser,
  { email, company, phone, passwordHash }: { email: string; company: string; phone: string; passwordHash: string },
): Promise<string> {
  const { id } = await db
    .insertInto('person')
    .values({
      email,
      full_name: person.fullName,
      role: person.role,
      status: 'Approved',
      company,
      phone,
      password_hash: passwordHash,
      email_verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function requireId(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo data does not know ${key}.`);
  return id;
}
