import { Eye, PencilLine, Trash2 } from 'lucide-react';
import type { RowAction } from './list-types.ts';

/** Creates the entry 'View', which opens the row's page. */
export function createViewAction(to: string): RowAction {
  return { key: 'view', label: 'View', icon: <Eye size={15} aria-hidden />, to };
}

/** Creates the entry 'Edit', which opens the row's form. */
export function createEditAction(to: string): RowAction {
  return { key: 'edit', label: 'Edit', icon: <PencilLine size={15} aria-hidden />, to };
}

/** Creates the entry 'Delete', which asks for confirmation. */
export function createDeleteAction(onSelect: () => void): RowAction {
  return { key: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden />, onSelect, danger: true };
}
