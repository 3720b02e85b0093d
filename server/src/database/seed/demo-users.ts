import type { Role } from '@eptw/domain/user/role';

/** Every demo account has this password. */
export const demoPassword = 'permit-to-work';

/** Site codes of the demo; their names are 'Fab 10A1' and so on. */
export const demoSites = ['F10A1', 'F10A2', 'F10N', 'F10NX', 'F10W', 'F10X'] as const;

type SiteCode = (typeof demoSites)[number];

export interface DemoUser {
  /** What stands before the @; the company says the rest. */
  name: string;
  fullName: string;
  role: Role;
  company: DemoCompany;
  sites: readonly SiteCode[];
}

export interface DemoGroup {
  name: string;
  site: SiteCode;
  permitCloser: boolean;
  /** What stands before the @ in the members' addresses at the host's domain. */
  members: readonly string[];
}

/** The host's own people have an address at the staff domain. */
export type DemoCompany = 'host' | 'ACME Works' | 'Borealis Engineering';

export const contractorDomains: Record<Exclude<DemoCompany, 'host'>, string> = {
  'ACME Works': 'acme-works.example',
  'Borealis Engineering': 'borealis.example',
};

function staff(name: string, fullName: string, role: Role, sites: readonly SiteCode[]): DemoUser {
  return { name, fullName, role, company: 'host', sites };
}

/** The sites where contractors work have the same three groups, each with two members. */
const siteGroups: readonly { title: string; name: string; permitCloser: boolean }[] = [
  { title: 'Facilities', name: 'facilities', permitCloser: false },
  { title: 'Permit Office', name: 'closer', permitCloser: true },
  { title: 'LSS', name: 'lss', permitCloser: false },
];

const acmeSites: readonly SiteCode[] = ['F10N', 'F10A1'];
const borealisSites: readonly SiteCode[] = ['F10N', 'F10W'];

/** The people whom the demo presents. */
const mainUsers: readonly DemoUser[] = [
  staff('super.admin', 'Sofia Tan', 'SuperAdmin', demoSites),
  staff('site.admin', 'Samuel Ong', 'SiteAdmin', ['F10N', 'F10A1']),
  staff('supervisor', 'Priya Nair', 'MicronSupervisor', ['F10N', 'F10A1']),
  staff('manager', 'Marcus Lim', 'MicronManager', ['F10N', 'F10A1']),
  staff('host', 'Hannah Koh', 'User', ['F10N']),
  staff('facilities', 'Farid Rahman', 'MTGroup', ['F10N']),
  staff('facilities.second', 'Grace Yeo', 'MTGroup', ['F10N']),
  staff('closer', 'Charles Goh', 'MTGroup', ['F10N']),
  staff('closer.second', 'Mei Ling Chua', 'MTGroup', ['F10N']),
  staff('lss', 'Lakshmi Menon', 'MTGroup', ['F10N']),
  staff('lss.second', 'Daniel Seah', 'MTGroup', ['F10N']),
  { name: 'pm', fullName: 'Peter Wong', role: 'ContractorPM', company: 'ACME Works', sites: acmeSites },
  { name: 'requestor', fullName: 'Ravi Kumar', role: 'ContractorRequestor', company: 'ACME Works', sites: acmeSites },
  { name: 'blocked', fullName: 'Bella Ho', role: 'ContractorRequestor', company: 'ACME Works', sites: acmeSites },
  { name: 'pm', fullName: 'Ingrid Sim', role: 'ContractorPM', company: 'Borealis Engineering', sites: borealisSites },
  {
    name: 'requestor',
    fullName: 'Oskar Neo',
    role: 'ContractorRequestor',
    company: 'Borealis Engineering',
    sites: borealisSites,
  },
];

/** Members of the groups of the other sites where contractors work. */
const otherSiteUsers: readonly DemoUser[] = [
  staff('facilities.f10a1', 'Arjun Pillai', 'MTGroup', ['F10A1']),
  staff('facilities.f10a1.second', 'Nurul Huda', 'MTGroup', ['F10A1']),
  staff('closer.f10a1', 'Vivian Teo', 'MTGroup', ['F10A1']),
  staff('closer.f10a1.second', 'Kelvin Ang', 'MTGroup', ['F10A1']),
  staff('lss.f10a1', 'Suresh Babu', 'MTGroup', ['F10A1']),
  staff('lss.f10a1.second', 'Joanne Low', 'MTGroup', ['F10A1']),
  staff('facilities.f10w', 'Rashid Ismail', 'MTGroup', ['F10W']),
  staff('facilities.f10w.second', 'Clara Pang', 'MTGroup', ['F10W']),
  staff('closer.f10w', 'Edwin Quek', 'MTGroup', ['F10W']),
  staff('closer.f10w.second', 'Siti Aminah', 'MTGroup', ['F10W']),
  staff('lss.f10w', 'Terence Wee', 'MTGroup', ['F10W']),
  staff('lss.f10w.second', 'Anita Raj', 'MTGroup', ['F10W']),
];

export const demoUsers: readonly DemoUser[] = [...mainUsers, ...otherSiteUsers];

export const demoGroups: readonly DemoGroup[] = (['F10N', 'F10A1', 'F10W'] as const).flatMap((site) =>
  siteGroups.map(({ title, name, permitCloser }) => {
    const first = site === 'F10N' ? name : `${name}.${site.toLowerCase()}`;
    return { name: `${title} ${site}`, site, permitCloser, members: [first, `${first}.second`] };
  }),
);

export const demoDisciplines: readonly { code: string; description: string }[] = [
  { code: 'ARCH', description: 'Architectural and civil works' },
  { code: 'CHEM', description: 'Chemical and gas systems' },
  { code: 'ELEC', description: 'Electrical systems' },
  { code: 'HVAC', description: 'Heating, ventilation and air conditioning' },
  { code: 'IC', description: 'Instrumentation and control' },
  { code: 'LSS', description: 'Life support systems' },
  { code: 'MECH', description: 'Mechanical systems' },
  { code: 'TOOL', description: 'Tool installation and hook-up' },
  { code: 'WATER', description: 'Ultrapure water and waste water' },
];

/** The e-mail address of a demo account. */
export function toDemoEmail(person: Pick<DemoUser, 'name' | 'company'>, staffEmailDomain: string): string {
  return `${person.name}@${person.company === 'host' ? staffEmailDomain : contractorDomains[person.company]}`;
}

/** The demo accounts as lines to print: address, role and company. */
export function formatDemoAccounts(staffEmailDomain: string): string {
  const lines = mainUsers.map((person) => {
    const company = person.company === 'host' ? '' : `, ${person.company}`;
    return `  ${toDemoEmail(person, staffEmailDomain).padEnd(36)} ${person.role}${company}`;
  });
  return [`Demo accounts, all with the password ${demoPassword}:`, ...lines].join('\n');
}
