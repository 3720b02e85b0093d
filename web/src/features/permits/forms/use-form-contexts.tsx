import { useMemo } from 'react';
import { findImpactInput } from '@eptw/domain/child-permit/required-forms';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { FormContext } from '../../../lib/form-context.ts';
import type { PermitLevel } from '../components/permit-level.ts';
import type { PermitFormState, PermitFormStore } from './permit-form-store.ts';
import { RequiredFormsNote } from './required-forms-note.tsx';
import type { Transfers } from './transfers.ts';
import type { UnsentFormFiles } from './unsent-form-files.ts';

interface FormContextsOptions {
  user: SessionUser;
  formStore: PermitFormStore;
  transfers: Transfers;
  /** The chosen files that wait on this device; absent where none are stored. */
  unsentFiles?: UnsentFormFiles | undefined;
  state: PermitFormState;
  level: PermitLevel;
  /** The code of the selected site, or of the parent's site. */
  siteCode: string | undefined;
  /** Attaches the form with the permit code that a ticked option requires. */
  onAdd: (code: string) => void;
}

/** Returns the contexts of the fields: for the permit's own form, and for the attached forms. */
export function useFormContexts(options: FormContextsOptions): { own: FormContext; attached: FormContext } {
  const { user, formStore, transfers, unsentFiles, state, level, siteCode, onAdd } = options;
  const { own, attached } = state;
  const common = useMemo(
    (): FormContext => ({
      signerName: user.fullname,
      brushWidth: level.brushWidth,
      siteCode,
      findFile: formStore.findFile,
      addFile: formStore.addFile,
      startTransfer: transfers.start,
      getUnsentFiles: unsentFiles?.of,
      contentBelow: {},
    }),
    [user.fullname, formStore, transfers, unsentFiles, level, siteCode],
  );
  return useMemo(() => {
    const impactInput = own && findImpactInput(own.template.content);
    if (!impactInput) return { own: common, attached: common };
    const note = <RequiredFormsNote own={own} input={impactInput} state={{ attached }} onAdd={onAdd} />;
    return { own: { ...common, contentBelow: { [impactInput.name]: note } }, attached: common };
  }, [common, own, attached, onAdd]);
}
