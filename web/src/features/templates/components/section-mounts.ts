import type { Template } from '@eptw/domain/template/model/template';
import { useCallback, useSyncExternalStore } from 'react';
import { createListeners, type Subscribe } from '../../../lib/store.ts';

/**
 * Which sections of a long form are mounted. A section is mounted when it comes near the viewport, and stays mounted;
 * values are stored elsewhere, so that an unmounted section is checked and submitted like any other.
 */
export interface SectionMounts {
  isMounted: (index: number) => boolean;
  mount: (index: number) => void;
  mountAll: () => void;
  subscribe: Subscribe;
}

/** About as many inputs as a window shows. Sections are mounted immediately up to this number. */
const initialInputs = 20;

/** Creates the record of a form's sections, with the first few mounted. */
export function createSectionMounts({ sections }: Pick<Template, 'sections'>): SectionMounts {
  const count = sections.length;
  let inputs = 0;
  const mounted = new Set<number>();
  for (const [index, { form }] of sections.entries()) {
    if (inputs >= initialInputs) break;
    mounted.add(index);
    inputs += form.length;
  }
  const { subscribe, notify } = createListeners();

  function add(indexes: Iterable<number>): void {
    const sizeBefore = mounted.size;
    for (const index of indexes) mounted.add(index);
    if (mounted.size > sizeBefore) notify();
  }

  return {
    isMounted: (index) => mounted.has(index),
    mount: (index) => add([index]),
    mountAll: () => add(Array.from({ length: count }, (_, index) => index)),
    subscribe,
  };
}

/** Returns whether a section is mounted, and a callback for its element's `ref` that mounts it when it comes near. */
export function useSectionMount(
  mounts: SectionMounts,
  index: number,
): [boolean, (element: HTMLElement | null) => void] {
  const isMounted = useSyncExternalStore(mounts.subscribe, () => mounts.isMounted(index));
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element || mounts.isMounted(index)) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          mounts.mount(index);
          observer.disconnect();
        },
        { rootMargin: '800px 0px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [mounts, index],
  );
  return [isMounted, observe];
}
