import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormOptions } from '../forms/permit-choices.ts';
import { pickRestorableChoices, readLastChoices, toClearedChoices, type LastChoices } from '../forms/last-choices.ts';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { useStore } from '../../../lib/store.ts';

interface LastChoicesOptions {
  formStore: PermitFormStore;
  userId: string;
  formOptions: FormOptions;
  /** Those that the work started with. */
  initialChoices: Partial<LastChoices> | undefined;
}

/**
 * Selects the choices of the user's last permit at a site when they select that site. Returns whether any of them is
 * still selected, and a function that clears them. Selecting another site clears them too.
 */
export function useLastChoices({
  formStore,
  userId,
  formOptions,
  initialChoices,
}: LastChoicesOptions): [isShown: boolean, clear: () => void] {
  const { choices } = useStore(formStore);
  const [restored, setRestored] = useState<Partial<LastChoices>>(initialChoices ?? {});
  const { site } = choices;
  const loadedSite = useRef(site);

  const clear = useCallback(() => {
    formStore.updateChoices(toClearedChoices(restored, formStore.get().choices));
    setRestored({});
  }, [formStore, restored]);

  useEffect(() => {
    if (loadedSite.current === site) return;
    let isCancelled = false;
    void readLastChoices(userId, site).then((lastChoices) => {
      if (isCancelled) return;
      loadedSite.current = site;
      formStore.updateChoices(toClearedChoices(restored, formStore.get().choices));
      const reused = lastChoices
        ? pickRestorableChoices(formStore.get().choices, lastChoices, formOptions, userId)
        : {};
      formStore.updateChoices(reused);
      setRestored(reused);
    });
    return () => {
      isCancelled = true;
    };
  }, [formStore, userId, formOptions, site, restored]);

  return [Object.keys(toClearedChoices(restored, choices)).length > 0, clear];
}
