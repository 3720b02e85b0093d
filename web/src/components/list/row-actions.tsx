import { Eye, PencilLine, Trash2 } from 'lucide-react';
import type { RowAction } from './list-types.ts';

/** 'View', which leads to the row's own screen. */
export function createViewAction(to: string): RowAction {
  return { key: 'view', label: 'View', icon: <Eye size={15} aria-hidden />, to };
}

/** 'Edit', which leads to the row's form. */
export function createEditAction(to: string): RowAction {
  return { key: 'edit', label: 'Edit', icon: <PencilLine size={15} aria-hidden />, to };
}

/** 'Delete', which asks first. */
export function createDeleteAction(onSelect: () => void): RowAction {
  return { key: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden />, onSelect, danger: true };
}
