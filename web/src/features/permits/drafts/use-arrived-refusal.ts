import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { listSentForms, showRefusedInputs, type RefusingPayload } from '../forms/refused-inputs.ts';

/** Shows which inputs the server refused on the page of a draft, whose link to the form carries the refusal. */
export function useArrivedRefusal(formStore: PermitFormStore): void {
  const refusal = useLocation().state as RefusingPayload | null;
  const navigate = useNavigate();
  useEffect(() => {
    if (!refusal) return;
    // Later than this effect, in which React cannot mount the section of the first input.
    const timer = setTimeout(() => {
      showRefusedInputs(listSentForms(formStore.get()), refusal.problems);
      // The browser keeps the navigation state over a reload, after which the inputs may be corrected.
      void navigate('.', { replace: true, state: null });
    });
    return () => clearTimeout(timer);
  }, [refusal, formStore, navigate]);
}
