import { useState } from 'react';

/**
 * Keeps edits over the loaded values: an untouched field follows other users' changes and is not among the changes,
 * so that saving does not undo their work.
 */
export function useFormValues<Values extends object>(read: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const isChanged = ([name, value]: [string, unknown]) => value !== read[name as keyof Values];
  const changes = Object.fromEntries(Object.entries(typed).filter(isChanged)) as Partial<Values>;
  return {
    values: { ...read, ...typed },
    changes,
    hasChanges: Object.keys(changes).length > 0,
    set: (part: Partial<Values>) => setTyped((now) => ({ ...now, ...part })),
    /** Discards the edits, for example after saving. */
    forget: () => setTyped({}),
  };
}
