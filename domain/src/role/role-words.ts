import type { JobRole } from './job-role.ts';

/** A role in the words of the people on site. */
export interface RoleWords {
  name: string;
  /** What somebody in the role does, in the first person, for whoever chooses it when signing on. */
  sentence: string;
}

/** Every role in one language; `role-words-en` and its kin have them. */
export type JobRoleWords = Readonly<Record<JobRole, RoleWords>>;

/** The words for a role; one that only a newer version has goes by its stored name. */
export function getRoleWords(words: JobRoleWords, role: string): RoleWords {
  const known: Readonly<Record<string, RoleWords | undefined>> = words;
  return known[role] ?? { name: role, sentence: '' };
}
