import { inputTypes } from '@eptw/domain/template/model/template';
import { inputTypeTable } from '@eptw/domain/template/model/input-type-table';
import { ArrowDown, ArrowUp, CircleAlert, Copy, CornerDownRight, GripVertical, PencilLine, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { RowAction } from '../../../components/list/list-types.ts';
import { RowMenu } from '../../../components/list/row-menu.tsx';
import { RequiredMark } from '../../../components/field/required-mark.tsx';
import { duplicateInput, stepInput, type BuilderInput } from './builder-form.ts';
import type { OutlineActions } from './outline-actions.ts';
import { inputTypeIcons } from './input-type-icons.ts';
import { useSortableRow } from './use-sortable-row.ts';

interface InputRowProps {
  built: BuilderInput;
  canChangeSection: boolean;
  problem: string | undefined;
  isSelected: boolean;
  actions: OutlineActions;
}

/** An input in the outline. */
export const InputRow = memo(function InputRow(props: InputRowProps) {
  const { built, canChangeSection, problem, isSelected, actions } = props;
  const { rowProps, handleProps } = useSortableRow(built.id);
  const { id, input } = built;
  const type = inputTypes.find((candidate) => candidate === input.type) ?? 'text';
  const Icon = inputTypeIcons[type];
  const entries: RowAction[] = [
    {
      key: 'edit',
      label: 'Edit',
      icon: <PencilLine size={15} aria-hidden />,
      onSelect: () => actions.editInput(built),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={15} aria-hidden />,
      onSelect: () => actions.change((form) => duplicateInput(form, id)),
    },
    {
      key: 'up',
      label: 'Move up',
      icon: <ArrowUp size={15} aria-hidden />,
      onSelect: () => actions.change((form) => stepInput(form, id, -1)),
    },
    {
      key: 'down',
      label: 'Move down',
      icon: <ArrowDown size={15} aria-hidden />,
      onSelect: () => actions.change((form) => stepInput(form, id, 1)),
    },
    {
      key: 'move',
      label: 'Move to section',
      icon: <CornerDownRight size={15} aria-hidden />,
      disabled: !canChangeSection,
      onSelect: () => actions.moveToSection(built),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={15} aria-hidden />,
      danger: true,
      onSelect: () => actions.deleteInput(built),
    },
  ];
  return (
    <li className="outline-row" data-row={id} data-selected={isSelected || undefined} {...rowProps}>
      <button type="button" className="outline-handle" aria-label={`Move ${input.label}`} {...handleProps}>
        <GripVertical size={15} aria-hidden />
      </button>
      <span className="outline-type" title={inputTypeTable[type].label}>
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </span>
      <button type="button" className="outline-label" onClick={() => actions.editInput(built)}>
        <span>
          {input.label || 'No label'}
          {input.required && <RequiredMark />}
          <span className="visually-hidden">, {inputTypeTable[type].label}</span>
        </span>
        {problem && (
          <span className="outline-problem">
            <CircleAlert size={12} aria-hidden />
            {problem}
          </span>
        )}
      </button>
      <RowMenu label={input.label || 'input without a label'} actions={entries} />
    </li>
  );
});
