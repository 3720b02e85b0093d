import { validateEmail, validateText } from '../text/plain-text.ts';
import type { Role } from './role.ts';

/** What an administrator fills in about a person. Sites and groups are named by their ids. */
export interface AccountDetails {
  fullname: string;
  email: string;
  role: Role | '';
  company: string;
  phone: string;
  site: readonly string[];
  group: readonly string[];
}

/** The parts of an account that are typed. */
export type TextDetail = 'fullname' | 'email' | 'company' | 'phone';

/** What people read, in forms, on the account and in the history. */
export const accountDetailLabels: Record<keyof AccountDetails, string> = {
  fullname: 'Full Name',
  email: 'Email',
  role: 'Role',
  company: 'Company',
  phone: 'Mobile Number',
  site: 'Sites',
  group: 'Groups',
};

const phonePattern = /^\+?[0-9(][0-9 ()./-]*( ?(x|ext\.?) ?[0-9]+)?$/i;

/** What is wrong with a telephone number, as a sentence; nothing when it could be one, or none is given. */
export function validatePhone(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || (trimmed.length <= 40 && phonePattern.test(trimmed))) return undefined;
  return 'Enter a phone number such as +65 6123 4567.';
}

const validators: Record<TextDetail, (text: string) => string | undefined> = {
  fullname: (text) => validateText(text, { label: 'Full Name', maxLength: 120, required: true }),
  email: validateEmail,
  company: (text) => validateText(text, { label: 'Company Name', maxLength: 120 }),
  phone: validatePhone,
};

/** What is wrong with one part of an account as it was typed, as a sentence; nothing when it may be kept. */
export function validateDetail(detail: TextDetail, text: string): string | undefined {
  return validators[detail](text);
}

const contractorRoles: readonly Role[] = ['ContractorPM', 'ContractorRequestor'];

/**
 * What to know before somebody of this role is left without a company, as a sentence; nothing for others. It is no
 * refusal: the form asks for no company.
 */
export function adviseOnCompany(role: Role, company: string): string | undefined {
  if (company.trim() !== '' || !contractorRoles.includes(role)) return undefined;
  return 'Project managers see and approve only the permits of their own company, at their own sites.';
}

/** Only these people are members of MT groups. */
export function canJoinGroups(role: Role | ''): boolean {
  return role === 'MTGroup';
}

/** Whether what a form needs is filled in. Of the own account only the name and the address can be changed. */
export function isAccountComplete(details: AccountDetails, own: boolean): boolean {
  if (details.email.trim() === '' || details.fullname.trim() === '') return false;
  return own || (details.role !== '' && details.site.length > 0);
}
