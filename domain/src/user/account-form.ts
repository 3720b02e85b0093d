import { validateDetail } from './account-details.ts';
import { validatePassword } from './password.ts';

/** What somebody fills in to get an account. */
export interface Registration {
  email: string;
  fullname: string;
  password: string;
  company?: string | null | undefined;
  site: string;
}

/** What is wrong with a registration, as the sentence of its first fault; nothing when there is none. */
export function validateRegistration(registration: Registration, minLength: number): string | undefined {
  return (
    validateDetail('email', registration.email) ??
    validateDetail('fullname', registration.fullname) ??
    validatePassword(registration.password, minLength, 'sign-up') ??
    validateDetail('company', registration.company ?? '') ??
    (registration.site === '' ? 'Choose your site.' : undefined)
  );
}

/** Whether a registration may be sent: all is filled in, and both passwords are the same and long enough. */
export function isRegistrationComplete(
  { email, fullname, password, site }: Registration,
  confirmation: string,
  minLength: number,
): boolean {
  const filledIn = [email, fullname, site].every((text) => text.trim() !== '');
  return filledIn && password.length >= minLength && password === confirmation;
}

/** What somebody may want of their own account; what is not given stays. */
export interface ProfileChanges {
  email?: string | null | undefined;
  fullname?: string | null | undefined;
  company?: string | null | undefined;
  phone?: string | null | undefined;
}

/** What is wrong with a profile, as the sentence of its first fault; nothing when there is none. */
export function validateProfile({ email, fullname, phone }: ProfileChanges): string | undefined {
  return (
    (typeof email === 'string' ? validateDetail('email', email) : undefined) ??
    (typeof fullname === 'string' ? validateDetail('fullname', fullname) : undefined) ??
    (typeof phone === 'string' ? validateDetail('phone', phone) : undefined)
  );
}

/**
 * Whether verifying the address also approves a newcomer. Never one who says which company they are of: the others of it
 * would see their permits, and an administrator looks at that first.
 */
export function isApprovedOnVerification(newcomer: { company: string }, approveOnVerification: boolean): boolean {
  return approveOnVerification && newcomer.company === '';
}
