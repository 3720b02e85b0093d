import { toPhoneNumber, validatePhone } from '../text/phone.ts';
import { toEmailAddress, validateNewEmail } from '../text/email.ts';
import { validateText } from '../text/plain-text.ts';
import { toStoredLine } from '../text/stored-text.ts';
import { isContractorRole } from './role-groups.ts';
import type { Role } from './role.ts';

/** What an administrator fills in about a user. Sites and groups are given by id. */
export interface AccountDetails {
  fullname: string;
  email: string;
  role: Role | '';
  company: string;
  phone: string;
  site: readonly string[];
  group: readonly string[];
}

/** The text fields of an account. */
export type TextDetail = 'fullname' | 'email' | 'company' | 'phone';

/** Labels in forms, on the account and in the history. */
export const accountDetailLabels: Record<keyof AccountDetails, string> = {
  fullname: 'Full name',
  email: 'Email',
  role: 'Role',
  company: 'Company',
  phone: 'Phone number',
  site: 'Sites',
  group: 'Groups',
};

const validators: Record<TextDetail, (text: string) => string | undefined> = {
  fullname: (text) =>
    validateText(toStoredLine(text), { label: 'Full name', maxLength: 120, required: true, isName: true }),
  email: validateNewEmail,
  company: (text) => validateText(toStoredLine(text), { label: 'Company', maxLength: 120, isName: true }),
  phone: validatePhone,
};

/** Returns what is wrong with a typed field of an account, as a sentence, or undefined when it is valid. */
export function validateDetail(detail: TextDetail, text: string): string | undefined {
  return validators[detail](text);
}

const storedForms: Record<TextDetail, (text: string) => string> = {
  fullname: toStoredLine,
  email: toEmailAddress,
  company: toStoredLine,
  phone: toPhoneNumber,
};

/** A typed field of an account as it is stored. */
export function toStoredDetail(detail: TextDetail, text: string): string {
  return storedForms[detail](text);
}

/**
 * Advice before a user of this role is left without a company, as a sentence; undefined for other roles. It does not
 * refuse: the company is optional.
 */
export function adviseOnCompany(role: Role, company: string): string | undefined {
  if (company.trim() !== '' || !isContractorRole(role)) return undefined;
  return 'Project managers see and approve only the permits of their own company, at their own sites.';
}

/** Whether users of this role can be members of MT groups. */
export function canJoinGroups(role: Role | ''): boolean {
  return role === 'MTGroup';
}

/** Whether the required fields are filled in. On their own account users can only change name and address. */
export function isAccountComplete(details: AccountDetails, own: boolean): boolean {
  if (details.email.trim() === '' || details.fullname.trim() === '') return false;
  return own || (details.role !== '' && details.site.length > 0);
}
