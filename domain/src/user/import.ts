import { normalizeText } from '../text/same-text.ts';
import {
  formatExtraCell,
  keepLetters,
  splitCell,
  validateHeader,
  type ImportLine as LineOf,
} from '../text/import-file.ts';
import { isSameAddress } from '../text/email.ts';
import { toStoredLine } from '../text/stored-text.ts';
import { canJoinGroups, toStoredDetail, validateDetail, type TextDetail } from './account-details.ts';
import { formatAddressTaken } from './account-address.ts';
import { checkCompanyAssignment, checkAccountAssignment, type Administrator } from './authority.ts';
import { roleLabels, roles, type Role } from './role.ts';

/** The columns of an import file, in the order of the template. */
export const importColumns = ['email', 'fullname', 'role', 'company', 'phone', 'sites', 'groups'] as const;

export type ImportColumn = (typeof importColumns)[number];

const requiredColumns: readonly ImportColumn[] = ['email', 'fullname', 'role', 'sites'];

/** A parsed line of a file of users. */
export type ImportLine = LineOf<ImportColumn>;

/** The data that the lines are checked against. */
export interface ImportContext {
  administrator: Administrator;
  /** The available sites, by their codes as they are compared. */
  sites: ReadonlyMap<string, { id: string }>;
  /** The available groups, by their names as they are compared. */
  groups: ReadonlyMap<string, { id: string; siteId: string }>;
  /** E-mail addresses of existing accounts, by what they are compared as. */
  takenEmails: ReadonlyMap<string, string>;
  /** The existing companies of the file as they are spelled, by what they are compared as. */
  companies: ReadonlyMap<string, string>;
  /** Companies with users or permits at sites of other administrators, as they are compared. */
  companiesElsewhere: ReadonlySet<string>;
}

/** The account that a line describes. */
export interface ImportedAccount {
  email: string;
  fullname: string;
  role: Role;
  company: string;
  phone: string;
  siteIds: string[];
  groupIds: string[];
}

/** The outcome of a line: the account is created, exists already, or is refused for these reasons. */
export type ImportOutcome = { line: number; email: string; fullname: string } & (
  { outcome: 'create'; account: ImportedAccount } | { outcome: 'exists' } | { outcome: 'refused'; reasons: string[] }
);

/** Returns what is wrong with the header of a file, as a sentence, or undefined when its lines can be parsed. */
export function validateImportHeader(head: readonly string[]): string | undefined {
  return validateHeader(head, importColumns, requiredColumns);
}

function parseRole(cell: string): Role | undefined {
  const normalized = keepLetters(cell);
  return roles.find((role) => keepLetters(role) === normalized || keepLetters(roleLabels[role]) === normalized);
}

const textDetails: readonly TextDetail[] = ['email', 'fullname', 'company', 'phone'];

/** Returns the account that a line describes, or every reason why it cannot be created. */
function parseImportLine({ cells, extraCell }: ImportLine, context: ImportContext): ImportedAccount | string[] {
  if (extraCell !== undefined) return [formatExtraCell(extraCell)];
  const getCell = (column: ImportColumn) => toStoredLine(cells[column] ?? '');
  const getDetail = (detail: TextDetail) => toStoredDetail(detail, cells[detail] ?? '');
  const reasons = textDetails.flatMap((detail) => validateDetail(detail, cells[detail] ?? '') ?? []);

  const codes = splitCell(getCell('sites'), /[;|\s]+/);
  const sites = codes.map((code) => ({ code, site: context.sites.get(normalizeText(code)) }));
  const siteIds = sites.flatMap(({ site }) => (site ? [site.id] : []));
  const unknownSites = sites.filter(({ site }) => !site).map(({ code }) => code.slice(0, 40));
  if (unknownSites.length > 0) reasons.push(`Unknown site ${unknownSites.join(', ')}.`);
  if (codes.length === 0) reasons.push('Enter at least one site.');

  const role = parseRole(getCell('role'));
  if (!role) reasons.push(getCell('role') === '' ? 'Enter a role.' : `Unknown role '${getCell('role').slice(0, 40)}'.`);

  const groups = splitCell(getCell('groups'), /[;|]+/).map((name) => ({
    name,
    group: context.groups.get(normalizeText(name)),
  }));
  for (const { name, group } of groups) {
    if (!group) reasons.push(`Unknown group '${name.slice(0, 80)}'.`);
    else if (!siteIds.includes(group.siteId)) reasons.push(`The group ${name} belongs to another site.`);
  }
  if (role) {
    if (groups.length > 0 && !canJoinGroups(role)) reasons.push(`Only the role ${roleLabels.MTGroup} has groups.`);
    const refusal = siteIds.length > 0 ? checkAccountAssignment(context.administrator, { role, siteIds }) : undefined;
    if (refusal) reasons.push(refusal);
  }
  const company = context.companies.get(normalizeText(getDetail('company'))) ?? getDetail('company');
  const isUsedElsewhere = context.companiesElsewhere.has(normalizeText(company));
  const companyProblem = checkCompanyAssignment(context.administrator, { isCurrent: false, isUsedElsewhere });
  if (companyProblem) reasons.push(companyProblem);
  if (reasons.length > 0 || !role) return reasons;
  return {
    email: getDetail('email'),
    fullname: getDetail('fullname'),
    role,
    company,
    phone: getDetail('phone'),
    siteIds,
    groupIds: groups.flatMap(({ group }) => (group ? [group.id] : [])),
  };
}

/** Returns the outcome of each line of a file. Only the first line with an address counts: later ones are refused. */
export function planImport(lines: readonly ImportLine[], context: ImportContext): ImportOutcome[] {
  const firstLines = new Map<string, number>();
  return lines.map((line) => {
    const email = toStoredDetail('email', line.cells.email ?? '');
    const row = {
      line: line.line,
      email: email.slice(0, 254),
      fullname: toStoredDetail('fullname', line.cells.fullname ?? '').slice(0, 120),
    };
    const key = normalizeText(email);
    const first = firstLines.get(key);
    if (first === undefined && key !== '') firstLines.set(key, line.line);
    if (first !== undefined)
      return { ...row, outcome: 'refused', reasons: [`Line ${first} already has this address.`] };
    const taken = context.takenEmails.get(key);
    if (taken !== undefined && isSameAddress(taken, email)) return { ...row, outcome: 'exists' };
    if (taken !== undefined) {
      const reasons = [validateDetail('email', line.cells.email ?? '') ?? formatAddressTaken(email, taken)];
      return { ...row, outcome: 'refused', reasons };
    }
    const account = parseImportLine(line, context);
    return Array.isArray(account)
      ? { ...row, outcome: 'refused', reasons: account }
      : { ...row, outcome: 'create', account };
  });
}
