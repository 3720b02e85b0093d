import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getSectionProgress, type SectionProgress } from '@eptw/domain/template/section-progress';
import type { EditedForm } from './edited-form.ts';

/** How long typing must have paused before it is counted, in milliseconds: keeps counting out of the keystrokes. */
const delayMs = 200;

interface ProgressCounter {
  read: () => readonly SectionProgress[];
  subscribe: (listener: () => void) => () => void;
}

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
  let counts: readonly SectionProgress[] = getSectionProgress(form.template, form.store.submission());
  let pending: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function count(): void {
    const next = getSectionProgress(form.template, form.store.submission());
    if (next.every((section, index) => hasSameCounts(section, counts[index]))) return;
    const before = counts;
    counts = next.map((section, index) => {
      const old = before[index];
      return old && hasSameCounts(section, old) ? old : section;
    });
    for (const listener of listeners) listener();
  }

  form.store.subscribeToAll(() => {
    clearTimeout(pending);
    pending = setTimeout(count, delayMs);
  });
  return {
    read: () => counts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
  const counter = getProgressCounter(form);
  return useSyncExternalStore(counter.subscribe, counter.read);
}

/** How far one section is filled in; draws again only when that section's counts change. */
export function useSectionProgress(form: EditedForm, index: number): SectionProgress | undefined {
  const counter = getProgressCounter(form);
  return useSyncExternalStore(
    counter.subscribe,
    useCallback(() => counter.read()[index], [counter, index]),
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** Reads several forms' counts; the same list as before while none of them changed. */
function createReader(forms: readonly EditedForm[]) {
  let last: readonly (readonly SectionProgress[])[] = [];
  return {
    read() {
      const next = forms.map((form) => getProgressCounter(form).read());
      if (!isSameList(next, last)) last = next;
      return last;
    },
    subscribe(listener: () => void) {
      const stops = forms.map((form) => getProgressCounter(form).subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** How far several forms are filled in, form by form. The list of forms is the same object until the forms change. */
export function useAllProgress(forms: readonly EditedForm[]): readonly (readonly SectionProgress[])[] {
  const reader = useMemo(() => createReader(forms), [forms]);
  return useSyncExternalStore(reader.subscribe, reader.read);
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
