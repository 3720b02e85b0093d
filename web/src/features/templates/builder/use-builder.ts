import { definitionProblems, type DefinitionProblem, type TemplateDefinition } from '@eptw/domain/template/definition';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { soundDefinition } from '@eptw/domain/template/sound-definition';
import { builtForm, definitionOf, type BuiltForm } from './built-form.ts';
import { drawable, withReadPurposes } from './drawable.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';
import { beginHistory, goOn, redo, undo } from './undo-history.ts';

/** Milliseconds without a change after which the form is kept on this device. */
const pause = 400;

/** What the builder begins with. */
export interface BuilderStart {
  definition: TemplateDefinition;
  /** The version of it that is published; 0 for a new form. */
  version: number;
  /** What the form is kept under on this device. */
  keptAs: string;
  /** Takes the place of what is kept, such as an imported form. */
  imported?: TemplateDefinition | undefined;
}

export type KeptState = 'nothing' | 'saving' | 'kept' | 'failed';

/** What a definition means, as one text: equal for two that would be kept alike. */
function meaningOf(definition: TemplateDefinition): string {
  return JSON.stringify(soundDefinition(drawable(definition)));
}

/** A form being built: its state, every step of which can be undone, kept on this device while it differs from the start. */
export function useBuilder({ definition: published, version, keptAs, imported }: BuilderStart) {
  const [kept] = useState(() => (imported ? undefined : keptForm(keptAs)));
  const [restored, setRestored] = useState(kept);
  const [history, setHistory] = useState(() =>
    beginHistory(builtForm(withReadPurposes(imported ?? kept?.definition ?? published))),
  );
  // The version that this form changes: an older one than is published when somebody else was faster.
  const [basedOn, setBasedOn] = useState(kept?.version ?? version);
  const [keptState, setKeptState] = useState<KeptState>(kept ? 'kept' : 'nothing');

  const form = history.present;
  const definition = useMemo(() => definitionOf(form), [form]);
  const publishedMeaning = useMemo(() => meaningOf(published), [published]);
  const isChanged = useMemo(() => meaningOf(definition) !== publishedMeaning, [definition, publishedMeaning]);
  const problems: DefinitionProblem[] = useMemo(() => definitionProblems(definition), [definition]);

  useEffect(() => {
    if (!isChanged) {
      forgetForm(keptAs);
      setKeptState('nothing');
      return;
    }
    const keep = () => {
      const isKept = keepForm(keptAs, { definition, version: basedOn, savedAt: new Date().toISOString() });
      setKeptState(isKept ? 'kept' : 'failed');
    };
    setKeptState('saving');
    const timer = setTimeout(keep, pause);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [definition, isChanged, keptAs, basedOn]);

  /** Goes on to another form; letters typed into one field, whose name is the kind, are one step. */
  const change = useCallback(
    (next: (form: BuiltForm) => BuiltForm, kind?: string) => setHistory((now) => goOn(now, next(now.present), kind)),
    [],
  );

  return {
    form,
    definition,
    problems,
    isChanged,
    basedOn,
    keptState,
    /** What was found on this device, until it is dismissed. */
    restored,
    dismissRestored: useCallback(() => setRestored(undefined), []),
    change,
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    /** Gives up every change. */
    startOver() {
      setHistory((now) => goOn(now, builtForm(published)));
      setBasedOn(version);
      setRestored(undefined);
    },
    /** Has the changes replace what somebody else published meanwhile. */
    publishOver: () => setBasedOn(version),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
