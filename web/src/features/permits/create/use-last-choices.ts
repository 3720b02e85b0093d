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
}: LastChoicesOptions): [stands: boolean, clear: () => void] {
  const { choices } = useStore(formStore);
  const [given, setGiven] = useState<Partial<LastChoices>>(initialChoices ?? {});
  const { site } = choices;
  const known = useRef(site);

  const clear = useCallback(() => {
    formStore.updateChoices(toClearedChoices(given, formStore.get().choices));
    setGiven({});
  }, [formStore, given]);

  useEffect(() => {
    if (known.current === site) return;
    let gone = false;
    void readLastChoices(userId, site).then((last) => {
      if (gone) return;
      known.current = site;
      formStore.updateChoices(toClearedChoices(given, formStore.get().choices));
      const again = last ? pickRestorableChoices(formStore.get().choices, last, formOptions, userId) : {};
      formStore.updateChoices(again);
      setGiven(again);
    });
    return () => {
      gone = true;
    };
  }, [formStore, userId, formOptions, site, given]);

  return [Object.keys(toClearedChoices(given, choices)).length > 0, clear];
}
