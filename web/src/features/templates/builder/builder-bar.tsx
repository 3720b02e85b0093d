import { Button } from 'antd';
import { Check, CircleAlert, LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import type { Builder, LocalSaveState } from './use-builder.ts';

function LocalSaveStatus({ state }: { state: LocalSaveState }) {
  switch (state) {
    case 'nothing':
      return <span className="builder-save-status">Saved on this device as you build</span>;
    case 'saving':
      return (
        <span className="builder-save-status">
          <LoaderCircle size={14} className="form-spin" aria-hidden /> Saving
        </span>
      );
    case 'saved':
      return (
        <span className="builder-save-status">
          <Check size={14} strokeWidth={2.5} aria-hidden /> Saved on this device
        </span>
      );
    case 'failed':
      return (
        <span className="builder-save-status builder-save-status-failed">
          <CircleAlert size={14} aria-hidden /> This browser cannot save your work. Publish before you leave.
        </span>
      );
  }
}

interface BuilderBarProps {
  builder: Builder;
  /** 'Create Form' or 'Update Form'. */
  action: string;
  busy: boolean;
  /** Whether all problems are shown. */
  showAll: boolean;
  onPublish: () => void;
}

/** The bar below the builder: whether the form is saved, undo and redo, and the button that publishes it. */
export function BuilderBar({ builder, action, busy, showAll, onPublish }: BuilderBarProps) {
  const { form, problems, undo, redo, saveState } = builder;
  const isIncomplete = form.title.trim() === '' || form.sections.length === 0;
  const problemCount = problems.length;
  return (
    <StickyBar label="Form actions">
      <LocalSaveStatus state={saveState} />
      <span className="builder-problems" id="builder-problems">
        {isIncomplete && 'A form needs a title and at least one section.'}
        {!isIncomplete &&
          showAll &&
          problemCount > 0 &&
          `${problemCount} ${problemCount === 1 ? 'problem' : 'problems'} left`}
      </span>
      <Button icon={<Undo2 size={16} aria-hidden />} aria-label="Undo" disabled={!undo} onClick={undo} />
      <Button icon={<Redo2 size={16} aria-hidden />} aria-label="Redo" disabled={!redo} onClick={redo} />
      <Button
        type="primary"
        disabled={isIncomplete}
        loading={busy}
        aria-describedby="builder-problems"
        onClick={onPublish}
      >
        {action}
      </Button>
    </StickyBar>
  );
}
