import { message } from '../message.ts';

/** The fewest characters of a password, unless a setting asks for more. */
export const minPasswordLength = 6;

/** Longer ones would only keep the server busy. */
export const maxPasswordLength = 200;

/** Which of the two sentences a screen uses: they differ in one letter. */
export type PasswordForm = 'sign-up' | 'change';

/** Why this cannot be somebody's password, as the sentence that its screen shows; nothing when it can. */
export function validatePassword(password: string, minLength: number, place: PasswordForm): string | undefined {
  const length = password.length;
  if (length > maxPasswordLength) return `A password may have at most ${maxPasswordLength} characters.`;
  if (length >= minLength) return undefined;
  return place === 'sign-up' ? message.passwordTooShort(minLength) : message.newPasswordTooShort(minLength);
}
