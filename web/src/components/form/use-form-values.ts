import { useState } from 'react';

/**
 * Keeps edits over the loaded values: an untouched field follows other users' changes and is not among the changes,
 * so that saving does not undo their work.
 */
export function useFormValues<Values extends object>(loaded: Values) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const isChanged = ([name, value]: [string, unknown]) => value !== loaded[name as keyof Values];
  const changes = Object.fromEntries(Object.entries(edits).filter(isChanged)) as Partial<Values>;
  return {
    values: { ...loaded, ...edits },
    changes,
    hasChanges: Object.keys(changes).length > 0,
    set: (change: Partial<Values>) => setEdits((current) => ({ ...current, ...change })),
    /** Discards the edits, for example after saving. */
    discard: () => setEdits({}),
  };
}
