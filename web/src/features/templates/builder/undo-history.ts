/** Steps that can be taken back at once. */
const deepest = 100;

/** A state with those before it and those that were taken back. */
export interface UndoHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last step was, where further ones of its kind belong to it, such as letters typed into one field. */
  ongoing: string | undefined;
}

export function beginHistory<State>(present: State): UndoHistory<State> {
  return { past: [], present, future: [], ongoing: undefined };
}

/** Goes on to another state. Steps of the same kind, one right after the other, are undone as one. */
export function goOn<State>(history: UndoHistory<State>, present: State, kind?: string): UndoHistory<State> {
  if (Object.is(present, history.present)) return history;
  const continues = kind !== undefined && kind === history.ongoing;
  const past = continues ? history.past : [...history.past, history.present].slice(-deepest);
  return { past, present, future: [], ongoing: kind };
}

export function undo<State>({ past, present, future }: UndoHistory<State>): UndoHistory<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, ongoing: undefined };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], ongoing: undefined };
}

export function redo<State>({ past, present, future }: UndoHistory<State>): UndoHistory<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, ongoing: undefined };
  return { past: [...past, present], present: next, future: later, ongoing: undefined };
}
