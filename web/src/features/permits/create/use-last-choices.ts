import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormOptions } from '../forms/permit-choices.ts';
import { pickRestorableChoices, readLastChoices, toClearedChoices, type LastChoices } from '../forms/last-choices.ts';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { useStore } from '../../../lib/store.ts';

interface LastChoicesOptions {
  formStore: PermitFormStore;
  userId: string;
  formOptions: FormOptions;
  /** What the work began with of them. */
  initialChoices: Partial<LastChoices> | undefined;
}

/**
 * Chooses again what somebody last chose for a site once they choose it. Answers whether any of it still stands, and how
 * to take it back. Another site takes it back too.
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
