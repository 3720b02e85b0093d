import type { PeriodLimits } from '@eptw/domain/template/period/period-problems';
import type { FormProblem } from '@eptw/domain/template/submission/problem';
import type { Submission, SubmissionValue } from '@eptw/domain/template/model/submission';
import type { PrefillOrigin, PrefilledAnswer, PrefilledAnswers } from '@eptw/domain/template/purpose/prefill';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { checkSubmission, type CheckedSubmission } from '@eptw/domain/template/validation/validation';
import { createListeners, type Listeners, type Subscribe } from '../../../lib/store.ts';

export type FormTemplate = Pick<TemplateContent, 'title' | 'sections'>;

/**
 * The state of one field. A cell is replaced, never mutated, so that a field rerenders only when its own cell
 * changes.
 */
export interface FieldState {
  value: SubmissionValue | undefined;
  /** The error message; absent until the value was checked. */
  problem?: string;
  /** The origin of a prefilled value; absent once it was edited. */
  from?: PrefillOrigin;
}

/**
 * The values of a form being filled in, outside React: a keystroke rerenders one field only, however long the form.
 * Inputs without an answer have no value.
 */
export interface FormStore {
  getFieldState: (name: string) => FieldState;
  set: (name: string, value: SubmissionValue | undefined) => void;
  /** Sets prefilled answers, and clears inputs whose answer is undefined. */
  prefill: (answers: ReadonlyMap<string, PrefilledAnswer | undefined>) => void;
  /** Returns all current values, valid or not. */
  getSubmission: () => Submission;
  /** Returns the prefilled values that have not been edited. */
  prefilled: () => PrefilledAnswers;
  /** True after the first edit by the user. */
  isDirty: () => boolean;
  /** Shows the problems of the values entered so far, but not of missing ones. */
  checkEntered: () => void;
  /** Shows all problems that prevent submission, and returns the result. */
  check: () => CheckedSubmission;
  /** Shows these problems instead of the previous ones. */
  showProblems: (problems: readonly FormProblem[]) => void;
  /** Calls back when the cell of one input is replaced. Returns the function that unsubscribes. */
  subscribe: (name: string, listener: () => void) => () => void;
  /**
   * Calls back after any change of a value or problem: for autosave and counts. Returns the function that
   * unsubscribes.
   */
  subscribeToAll: Subscribe;
}

const emptyField: FieldState = { value: undefined };

function getListeners(byName: Map<string, Listeners>, name: string): Listeners {
  const existing = byName.get(name);
  if (existing) return existing;
  const created = createListeners();
  byName.set(name, created);
  return created;
}

/**
 * Creates the store of one form, with these values and prefilled ones. The limits are what its period is currently
 * checked against.
 */
export function createFormStore(
  template: FormTemplate,
  initialValues: Submission = {},
  limits: () => PeriodLimits | undefined = () => undefined,
  prefilled: PrefilledAnswers = new Map(),
): FormStore {
  const cells = new Map<string, FieldState>([
    ...Object.entries(initialValues).map(([name, value]) => [name, { value }] as const),
    ...prefilled,
  ]);
  const listeners = new Map<string, Listeners>();
  const allListeners = createListeners();
  let dirty = false;

  function submission(): Submission {
    const values: Submission = {};
    for (const [name, { value }] of cells) if (value !== undefined) values[name] = value;
    return values;
  }

  function replace(name: string, cell: FieldState): void {
    cells.set(name, cell);
    listeners.get(name)?.notify();
  }

  function showProblems(problems: readonly FormProblem[]): void {
    const sentences = new Map(problems.map((problem) => [problem.name, problem.message]));
    const names = new Set([...cells.keys(), ...sentences.keys()]);
    for (const name of names) {
      const { problem, ...rest } = cells.get(name) ?? emptyField;
      const sentence = sentences.get(name);
      if (sentence !== problem) replace(name, sentence === undefined ? rest : { ...rest, problem: sentence });
    }
    allListeners.notify();
  }

  function isShown(problem: FormProblem): boolean {
    return cells.get(problem.name)?.problem !== undefined;
  }

  function hasShownProblem(): boolean {
    for (const { problem } of cells.values()) if (problem !== undefined) return true;
    return false;
  }

  function findProblems(): FormProblem[] {
    return checkSubmission(template, submission(), 'submit', limits()).problems;
  }

  function changeCell(name: string, cell: FieldState): void {
    const recheckedName = cells.get(name)?.problem === undefined ? undefined : name;
    replace(name, cell);
    if (recheckedName === undefined && !hasShownProblem()) allListeners.notify();
    // A corrected start date can make the end date valid: all shown problems are checked again.
    else showProblems(findProblems().filter((problem) => problem.name === recheckedName || isShown(problem)));
  }

  return {
    getFieldState: (name) => cells.get(name) ?? emptyField,
    set(name, value) {
      if (Object.is((cells.get(name) ?? emptyField).value, value)) return;
      dirty = true;
      changeCell(name, { value });
    },
    prefill(answers) {
      for (const [name, answer] of answers) changeCell(name, answer ?? emptyField);
    },
    getSubmission: submission,
    prefilled() {
      const unchanged = new Map<string, PrefilledAnswer>();
      for (const [name, { value, from }] of cells)
        if (value !== undefined && from) unchanged.set(name, { value, from });
      return unchanged;
    },
    isDirty: () => dirty,
    checkEntered: () =>
      showProblems(findProblems().filter((problem) => problem.kind !== 'required' || isShown(problem))),
    check() {
      const checked = checkSubmission(template, submission(), 'submit', limits());
      showProblems(checked.problems);
      return checked;
    },
    showProblems,
    subscribe: (name, listener) => getListeners(listeners, name).subscribe(listener),
    subscribeToAll: allListeners.subscribe,
  };
}
