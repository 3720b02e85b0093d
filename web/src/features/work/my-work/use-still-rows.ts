import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { mergeRows, type LiveRow } from '../../../lib/merge-rows.ts';

/** For this long after a finger has left the list it counts as touched: it may scroll on, or touch again. */
const restMs = 4_000;

interface GroupedRow extends LiveRow {
  group: string;
}

/**
 * The rows to show: the newest, or, while the list is being touched, those that were there before, each in its newest
 * state at the same place. `holders` are the handlers that notice a pointer or the focus in the list.
 */
export function useStillRows<Row extends GroupedRow>(newest: readonly Row[] | undefined, request: string) {
  const [held, setHeld] = useState<{ request: string; rows: readonly Row[] }>();
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = () => {
    clearTimeout(timer.current);
    setIsHeld(true);
  };
  const release = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsHeld(false), delay);
  };
  // What was on screen when the list was first touched.
  if (isHeld && newest && held?.request !== request) setHeld({ request, rows: newest });
  if (!isHeld && held) setHeld(undefined);

  const merged = isHeld && newest && held?.request === request ? mergeRows(held.rows, newest) : undefined;
  return {
    rows: merged && held ? keepGroups(merged.rows, held.rows) : newest,
    added: merged?.added ?? 0,
    moved: merged?.moved ?? false,
    showLatest: () => newest && setHeld({ request, rows: newest }),
    holders: {
      onPointerEnter: hold,
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (currentTarget.contains(document.activeElement)) return;
        release(pointerType === 'touch' ? restMs : 0);
      },
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release(0);
      },
    },
  };
}

/** A row whose group has changed stays under the heading where it was. */
function keepGroups<Row extends GroupedRow>(rows: readonly Row[], shown: readonly Row[]): Row[] {
  return rows.map((row, index) => ({ ...row, group: shown[index]?.group ?? row.group }));
}
