import { textProblem } from '../plain-text.ts';

/** A discipline as an administrator describes it. */
export interface DisciplineDescription {
  code: string;
  description: string;
}

export const disciplineLimits = { code: 20, description: 200 } as const;

/** What is wrong with a discipline, as a sentence; nothing when it can be kept. */
export function disciplineProblem({ code, description }: DisciplineDescription): string | undefined {
  return (
    textProblem(code, { label: 'Code', greatest: disciplineLimits.code, required: true }) ??
    textProblem(description, { label: 'Description', greatest: disciplineLimits.description })
  );
}

/** Why a discipline's code stays as it is: people know it from their permits and filters. */
export const disciplineCodeLocked = 'The code of a discipline is locked. Delete this one and create another.';
