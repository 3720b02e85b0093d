import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStore, useStore, type ReadableStore } from '../../../lib/store.ts';
import { getSectionProgress, type SectionProgress } from '@eptw/domain/template/section-progress';
import type { EditedForm } from './edited-form.ts';

/** How long typing must have paused before it is counted, in milliseconds: keeps counting out of the keystrokes. */
const delayMs = 200;

type ProgressCounter = ReadableStore<readonly SectionProgress[]>;

function hasSameCounts(one: SectionProgress, other: SectionProgress | undefined): boolean {
  return (
    other !== undefined &&
    one.filled === other.filled &&
    one.missing === other.missing &&
    one.problems === other.problems
  );
}

/** Counts a form after each pause in typing. A section whose counts stay the same keeps its object. */
function createProgressCounter(form: EditedForm): ProgressCounter {
  const counts = createStore<readonly SectionProgress[]>(getSectionProgress(form.template, form.store.submission()));
  let pending: ReturnType<typeof setTimeout> | undefined;

  function count(): void {
    const next = getSectionProgress(form.template, form.store.submission());
    const before = counts.get();
    if (next.every((section, index) => hasSameCounts(section, before[index]))) return;
    counts.set(
      next.map((section, index) => {
        const old = before[index];
        return old && hasSameCounts(section, old) ? old : section;
      }),
    );
  }

  form.store.subscribeToAll(() => {
    clearTimeout(pending);
    pending = setTimeout(count, delayMs);
  });
  return counts;
}

/** One counter a form, shared by its sections, its rail and its footer; gone together with the form. */
const progressCounters = new WeakMap<EditedForm, ProgressCounter>();

function getProgressCounter(form: EditedForm): ProgressCounter {
  const known = progressCounters.get(form);
  if (known) return known;
  const created = createProgressCounter(form);
  progressCounters.set(form, created);
  return created;
}

/** How far a form is filled in, section by section; a moment behind the typing. */
export function useProgress(form: EditedForm): readonly SectionProgress[] {
  return useStore(getProgressCounter(form));
}

/** How far one section is filled in; draws again only when that section's counts change. */
export function useSectionProgress(form: EditedForm, index: number): SectionProgress | undefined {
  const counter = getProgressCounter(form);
  return useSyncExternalStore(
    counter.subscribe,
    useCallback(() => counter.get()[index], [counter, index]),
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** Reads several forms' counts; the same list as before while none of them changed. */
function createAllProgress(forms: readonly EditedForm[]): ReadableStore<readonly (readonly SectionProgress[])[]> {
  let last: readonly (readonly SectionProgress[])[] = [];
  return {
    get() {
      const next = forms.map((form) => getProgressCounter(form).get());
      if (!isSameList(next, last)) last = next;
      return last;
    },
    subscribe(listener) {
      const stops = forms.map((form) => getProgressCounter(form).subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** How far several forms are filled in, form by form. The list of forms is the same object until the forms change. */
export function useAllProgress(forms: readonly EditedForm[]): readonly (readonly SectionProgress[])[] {
  return useStore(useMemo(() => createAllProgress(forms), [forms]));
}

/** Counts over several sections, under one title. */
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
