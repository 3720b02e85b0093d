import { content } from '../content/content.ts';
import type { DemoUser } from '../content/demo/organisation.ts';

const { password, users, otherUsers, contractors } = content.demo.organisation;

export const demoUsers: readonly DemoUser[] = [...users, ...otherUsers];

/** The e-mail address of a demo account. */
export function toDemoEmail({ name, company }: Pick<DemoUser, 'name' | 'company'>, staffEmailDomain: string): string {
  const contractor = contractors.find((candidate) => candidate.name === company);
  return `${name}@${contractor?.emailDomain ?? staffEmailDomain}`;
}

/** The demo accounts as lines to print: address, role and company. */
export function formatDemoAccounts(staffEmailDomain: string): string {
  const lines = users.map((user) => {
    const company = user.company === undefined ? '' : `, ${user.company}`;
    return `  ${toDemoEmail(user, staffEmailDomain).padEnd(36)} ${user.role}${company}`;
  });
  return [`Demo accounts, all with the password ${password}:`, ...lines].join('\n');
}
