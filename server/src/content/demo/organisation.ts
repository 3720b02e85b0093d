import { roles, type Role } from '@eptw/domain/user/role';
import { ContentProblem } from '../content-problem.ts';
import { flag, listOf, object, oneOf, optional, text, type Shape } from '../shape.ts';

interface DemoSite {
  code: string;
  name: string;
  address: string;
  emergencyPhone: string;
}

interface DemoContractor {
  name: string;
  /** The domain of its users' e-mail addresses. */
  emailDomain: string;
}

export interface DemoUser {
  /** The part of the address before the @; the company gives the domain. */
  name: string;
  fullName: string;
  role: Role;
  /** A contractor; omitted for the host's own users. */
  company?: string;
  /** Codes of the user's sites. */
  sites: readonly string[];
}

interface DemoGroup {
  name: string;
  /** The code of its site. */
  site: string;
  permitCloser: boolean;
  /** Names of the host's users. */
  members: readonly string[];
}

interface DemoDiscipline {
  code: string;
  description: string;
}

/** Sites, companies, users and groups of the demo. */
export interface DemoOrganisation {
  /** The password of every account. */
  password: string;
  /** Where 'Feedback Form' in the menu leads. */
  feedbackUrl: string;
  sites: readonly DemoSite[];
  contractors: readonly DemoContractor[];
  /** The users printed when the program starts. */
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
  feedbackUrl: text,
  sites: listOf(object<DemoSite>({ code: text, name: text, address: text, emergencyPhone: text })),
  contractors: listOf(object<DemoContractor>({ name: text, emailDomain: text })),
  users: userList,
  otherUsers: userList,
  groups: listOf(object<DemoGroup>({ name: text, site: text, permitCloser: flag, members: listOf(text) })),
  disciplines: listOf(object<DemoDiscipline>({ code: text, description: text })),
  blockedWords: listOf(text),
});

/** The shape of `content/demo/organisation.yaml`. Every reference must exist. */
export const demoOrganisation: Shape<DemoOrganisation> = (value, valuePath) => {
  const parsed = organisation(value, valuePath);
  const { sites, contractors, groups, users, otherUsers } = parsed;
  const codes = new Set(sites.map(({ code }) => code));
  const companies = new Set(contractors.map(({ name }) => name));
  const staff = new Set([...users, ...otherUsers].flatMap(({ name, company }) => (company ? [] : [name])));
  for (const list of ['users', 'otherUsers'] as const) {
    parsed[list].forEach((user, index) => {
      const at = [...valuePath, list, index];
      requireKnown(user.sites, codes, [...at, 'sites'], 'site');
      if (user.company !== undefined) requireKnown([user.company], companies, [...at, 'company'], 'contractor');
    });
  }
  groups.forEach((group, index) => {
    const at = [...valuePath, 'groups', index];
    requireKnown([group.site], codes, [...at, 'site'], 'site');
    requireKnown(group.members, staff, [...at, 'members'], 'user of the host');
  });
  return parsed;
};

function requireKnown(
  names: readonly string[],
  knownNames: ReadonlySet<string>,
  valuePath: readonly (string | number)[],
  kind: string,
): void {
  const unknown = names.find((name) => !knownNames.has(name));
  if (unknown !== undefined)
    throw new ContentProblem(valuePath, `names '${unknown}', which is no ${kind} of this file.`);
}
