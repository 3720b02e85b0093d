import type { InputDefinition } from '@eptw/domain/template/definition/input-setting';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import {
  addInput,
  addSection,
  changeSection,
  moveInput,
  findInputPosition,
  findOtherInputs,
  removeInput,
  removeSection,
  replaceInput,
  type BuilderInput,
  type BuilderSection,
  type SectionSettings,
} from './builder-form.ts';
import { InputDialog } from './input-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { OutlineActions } from './outline-actions.ts';
import { SectionDialog } from './section-dialog.tsx';
import type { Builder } from './use-builder.ts';

/** What a dialog of the builder edits. */
type DialogSubject =
  | { kind: 'section'; section: BuilderSection | undefined }
  | { kind: 'input'; section: BuilderSection; built: BuilderInput | undefined }
  | { kind: 'move'; built: BuilderInput };

interface Dialogs {
  actions: OutlineActions;
  addSection: () => void;
  /** The open dialog, if any. */
  dialog: ReactNode;
  /** The id of the input last edited. */
  selected: string | undefined;
}

/** Returns the focus to a row after a dialog; if the row is gone, to the heading of the outline. */
function focusRow(id: string | undefined) {
  const row = document.querySelector(`[data-row="${id ?? ''}"]`);
  const target = row?.querySelector('.outline-label') ?? row?.querySelector('.outline-handle');
  (target instanceof HTMLElement ? target : document.getElementById('builder-outline'))?.focus();
}

/** Manages the dialogs of the builder and the actions of its outline rows. */
export function useDialogs({ form, change }: Builder): Dialogs {
  const confirm = useConfirm();
  const [subject, setSubject] = useState<DialogSubject>();
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState<string>();
  const focusRowId = useRef<string>(undefined);
  const latest = useRef(form);
  latest.current = form;

  const actions = useMemo<OutlineActions>(() => {
    const openDialog = (next: DialogSubject, row: string | undefined) => {
      focusRowId.current = row;
      setSubject(next);
      setOpen(true);
    };
    const deleteSection = async ({ id, title, inputs }: BuilderSection) => {
      const isConfirmed =
        inputs.length === 0 ||
        (await confirm({
          title: `Delete section '${title}'?`,
          content: `Its ${inputs.length === 1 ? 'input goes' : `${inputs.length} inputs go`} with it.`,
          confirmLabel: 'Delete section',
          destructive: true,
        }));
      if (!isConfirmed) return;
      change((current) => removeSection(current, id));
      focusRow(undefined);
    };
    const findSection = (built: BuilderInput) =>
      latest.current.sections[findInputPosition(latest.current, built.id)?.section ?? -1];
    return {
      change,
      addInput: (section) => openDialog({ kind: 'input', section, built: undefined }, section.id),
      editSection: (section) => openDialog({ kind: 'section', section }, section.id),
      editInput(built) {
        const section = findSection(built);
        setSelected(built.id);
        if (section) openDialog({ kind: 'input', section, built }, built.id);
      },
      moveToSection: (built) => openDialog({ kind: 'move', built }, built.id),
      deleteInput(built) {
        change((current) => removeInput(current, built.id));
        focusRow(undefined);
      },
      deleteSection: (section) => void deleteSection(section),
    };
  }, [change, confirm]);

  const dialogProps = {
    open,
    onCancel: () => setOpen(false),
    onClosed() {
      setSubject(undefined);
      focusRow(focusRowId.current);
    },
  };

  function saveInput(section: BuilderSection, built: BuilderInput | undefined, input: InputDefinition) {
    if (built) {
      change((current) => replaceInput(current, built.id, input));
    } else {
      const added = addInput(form, section.id, input);
      change(() => added.form);
      focusRowId.current = added.id;
      setSelected(added.id);
    }
    setOpen(false);
  }

  function saveSection(section: BuilderSection | undefined, settings: SectionSettings) {
    change((current) => (section ? changeSection(current, section.id, settings) : addSection(current, settings)));
    setOpen(false);
  }

  function renderDialog(dialogSubject: DialogSubject): ReactNode {
    switch (dialogSubject.kind) {
      case 'section':
        return (
          <SectionDialog
            {...dialogProps}
            section={dialogSubject.section}
            onSave={(settings) => saveSection(dialogSubject.section, settings)}
          />
        );
      case 'input':
        return (
          <InputDialog
            {...dialogProps}
            input={dialogSubject.built?.input}
            section={dialogSubject.section.title}
            others={findOtherInputs(form, dialogSubject.built?.id)}
            onSave={(input) => saveInput(dialogSubject.section, dialogSubject.built, input)}
          />
        );
      case 'move':
        return (
          <MoveDialog
            {...dialogProps}
            form={form}
            label={dialogSubject.built.input.label}
            from={findInputPosition(form, dialogSubject.built.id)?.section ?? -1}
            onMove={(section) => {
              const end = form.sections[section]?.inputs.length ?? 0;
              change((current) => moveInput(current, dialogSubject.built.id, { section, input: end }));
              setOpen(false);
            }}
          />
        );
    }
  }

  return {
    actions,
    addSection() {
      focusRowId.current = undefined;
      setSubject({ kind: 'section', section: undefined });
      setOpen(true);
    },
    dialog: subject && renderDialog(subject),
    selected,
  };
}
