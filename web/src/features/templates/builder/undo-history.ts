/** The maximum number of steps that can be undone. */
const maxSteps = 100;

/** A state with the previous and the undone ones. */
export interface UndoHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /**
   * The kind of the last step, if further steps of this kind are merged with it, such as letters typed in one field.
   */
  currentKind: string | undefined;
}

export function createHistory<State>(present: State): UndoHistory<State> {
  return { past: [], present, future: [], currentKind: undefined };
}

/** Adds a state. Consecutive steps of the same kind are undone as one. */
export function addStep<State>(history: UndoHistory<State>, present: State, kind?: string): UndoHistory<State> {
  if (Object.is(present, history.present)) return history;
  const continuesStep = kind !== undefined && kind === history.currentKind;
  const past = continuesStep ? history.past : [...history.past, history.present].slice(-maxSteps);
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
