import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Permit } from '../model/permit.ts';
import type { LoadedTemplate } from '../../templates/components/load-templates.ts';
import {
  attachForm,
  rebaseForms,
  removeForm,
  listOpenForms,
  hasChanges,
  openForms,
  type OpenForms,
} from './open-forms.ts';

interface OpenFormsResult {
  /** The forms in editing; undefined while the permit is read-only. */
  forms: OpenForms | undefined;
  isDirty: boolean;
  /** Labels of inputs that both the viewer and another user changed. */
  contested: string[];
  open: () => void;
  attach: (template: LoadedTemplate) => void;
  /** Takes an attached form off. */
  remove: (templateId: string) => void;
  /** Discards all changes and ends editing. */
  discard: () => void;
}

/** Whether any value differs from the saved one, kept current. */
function useHasChanges(forms: OpenForms | undefined): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = forms
        ? listOpenForms(forms).map(({ edited }) => edited.store.subscribeToAll(listener))
        : [];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    [forms],
  );
  return useSyncExternalStore(subscribe, () => forms !== undefined && hasChanges(forms));
}

/**
 * Manages the forms in editing. When the permit changes concurrently, edits are carried over. With `startOpen` they
 * open immediately, as for a resubmission.
 */
export function useOpenForms(permit: Permit, startOpen: boolean): OpenFormsResult {
  const [forms, setForms] = useState<OpenForms>();
  const [contested, setContested] = useState<string[]>([]);
  const isDirty = useHasChanges(forms);
  const open = useCallback(() => setForms((current) => current ?? openForms(permit, startOpen)), [permit, startOpen]);
  const attach = useCallback(
    (template: LoadedTemplate) => setForms((current) => current && attachForm(current, template)),
    [],
  );
  const remove = useCallback(
    (templateId: string) => setForms((current) => current && removeForm(current, templateId)),
    [],
  );
  const discard = useCallback(() => {
    setForms(undefined);
    setContested([]);
  }, []);
  useEffect(() => {
    if (startOpen) open();
  }, [startOpen, open]);
  useEffect(() => {
    if (!forms || forms.version === permit.version) return;
    const rebased = rebaseForms(forms, permit);
    setForms(rebased.forms);
    setContested(rebased.contested);
  }, [forms, permit]);
  return { forms, isDirty, contested, open, attach, remove, discard };
}
