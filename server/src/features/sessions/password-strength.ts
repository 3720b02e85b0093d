/** What the program is called, in the spellings that people try. An installation adds names of its own. */
const applicationNames = ['eptw', 'permit', 'permits', 'permit to work', 'permit to work system', 'work permit'];

/** Who chooses a password, and where: words that others try first. */
export interface PasswordContext {
  hostName: string;
  email: string;
  fullName: string;
  company: string;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** About fifty thousand passwords that leaked most often, read when the first one is chosen. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/** Without what people add to a word to make a password of it: capitals, spaces, marks, and a year or number behind. */
function toBaseWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '');
}

/**
 * Why somebody else would soon guess this password, as a sentence that says what to do; nothing when they would not.
 * The other rule, its length, is the domain's.
 */
export async function findPasswordWeakness(
  password: string,
  { hostName, email, fullName, company }: PasswordContext,
): Promise<string | undefined> {
  const leaked = await loadCommonPasswords();
  if (leaked.has(password.toLowerCase())) return 'This password is too common. Choose another one.';
  const [name = '', domain = ''] = email.split('@');
  const words = [...applicationNames, hostName, company, email, name, domain, fullName, ...fullName.split(/\s+/)];
  const word = toBaseWord(password);
  if (word === '' || !words.some((other) => toBaseWord(other) === word)) return undefined;
  return 'This password is a name that is easy to guess. Choose another one, or combine several words.';
}
