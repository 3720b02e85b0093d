import { message } from '../message.ts';

/** The minimum length of a password, unless a setting raises it. */
export const minPasswordLength = 6;

/** Longer passwords would only load the server. */
export const maxPasswordLength = 200;

/**
 * A password as it is hashed: devices write the same keys in several ways, with an accent of its own, with wide letters
 * or another space.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Which of two messages a screen shows; they differ in one letter. */
export type PasswordForm = 'sign-up' | 'change';

/** Returns why a password is not accepted, as the message of its screen, or undefined when it is. */
export function validatePassword(password: string, minLength: number, form: PasswordForm): string | undefined {
  const { length } = normalizePassword(password);
  if (length > maxPasswordLength) return `A password may have at most ${maxPasswordLength} characters.`;
  if (length >= minLength) return undefined;
  return form === 'sign-up' ? message.passwordTooShort(minLength) : message.newPasswordTooShort(minLength);
}
