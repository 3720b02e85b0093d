import { validateDetail } from './account-details.ts';
import { validatePassword } from './password.ts';

/** What a newcomer fills in to get an account. */
export interface Registration {
  email: string;
  fullname: string;
  password: string;
  company?: string | null | undefined;
  site: string;
}

/** Returns the message for the first problem of a registration, or undefined when it is valid. */
export function validateRegistration(registration: Registration, minLength: number): string | undefined {
  return (
    validateDetail('email', registration.email) ??
    validateDetail('fullname', registration.fullname) ??
    validatePassword(registration.password, minLength, 'sign-up') ??
    validateDetail('company', registration.company ?? '') ??
    (registration.site === '' ? 'Choose your site.' : undefined)
  );
}

/** Whether a registration can be sent: everything is filled in, and both passwords are equal and long enough. */
export function isRegistrationComplete(
  { email, fullname, password, site }: Registration,
  confirmation: string,
  minLength: number,
): boolean {
  const filledIn = [email, fullname, site].every((text) => text.trim() !== '');
  return filledIn && password.length >= minLength && password === confirmation;
}

/** A user's changes to their own account; omitted fields stay. */
export interface ProfileChanges {
  email?: string | null | undefined;
  fullname?: string | null | undefined;
  company?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Returns the message for the first problem of a profile, or undefined when it is valid. */
export function validateProfile({ email, fullname, phone }: ProfileChanges): string | undefined {
  return (
    (typeof email === 'string' ? validateDetail('email', email) : undefined) ??
    (typeof fullname === 'string' ? validateDetail('fullname', fullname) : undefined) ??
    (typeof phone === 'string' ? validateDetail('phone', phone) : undefined)
  );
}

/**
 * Whether verifying the address also approves a newcomer. Never for one who gives a company: they would see its
 * permits, so an administrator checks that first.
 */
export function isApprovedOnVerification(newcomer: { company: string }, approveOnVerification: boolean): boolean {
  return approveOnVerification && newcomer.company === '';
}
