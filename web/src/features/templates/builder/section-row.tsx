import { Button } from 'antd';
import { ArrowDown, ArrowUp, GripVertical, PencilLine, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { RowAction } from '../../../components/list/list-types.ts';
import { RowMenu } from '../../../components/list/row-menu.tsx';
import { moveSection, type BuilderSection } from './builder-form.ts';
import type { OutlineActions } from './outline-actions.ts';
import { useSortableRow } from './use-sortable-row.ts';

interface SectionRowProps {
  section: BuilderSection;
  index: number;
  isLast: boolean;
  problem: string | undefined;
  actions: OutlineActions;
}

/** A section's heading in the outline. Its inputs follow as separate rows. */
export const SectionRow = memo(function SectionRow({ section, index, isLast, problem, actions }: SectionRowProps) {
  const { rowProps, handleProps } = useSortableRow(section.id);
  const { id, title, inputs } = section;
  const move = (to: number) => actions.change((form) => moveSection(form, id, to));
  const entries: RowAction[] = [
    {
      key: 'edit',
      label: 'Edit',
      icon: <PencilLine size={15} aria-hidden />,
      onSelect: () => actions.editSection(section),
    },
    {
      key: 'up',
      label: 'Move up',
      icon: <ArrowUp size={15} aria-hidden />,
      disabled: index === 0,
      onSelect: () => move(index - 1),
    },
    {
      key: 'down',
      label: 'Move down',
      icon: <ArrowDown size={15} aria-hidden />,
      disabled: isLast,
      onSelect: () => move(index + 1),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={15} aria-hidden />,
      danger: true,
      onSelect: () => actions.deleteSection(section),
    },
  ];
  return (
    <li className="outline-row outline-section" data-row={id} {...rowProps}>
      <button type="button" className="outline-handle" aria-label={`Move section ${title}`} {...handleProps}>
        <GripVertical size={15} aria-hidden />
      </button>
      <h3>
        <span className="form-mark">{index + 1}</span>
        <span>{title}</span>
        {problem && <span className="outline-problem">{problem}</span>}
      </h3>
      <Button
        type="link"
        size="small"
        icon={<Plus size={14} aria-hidden />}
        aria-label={`Add input to ${title}`}
        onClick={() => actions.addInput(section)}
      >
        Add input
      </Button>
      <span className="outline-count quiet tabular">
        {inputs.length}
        <span className="visually-hidden"> inputs</span>
      </span>
      <RowMenu label={`section ${title}`} actions={entries} />
    </li>
  );
});
