/** Steps that can be taken back at once. */
const maxSteps = 100;

/** A state with those before it and those that were taken back. */
export interface UndoHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last step was, where further ones of its kind belong to it, such as letters typed into one field. */
  currentKind: string | undefined;
}

export function createHistory<State>(present: State): UndoHistory<State> {
  return { past: [], present, future: [], currentKind: undefined };
}

/** Goes on to another state. Steps of the same kind, one right after the other, are undone as one. */
export function addStep<State>(history: UndoHistory<State>, present: State, kind?: string): UndoHistory<State> {
  if (Object.is(present, history.present)) return history;
  const continues = kind !== undefined && kind === history.currentKind;
  const past = continues ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present, future: [], currentKind: kind };
}

export function undo<State>({ past, present, future }: UndoHistory<State>): UndoHistory<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, currentKind: undefined };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], currentKind: undefined };
}

export function redo<State>({ past, present, future }: UndoHistory<State>): UndoHistory<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, currentKind: undefined };
  return { past: [...past, present], present: next, future: later, currentKind: undefined };
}
