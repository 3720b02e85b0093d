import type { InputDefinition } from '@eptw/domain/template/input-setting';
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
  const focused = useRef<string>(undefined);
  const latest = useRef(form);
  latest.current = form;

  const actions = useMemo<OutlineActions>(() => {
    const show = (next: DialogSubject, row: string | undefined) => {
      focused.current = row;
      setSubject(next);
      setOpen(true);
    };
    const deleteSection = async ({ id, title, inputs }: BuilderSection) => {
      const goes =
        inputs.length === 0 ||
        (await confirm({
          title: `Delete section '${title}'?`,
          content: `Its ${inputs.length === 1 ? 'input goes' : `${inputs.length} inputs go`} with it.`,
          confirmLabel: 'Delete section',
          destructive: true,
        }));
      if (!goes) return;
      change((now) => removeSection(now, id));
      focusRow(undefined);
    };
    const sectionOf = (built: BuilderInput) =>
      latest.current.sections[findInputPosition(latest.current, built.id)?.section ?? -1];
    return {
      change,
      addInput: (section) => show({ kind: 'input', section, built: undefined }, section.id),
      editSection: (section) => show({ kind: 'section', section }, section.id),
      editInput(built) {
        const section = sectionOf(built);
        setSelected(built.id);
        if (section) show({ kind: 'input', section, built }, built.id);
      },
      moveToSection: (built) => show({ kind: 'move', built }, built.id),
      deleteInput(built) {
        change((now) => removeInput(now, built.id));
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
      focusRow(focused.current);
    },
  };

  function saveInput(section: BuilderSection, built: BuilderInput | undefined, input: InputDefinition) {
    if (built) {
      change((now) => replaceInput(now, built.id, input));
    } else {
      const added = addInput(form, section.id, input);
      change(() => added.form);
      focused.current = added.id;
      setSelected(added.id);
    }
    setOpen(false);
  }

  function saveSection(section: BuilderSection | undefined, head: SectionSettings) {
    change((now) => (section ? changeSection(now, section.id, head) : addSection(now, head)));
    setOpen(false);
  }

  function dialogOf(about: DialogSubject): ReactNode {
    switch (about.kind) {
      case 'section':
        return (
          <SectionDialog {...dialogProps} section={about.section} onSave={(head) => saveSection(about.section, head)} />
        );
      case 'input':
        return (
          <InputDialog
            {...dialogProps}
            input={about.built?.input}
            section={about.section.title}
            others={findOtherInputs(form, about.built?.id)}
            onSave={(input) => saveInput(about.section, about.built, input)}
          />
        );
      case 'move':
        return (
          <MoveDialog
            {...dialogProps}
            form={form}
            label={about.built.input.label}
            from={findInputPosition(form, about.built.id)?.section ?? -1}
            onMove={(section) => {
              const end = form.sections[section]?.inputs.length ?? 0;
              change((now) => moveInput(now, about.built.id, { section, input: end }));
              setOpen(false);
            }}
          />
        );
    }
  }

  return {
    actions,
    addSection() {
      focused.current = undefined;
      setSubject({ kind: 'section', section: undefined });
      setOpen(true);
    },
    dialog: subject && dialogOf(subject),
    selected,
  };
}
