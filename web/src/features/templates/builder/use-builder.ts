import { validateDefinition, type DefinitionProblem, type TemplateDefinition } from '@eptw/domain/template/definition';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { normalizeDefinition } from '@eptw/domain/template/normalize-definition';
import { toBuilderForm, toDefinition, type BuilderForm } from './builder-form.ts';
import { toPreviewContent, withInferredPurposes } from './preview-content.ts';
import { deleteUnpublishedForm, saveUnpublishedForm, readUnpublishedForm } from './unpublished-form.ts';
import { createHistory, addStep, redo, undo } from './undo-history.ts';

/** Milliseconds without a change after which the form is kept on this device. */
const saveDelayMs = 400;

/** What the builder begins with. */
export interface BuilderOptions {
  definition: TemplateDefinition;
  /** The version of it that is published; 0 for a new form. */
  version: number;
  /** What the form is kept under on this device. */
  storageKey: string;
  /** Takes the place of what is kept, such as an imported form. */
  imported?: TemplateDefinition | undefined;
}

export type LocalSaveState = 'nothing' | 'saving' | 'kept' | 'failed';

/** What a definition means, as one text: equal for two that would be kept alike. */
function toComparableText(definition: TemplateDefinition): string {
  return JSON.stringify(normalizeDefinition(toPreviewContent(definition)));
}

/** A form being built: its state, every step of which can be undone, kept on this device while it differs from the start. */
export function useBuilder({ definition: published, version, storageKey, imported }: BuilderOptions) {
  const [stored] = useState(() => (imported ? undefined : readUnpublishedForm(storageKey)));
  const [restored, setRestored] = useState(stored);
  const [history, setHistory] = useState(() =>
    createHistory(toBuilderForm(withInferredPurposes(imported ?? stored?.definition ?? published))),
  );
  // The version that this form changes: an older one than is published when somebody else was faster.
  const [basedOn, setBasedOn] = useState(stored?.version ?? version);
  const [saveState, setSaveState] = useState<LocalSaveState>(stored ? 'kept' : 'nothing');

  const form = history.present;
  const definition = useMemo(() => toDefinition(form), [form]);
  const publishedMeaning = useMemo(() => toComparableText(published), [published]);
  const isChanged = useMemo(() => toComparableText(definition) !== publishedMeaning, [definition, publishedMeaning]);
  const problems: DefinitionProblem[] = useMemo(() => validateDefinition(definition), [definition]);

  useEffect(() => {
    if (!isChanged) {
      deleteUnpublishedForm(storageKey);
      setSaveState('nothing');
      return;
    }
    const keep = () => {
      const isSaved = saveUnpublishedForm(storageKey, {
        definition,
        version: basedOn,
        savedAt: new Date().toISOString(),
      });
      setSaveState(isSaved ? 'kept' : 'failed');
    };
    setSaveState('saving');
    const timer = setTimeout(keep, saveDelayMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [definition, isChanged, storageKey, basedOn]);

  /** Goes on to another form; letters typed into one field, whose name is the kind, are one step. */
  const change = useCallback(
    (next: (form: BuilderForm) => BuilderForm, kind?: string) =>
      setHistory((now) => addStep(now, next(now.present), kind)),
    [],
  );

  return {
    form,
    definition,
    problems,
    isChanged,
    basedOn,
    saveState,
    /** What was found on this device, until it is dismissed. */
    restored,
    dismissRestored: useCallback(() => setRestored(undefined), []),
    change,
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    /** Gives up every change. */
    startOver() {
      setHistory((now) => addStep(now, toBuilderForm(published)));
      setBasedOn(version);
      setRestored(undefined);
    },
    /** Has the changes replace what somebody else published meanwhile. */
    publishOver: () => setBasedOn(version),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
