import { validateText } from '../text/plain-text.ts';

/** A discipline as an administrator enters it. */
export interface DisciplineDetails {
  code: string;
  description: string;
}

export const disciplineLimits = { code: 20, description: 200 } as const;

/** Returns what is wrong with a discipline, as a sentence, or undefined when it is valid. */
export function validateDiscipline({ code, description }: DisciplineDetails): string | undefined {
  return (
    validateText(code, { label: 'Code', maxLength: disciplineLimits.code, required: true }) ??
    validateText(description, { label: 'Description', maxLength: disciplineLimits.description })
  );
}

/** Why a discipline's code cannot change: users recognise it from their permits and filters. */
export const disciplineCodeRefusal = 'The code of a discipline cannot change. Delete this one and create another.';
