import { useCallback, useRef, useState } from 'react';
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { PermitFormProblem } from '@eptw/domain/template/submission/problem';
import type { AttachedForm, Submission } from '@eptw/domain/template/model/submission';
import { updateResult } from '../../../lib/api/results.ts';
import { useCommand, type MutationPayload } from '../../../lib/api/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { createActionKeys } from '../../../lib/action-keys.ts';
import { PerformPermitActionDocument } from '../../../generated/permits/model.ts';
import { getPermitLevel } from '../components/permit-level.ts';
import { getPermitOperations } from './permit-operations.ts';
import type { Permit } from './permit.ts';

/** What an action can be sent with: a reason, and the changed forms. */
export interface PermitActionInput {
  reason?: string;
  forms?: { submission: Submission; childrenState: AttachedForm[] };
  /** Called with the answers that caused the refusal. */
  onRefusedAnswers?: (problems: readonly PermitFormProblem[]) => void;
}

/** Why an action was refused. After a conflict the permit on screen is already the newest. */
export interface PermitActionRefusal {
  kind: 'conflict' | 'not sent' | 'refused';
  message: string;
}

interface PermitActionsState {
  /** The action in progress; no other can be sent at the same time. */
  busy: PermitAction | undefined;
  /** The last refusal, until the next attempt or `dismissRefusal`. */
  refusal: PermitActionRefusal | undefined;
  dismissRefusal: () => void;
  /**
   * Performs an action on the version of the permit that is on screen. Returns the new version, or undefined if
   * refused.
   */
  perform: (action: PermitAction, extras?: PermitActionInput) => Promise<number | undefined>;
}

function toRefusal({ code, message }: MutationPayload): PermitActionRefusal {
  const kind = code === 'CONFLICT' ? 'conflict' : code === 'FAILED' ? 'not sent' : 'refused';
  return { kind, message };
}

const silentOptions = { silent: true, refetch: ['GetMenuCounts'] };

/** Performs actions on a permit for all screens: one at a time, each on the version that was on screen. */
export function usePermitActions(permit: Permit, refresh: () => Promise<unknown>): PermitActionsState {
  const [busy, setBusy] = useState<PermitAction>();
  // Two quick clicks both see the state before the first.
  const isBusy = useRef(false);
  const [lastRefusal, setLastRefusal] = useState<PermitActionRefusal>();
  const toast = useToast();
  const [keys] = useState(createActionKeys);
  const [send] = useCommand(PerformPermitActionDocument, silentOptions);

  function finish() {
    isBusy.current = false;
    setBusy(undefined);
  }

  async function perform(action: PermitAction, extras: PermitActionInput = {}): Promise<number | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(action);
    setLastRefusal(undefined);
    const { reason, forms, onRefusedAnswers } = extras;
    const request = { id: permit._id, version: permit.version, action, ...(reason && { reason }), ...forms };
    const payload = await send({ ...request, idempotencyKey: keys.getKey(request) });
    if (payload.code !== 'FAILED') keys.reset();
    const item = 'item' in payload ? payload.item : null;
    if (item)
      updateResult(getPermitOperations(getPermitLevel(permit)).read, { id: permit._id }, (current) => ({
        ...current,
        permit: { ...current.permit, item },
      }));
    if (payload.success) {
      toast('success', payload.message);
      finish();
      return item?.version ?? permit.version;
    }
    const refusal = toRefusal(payload);
    // The newest state loads first, so that the refusal appears with the state it refers to.
    if (refusal.kind === 'conflict') await refresh().catch(() => undefined);
    // A refusal of an action with a reason is shown in its dialog; a toast would cover the dialog's buttons.
    if (extras.reason === undefined) toast('error', refusal.message);
    setLastRefusal(refusal);
    finish();
    if ('problems' in payload && payload.problems.length > 0) onRefusedAnswers?.(payload.problems);
    return undefined;
  }

  return {
    busy,
    refusal: lastRefusal,
    dismissRefusal: useCallback(() => setLastRefusal(undefined), []),
    perform,
  };
}
