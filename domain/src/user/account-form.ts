import { detailProblem } from './account-details.ts';
import { passwordProblem } from './password.ts';

/** What somebody fills in to get an account. */
export interface Registration {
  email: string;
  fullname: string;
  password: string;
  company?: string | null | undefined;
  site: string;
}

/** What is wrong with a registration, as the sentence of its first fault; nothing when there is none. */
export function registrationProblem(registration: Registration, leastPassword: number): string | undefined {
  return (
    detailProblem('email', registration.email) ??
    detailProblem('fullname', registration.fullname) ??
    passwordProblem(registration.password, leastPassword, 'sign-up') ??
    detailProblem('company', registration.company ?? '') ??
    (registration.site === '' ? 'Choose your site.' : undefined)
  );
}

/** Whether a registration may be sent: all is filled in, and both passwords are the same and long enough. */
export function isRegistrationFilledIn(
  { email, fullname, password, site }: Registration,
  confirmation: string,
  leastPassword: number,
): boolean {
  const filledIn = [email, fullname, site].every((text) => text.trim() !== '');
  return filledIn && password.length >= leastPassword && password === confirmation;
}

/** What somebody may want of their own account; what is not given stays. */
export interface WantedProfile {
  email?: string | null | undefined;
  fullname?: string | null | undefined;
  company?: string | null | undefined;
  phone?: string | null | undefined;
}

/** What is wrong with a profile, as the sentence of its first fault; nothing when there is none. */
export function profileProblem({ email, fullname, phone }: WantedProfile): string | undefined {
  return (
    (typeof email === 'string' ? detailProblem('email', email) : undefined) ??
    (typeof fullname === 'string' ? detailProblem('fullname', fullname) : undefined) ??
    (typeof phone === 'string' ? detailProblem('phone', phone) : undefined)
  );
}

/**
 * Whether verifying the address also approves a newcomer. Never one who says which company they are of: the others of it
 * would see their permits, and an administrator looks at that first.
 */
export function approvedByVerifying(newcomer: { company: string }, approveOnVerification: boolean): boolean {
  return approveOnVerification && newcomer.company === '';
}
