import { useState } from 'react';

/**
 * What is typed, over what was read: a field that nobody touched follows what others save, and is not among the changes,
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
    /** Goes back to what was read, as after a save. */
    forget: () => setTyped({}),
  };
}
