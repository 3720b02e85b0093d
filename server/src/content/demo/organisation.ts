import { roles, type Role } from '@eptw/domain/user/role';
import { ContentProblem } from '../content-problem.ts';
import { flag, listOf, object, oneOf, optional, text, type Shape } from '../shape.ts';

interface DemoSite {
  code: string;
  name: string;
  address: string;
}

interface DemoContractor {
  name: string;
  /** What stands after the @ in the addresses of its people. */
  emailDomain: string;
}

export interface DemoUser {
  /** What stands before the @; the company says the rest. */
  name: string;
  fullName: string;
  role: Role;
  /** A contractor; nothing for the host's own people. */
  company?: string;
  /** Codes of the sites that they belong to. */
  sites: readonly string[];
}

interface DemoGroup {
  name: string;
  /** The code of its site. */
  site: string;
  permitCloser: boolean;
  /** Names of the host's people. */
  members: readonly string[];
}

interface DemoDiscipline {
  code: string;
  description: string;
}

/** Sites, companies, users and groups of the demo. */
export interface DemoOrganisation {
  /** Every account has it. */
  password: string;
  sites: readonly DemoSite[];
  contractors: readonly DemoContractor[];
  /** Whom the program names when it starts. */
  users: readonly DemoUser[];
  otherUsers: readonly DemoUser[];
  groups: readonly DemoGroup[];
  disciplines: readonly DemoDiscipline[];
  blockedWords: readonly string[];
}

const userList = listOf(
  object<DemoUser>({
    name: text,
    fullName: text,
    role: oneOf(roles),
    company: optional(text),
    sites: listOf(text),
  }),
);

const organisation = object<DemoOrganisation>({
  password: text,
  sites: listOf(object<DemoSite>({ code: text, name: text, address: text })),
  contractors: listOf(object<DemoContractor>({ name: text, emailDomain: text })),
  users: userList,
  otherUsers: userList,
  groups: listOf(object<DemoGroup>({ name: text, site: text, permitCloser: flag, members: listOf(text) })),
  disciplines: listOf(object<DemoDiscipline>({ code: text, description: text })),
  blockedWords: listOf(text),
});

/** The shape of `content/demo/organisation.yaml`, in which every name refers to something that is there. */
export const demoOrganisation: Shape<DemoOrganisation> = (value, place) => {
  const read = organisation(value, place);
  const { sites, contractors, groups, users, otherUsers } = read;
  const codes = new Set(sites.map(({ code }) => code));
  const companies = new Set(contractors.map(({ name }) => name));
  const staff = new Set([...users, ...otherUsers].flatMap(({ name, company }) => (company ? [] : [name])));
  for (const list of ['users', 'otherUsers'] as const) {
    read[list].forEach((user, index) => {
      const at = [...place, list, index];
      requireKnown(user.sites, codes, [...at, 'sites'], 'site');
      if (user.company !== undefined) requireKnown([user.company], companies, [...at, 'company'], 'contractor');
    });
  }
  groups.forEach((group, index) => {
    const at = [...place, 'groups', index];
    requireKnown([group.site], codes, [...at, 'site'], 'site');
    requireKnown(group.members, staff, [...at, 'members'], 'user of the host');
  });
  return read;
};

function requireKnown(
  names: readonly string[],
  known: ReadonlySet<string>,
  place: readonly (string | number)[],
  kind: string,
): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new ContentProblem(place, `names '${unknown}', which is no ${kind} of this file.`);
}
