import {
  validateDefinition,
  type DefinitionProblem,
  type TemplateDefinition,
} from '@eptw/domain/template/definition/definition';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { normalizeDefinition } from '@eptw/domain/template/definition/normalize-definition';
import { toBuilderForm, toDefinition, type BuilderForm } from './builder-form.ts';
import { toPreviewContent, withInferredPurposes } from './preview-content.ts';
import { deleteUnpublishedForm, saveUnpublishedForm, readUnpublishedForm } from './unpublished-form.ts';
import { createHistory, addStep, redo, undo } from './undo-history.ts';

/** Milliseconds without a change after which the form is stored on this device. */
const saveDelayMs = 400;

/** What the builder starts with. */
export interface BuilderOptions {
  definition: TemplateDefinition;
  /** Its published version; 0 for a new form. */
  version: number;
  /** The key under which the form is stored on this device. */
  storageKey: string;
  /** Replaces the stored form, such as an imported form. */
  imported?: TemplateDefinition | undefined;
}

export type LocalSaveState = 'nothing' | 'saving' | 'saved' | 'failed';

/** Returns a definition as text: equal for two definitions that would be stored alike. */
function toComparableText(definition: TemplateDefinition): string {
  return JSON.stringify(normalizeDefinition(toPreviewContent(definition)));
}

/** Manages a form in the builder: its state with undo, stored on this device while it differs from the start. */
export function useBuilder({ definition: published, version, storageKey, imported }: BuilderOptions) {
  const [stored] = useState(() => (imported ? undefined : readUnpublishedForm(storageKey)));
  const [restored, setRestored] = useState(stored);
  const [history, setHistory] = useState(() =>
    createHistory(toBuilderForm(withInferredPurposes(imported ?? stored?.definition ?? published))),
  );
  // The version that this form is based on: older than the published one if another user has published.
  const [baseVersion, setBaseVersion] = useState(stored?.version ?? version);
  const [saveState, setSaveState] = useState<LocalSaveState>(stored ? 'saved' : 'nothing');

  const form = history.present;
  const definition = useMemo(() => toDefinition(form), [form]);
  const publishedText = useMemo(() => toComparableText(published), [published]);
  const isChanged = useMemo(() => toComparableText(definition) !== publishedText, [definition, publishedText]);
  const problems: DefinitionProblem[] = useMemo(() => validateDefinition(definition), [definition]);

  useEffect(() => {
    if (!isChanged) {
      deleteUnpublishedForm(storageKey);
      setSaveState('nothing');
      return;
    }
    const saveLocally = () => {
      const isSaved = saveUnpublishedForm(storageKey, {
        definition,
        version: baseVersion,
        savedAt: new Date().toISOString(),
      });
      setSaveState(isSaved ? 'saved' : 'failed');
    };
    setSaveState('saving');
    const timer = setTimeout(saveLocally, saveDelayMs);
    addEventListener('pagehide', saveLocally);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveLocally);
    };
  }, [definition, isChanged, storageKey, baseVersion]);

  /** Moves to another form; letters typed in one field, whose name is the kind, are one step. */
  const change = useCallback(
    (changeForm: (form: BuilderForm) => BuilderForm, kind?: string) =>
      setHistory((current) => addStep(current, changeForm(current.present), kind)),
    [],
  );

  return {
    form,
    definition,
    problems,
    isChanged,
    baseVersion,
    saveState,
    /** The form found on this device, until dismissed. */
    restored,
    dismissRestored: useCallback(() => setRestored(undefined), []),
    change,
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    /** Discards all changes. */
    startOver() {
      setHistory((current) => addStep(current, toBuilderForm(published)));
      setBaseVersion(version);
      setRestored(undefined);
    },
    /** Bases the changes on the version that another user has published, to replace it. */
    publishOver: () => setBaseVersion(version),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
