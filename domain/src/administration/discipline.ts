import { validateText } from '../text/plain-text.ts';

/** A discipline as an administrator describes it. */
export interface DisciplineDetails {
  code: string;
  description: string;
}

export const disciplineLimits = { code: 20, description: 200 } as const;

/** What is wrong with a discipline, as a sentence; nothing when it can be kept. */
export function validateDiscipline({ code, description }: DisciplineDetails): string | undefined {
  return (
    validateText(code, { label: 'Code', maxLength: disciplineLimits.code, required: true }) ??
    validateText(description, { label: 'Description', maxLength: disciplineLimits.description })
  );
}

/** Why a discipline's code stays as it is: people know it from their permits and filters. */
export const disciplineCodeRefusal = 'The code of a discipline cannot change. Delete this one and create another.';
