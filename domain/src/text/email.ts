import { formatCodePoint, nameCharacter } from './reveal.ts';
import { findUnseen } from './stored-text.ts';

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** An address as it is stored, from what people type and paste: without space around it, or the 'mailto:' of a link. */
export function toEmailAddress(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/is, '$1')
    .trim();
}

/**
 * Whether two addresses are one, which is to the letter apart from its case: a link that goes to an address that only
 * looks like an account's would give the account away.
 */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns what is wrong with an e-mail address, as a sentence, or undefined when it is valid. */
export function validateEmail(typed: string): string | undefined {
  const email = toEmailAddress(typed);
  if (email === '') return 'Email is required.';
  if (email.length > 254 || !emailPattern.test(email)) return 'Enter an e-mail address such as name@company.com.';
  return undefined;
}

/**
 * The same for an address that nobody here has yet, which must not pass for another one: it has no character that nobody
 * sees, and all of its letters are of one script. Nor may a spreadsheet run it.
 */
export function validateNewEmail(typed: string): string | undefined {
  const unseen = findUnseen(typed.trim())?.character;
  if (unseen !== undefined)
    return `The e-mail address contains an invisible character, ${nameCharacter(unseen)}. Type the address again.`;
  const problem = validateEmail(typed);
  if (problem) return problem;
  const email = toEmailAddress(typed);
  if (/^[=+-]/.test(email)) return `The e-mail address begins like a formula. Remove '${email.slice(0, 1)}'.`;
  const foreign = /[a-z]/i.test(email) ? /(?!\p{Script=Latin})\p{L}/u.exec(email)?.[0] : undefined;
  return (
    foreign &&
    `The e-mail address has letters of two scripts: '${foreign}' (${formatCodePoint(foreign)}) is not a Latin letter. Type the address again.`
  );
}
