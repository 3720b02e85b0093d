import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStore, useStore, type ReadableStore } from '../../../lib/store.ts';
import { getSectionProgress, type SectionProgress } from '@eptw/domain/template/validation/section-progress';
import type { EditedForm } from './edited-form.ts';

/** Milliseconds without typing before progress is counted, so that counting does not slow down typing. */
const delayMs = 200;

type ProgressCounter = ReadableStore<readonly SectionProgress[]>;

function hasSameCounts(progress: SectionProgress, other: SectionProgress | undefined): boolean {
  return (
    other !== undefined &&
    progress.filled === other.filled &&
    progress.missing === other.missing &&
    progress.problems === other.problems
  );
}

/** Counts a form's progress after each pause in typing. A section whose counts stay the same keeps its object. */
function createProgressCounter(form: EditedForm): ProgressCounter {
  const read = () => getSectionProgress(form.template, form.store.getSubmission(), form.getPeriodLimits());
  const counts = createStore<readonly SectionProgress[]>(read());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count(): void {
    const next = read();
    const previous = counts.get();
    if (next.every((section, index) => hasSameCounts(section, previous[index]))) return;
    counts.set(
      next.map((section, index) => {
        const old = previous[index];
        return old && hasSameCounts(section, old) ? old : section;
      }),
    );
  }

  form.store.subscribeToAll(() => {
    clearTimeout(timer);
    timer = setTimeout(count, delayMs);
  });
  return counts;
}

/** One counter per form, shared by its sections, its rail and its bar; garbage-collected with the form. */
const progressCounters = new WeakMap<EditedForm, ProgressCounter>();

function getProgressCounter(form: EditedForm): ProgressCounter {
  const existing = progressCounters.get(form);
  if (existing) return existing;
  const created = createProgressCounter(form);
  progressCounters.set(form, created);
  return created;
}

/** Returns the progress of a form by section; updated shortly after typing. */
export function useProgress(form: EditedForm): readonly SectionProgress[] {
  return useStore(getProgressCounter(form));
}

/** Returns the progress of one section; rerenders only when that section's counts change. */
export function useSectionProgress(form: EditedForm, index: number): SectionProgress | undefined {
  const counter = getProgressCounter(form);
  return useSyncExternalStore(
    counter.subscribe,
    useCallback(() => counter.get()[index], [counter, index]),
  );
}

function isSameList(list: readonly unknown[], other: readonly unknown[]): boolean {
  return list.length === other.length && list.every((entry, index) => entry === other[index]);
}

/** Reads the counts of several forms; returns the same list while none has changed. */
function createAllProgress(forms: readonly EditedForm[]): ReadableStore<readonly (readonly SectionProgress[])[]> {
  let last: readonly (readonly SectionProgress[])[] = [];
  return {
    get() {
      const next = forms.map((form) => getProgressCounter(form).get());
      if (!isSameList(next, last)) last = next;
      return last;
    },
    subscribe(listener) {
      const unsubscribers = forms.map((form) => getProgressCounter(form).subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
  };
}

/** Returns the progress of several forms. The list of forms must keep its identity until the forms change. */
export function useAllProgress(forms: readonly EditedForm[]): readonly (readonly SectionProgress[])[] {
  return useStore(useMemo(() => createAllProgress(forms), [forms]));
}

/** Adds up the counts of several sections under one title. */
export function sumProgress(title: string, sections: readonly SectionProgress[]): SectionProgress {
  const sum = (count: (section: SectionProgress) => number) =>
    sections.reduce((total, section) => total + count(section), 0);
  return {
    title,
    inputs: sum((section) => section.inputs),
    filled: sum((section) => section.filled),
    required: sum((section) => section.required),
    missing: sum((section) => section.missing),
    problems: sum((section) => section.problems),
  };
}
