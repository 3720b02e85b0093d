import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { DefinitionProblem } from '@eptw/domain/template/definition/definition';
import { useCallback, useMemo, useState } from 'react';
import type { BuilderForm } from './builder-form.ts';
import { InputRow } from './input-row.tsx';
import type { OutlineActions } from './outline-actions.ts';
import { dropRow, toOutlineRows, type OutlineRow } from './outline-rows.ts';
import { SectionRow } from './section-row.tsx';
import './outline.css';

interface OutlineProps {
  form: BuilderForm;
  problems: readonly DefinitionProblem[];
  actions: OutlineActions;
  /** The id of the input last edited. */
  selected: string | undefined;
}

function getRowName(rows: readonly OutlineRow[], id: UniqueIdentifier | undefined): string {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) return 'its place';
  return row.kind === 'section' ? `section ${row.section.title}` : row.built.input.label;
}

const instructions = {
  draggable:
    'Press Space to lift it, the arrow keys to move it, Space again to put it down, and Escape to put it back.',
};

/** Returns a screen reader's announcements during dragging. */
function createAnnouncements(rows: readonly OutlineRow[]): Announcements {
  const getRowNumber = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart: ({ active }) => `Lifted ${getRowName(rows, active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${getRowName(rows, active.id)} is at row ${getRowNumber(over.id)} of ${rows.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `Put ${getRowName(rows, active.id)} down at row ${getRowNumber(over.id)}.`
        : `Put ${getRowName(rows, active.id)} back.`,
    onDragCancel: ({ active }) => `Put ${getRowName(rows, active.id)} back.`,
  };
}

/** The sections and inputs of a form in one list, ordered by dragging, by keyboard or from menus. */
export function Outline({ form, problems, actions, selected }: OutlineProps) {
  const [dragged, setDragged] = useState<string>();
  const isSection = form.sections.some(({ id }) => id === dragged);
  const rows = useMemo(() => toOutlineRows(form, isSection), [form, isSection]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const sensors = useSensors(
    // A click on the handle does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function handleDrop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    if (over && over.id !== active.id)
      actions.change((current) => dropRow(current, String(active.id), String(over.id)));
  }

  const listMessages = useCallback(
    (section: number, input: number | undefined) =>
      problems
        .filter((problem) => problem.section === section && problem.input === input)
        .map((problem) => problem.message),
    [problems],
  );
  const draggedRow = rows.find(({ id }) => id === dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: createAnnouncements(rows), screenReaderInstructions: instructions }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={handleDrop}
      onDragCancel={() => setDragged(undefined)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="outline" aria-label="Sections and inputs">
          {rows.map((row) =>
            row.kind === 'section' ? (
              <SectionRow
                key={row.id}
                section={row.section}
                index={row.index}
                isLast={row.index === form.sections.length - 1}
                problem={listMessages(row.index, undefined)[0]}
                actions={actions}
              />
            ) : (
              <InputRow
                key={row.id}
                built={row.built}
                canChangeSection={form.sections.length > 1}
                problem={findRowProblem(form, row, listMessages)}
                isSelected={row.id === selected}
                actions={actions}
              />
            ),
          )}
        </ul>
      </SortableContext>
      <DragOverlay>
        {draggedRow && (
          <div className="outline-lifted">
            {draggedRow.kind === 'section' ? draggedRow.section.title : draggedRow.built.input.label}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function findRowProblem(
  form: BuilderForm,
  row: OutlineRow & { kind: 'input' },
  listMessages: (section: number, input: number | undefined) => string[],
): string | undefined {
  const input = form.sections[row.section]?.inputs.indexOf(row.built);
  return listMessages(row.section, input)[0];
}
