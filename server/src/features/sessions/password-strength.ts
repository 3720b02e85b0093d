import { isPasswordPattern } from '@eptw/domain/user/password-pattern';

/** Names of the application in the spellings that attackers try. An installation adds its own names. */
const applicationNames = ['eptw', 'permit', 'permits', 'permit to work', 'permit to work system', 'work permit'];

/** The user and installation: words that attackers try first. */
export interface PasswordContext {
  hostName: string;
  email: string;
  fullName: string;
  company: string;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** About fifty thousand of the most often leaked passwords, read when the first password is chosen. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/**
 * The text without what users add to a word to make a password: capitals, spaces, punctuation, and a year or number
 * at the end.
 */
function toBaseWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '');
}

/**
 * Why this password would be guessed soon, as a sentence that says what to do; undefined if it would not. The minimum
 * length is checked in the domain.
 */
export async function findPasswordWeakness(
  password: string,
  { hostName, email, fullName, company }: PasswordContext,
): Promise<string | undefined> {
  if (isPasswordPattern(password))
    return 'This password is a row of keys, a sequence or a repeat. Choose another one, or combine several words.';
  const leaked = await loadCommonPasswords();
  if (leaked.has(password.toLowerCase())) return 'This password is too common. Choose another one.';
  const [name = '', domain = ''] = email.split('@');
  const words = [...applicationNames, hostName, company, email, name, domain, fullName, ...fullName.split(/\s+/)];
  const word = toBaseWord(password);
  if (word === '' || !words.some((other) => toBaseWord(other) === word)) return undefined;
  return 'This password is a name that is easy to guess. Choose another one, or combine several words.';
}
