import { useMemo } from 'react';
import { impactInput } from '@eptw/domain/child-permit/required-forms';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { FormSurroundings } from '../../templates/components/form-surroundings.ts';
import type { PermitKind } from '../kinds/permit-kind.ts';
import type { RaiseState, RaiseWork } from './raise-work.ts';
import { RequiredFormsNote } from './required-forms-note.tsx';
import type { Transfers } from './transfers.ts';

interface SurroundingsOptions {
  user: SessionUser;
  work: RaiseWork;
  transfers: Transfers;
  state: RaiseState;
  kind: PermitKind;
  /** The code of the chosen site, or of the parent's. */
  siteCode: string | undefined;
  /** Attaches the form of a permit code that a tick asks for. */
  onAdd: (code: string) => void;
}

/** What the fields learn from the screen: those of the permit's own form, and those of the attached forms. */
export function useSurroundings(options: SurroundingsOptions): { own: FormSurroundings; attached: FormSurroundings } {
  const { user, work, transfers, state, kind, siteCode, onAdd } = options;
  const { own, attached } = state;
  const common = useMemo(
    (): FormSurroundings => ({
      signer: user.fullname,
      brushWidth: kind.brushWidth,
      siteCode,
      knownFile: work.knownFile,
      rememberFile: work.rememberFile,
      beginTransfer: transfers.begin,
      below: {},
    }),
    [user.fullname, work, transfers, kind, siteCode],
  );
  return useMemo(() => {
    const note = own && <RequiredFormsNote own={own} state={{ attached }} onAdd={onAdd} />;
    return { own: note ? { ...common, below: { [impactInput]: note } } : common, attached: common };
  }, [common, own, attached, onAdd]);
}
