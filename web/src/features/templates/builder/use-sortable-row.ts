import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

/** Makes an element a row that can be dragged by its handle; returns the props of both. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  // Written by hand, because rows only move up and down.
  const style: CSSProperties = {
    ...(transform && { transform: `translateY(${Math.round(transform.y)}px)` }),
    ...(transition && { transition }),
  };
  return {
    rowProps: { ref: setNodeRef, style, 'data-dragging': isDragging || undefined },
    handleProps: {
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
    },
  };
}
