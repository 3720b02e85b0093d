import { message } from '../message.ts';

/** The fewest characters of a password, unless a setting asks for more. */
export const usualPasswordLength = 6;

/** Longer ones would only keep the server busy. */
export const greatestPasswordLength = 200;

/** Which of the two sentences a screen uses: they differ in one letter. */
export type PasswordPlace = 'sign-up' | 'change';

/** Why this cannot be somebody's password, as the sentence that its screen shows; nothing when it can. */
export function passwordProblem(password: string, least: number, place: PasswordPlace): string | undefined {
  const length = password.length;
  if (length > greatestPasswordLength) return `A password may have at most ${greatestPasswordLength} characters.`;
  if (length >= least) return undefined;
  return place === 'sign-up' ? message.passwordTooShort(least) : message.newPasswordTooShort(least);
}
