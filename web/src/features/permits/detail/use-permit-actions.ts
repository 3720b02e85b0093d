import { useCallback, useRef, useState } from 'react';
import type { Action } from '@eptw/domain/permit/actions';
import { isStatus } from '@eptw/domain/permit/status';
import { wantedStatus } from '@eptw/domain/permit/wanted-status';
import type { AttachedForm, Submission } from '@eptw/domain/template/submission';
import { useCommand, type MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { kindOf } from '../kinds/permit-kind.ts';
import { operationsOf } from '../kinds/permit-operations.ts';
import type { UpdatePermitMutation } from './operations.generated.ts';
import type { Permit } from './permit-track.ts';

/** What goes with an action: why, and the changed forms. */
export interface ActionExtras {
  reason?: string;
  forms?: { submission: Submission; childrenState: AttachedForm[] };
}

/** Why an action did not happen. After a conflict the permit on screen is already the newest. */
export interface Refused {
  kind: 'conflict' | 'not sent' | 'refused';
  message: string;
}

interface PermitActions {
  /** The action on its way; while there is one, no other is sent. */
  busy: Action | undefined;
  /** The last refusal, until the next attempt or `forgetRefusal`. */
  refused: Refused | undefined;
  forgetRefusal: () => void;
  /** Takes an action on the version of the permit that is on screen. Answers the new version, or nothing if refused. */
  take: (action: Action, extras?: ActionExtras) => Promise<number | undefined>;
}

type PermitAnswer = UpdatePermitMutation['permit'];

function refusalOf({ code, message }: MutationAnswer): Refused {
  const kind = code === 'CONFLICT' ? 'conflict' : code === 'FAILED' ? 'not sent' : 'refused';
  return { kind, message };
}

const answerOf = (data: UpdatePermitMutation) => data.permit;
const silently = { silent: true, refetch: ['GetMenuCounts'] };

/** The one way in which screens act on a permit: one action at a time, each on the version that was on screen. */
export function usePermitActions(permit: Permit, refresh: () => Promise<unknown>): PermitActions {
  const [busy, setBusy] = useState<Action>();
  // Two clicks in a row both see the state of before the first.
  const isBusy = useRef(false);
  const [refused, setRefused] = useState<Refused>();
  const toast = useToast();
  const operations = operationsOf(kindOf(permit));
  const [moveOn] = useCommand(operations.moveOn, answerOf, silently);
  const [recall] = useCommand(operations.recall, answerOf, silently);
  const [change] = useCommand(operations.change, answerOf, silently);
  const [changeApproved] = useCommand(operations.changeApproved, answerOf, silently);

  function send(action: Action, { reason, forms }: ActionExtras): Promise<PermitAnswer | MutationAnswer> {
    const { _id: id, version } = permit;
    const known = { id, version, parentID: permit.parentPermit?._id ?? null, formId: permit.form._id };
    const status = isStatus(permit.status) ? wantedStatus(permit.status, action) : undefined;
    if (!forms) {
      const move = action === 'recall' ? recall : moveOn;
      return move({ ...known, status: status ?? permit.status, ...(reason && { reason }) });
    }
    const update = permit.status === 'Approved' ? changeApproved : change;
    return update({ ...known, ...forms, ...(status && { status }), ...(reason && { reason }) });
  }

  function rest() {
    isBusy.current = false;
    setBusy(undefined);
  }

  async function take(action: Action, extras: ActionExtras = {}): Promise<number | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(action);
    setRefused(undefined);
    const answer = await send(action, extras);
    if (answer.success) {
      toast('success', answer.message);
      rest();
      return 'item' in answer ? (answer.item?.version ?? permit.version) : permit.version;
    }
    const refusal = refusalOf(answer);
    // The newest state comes first, so that the refusal stands beside what it speaks of.
    if (refusal.kind === 'conflict') await refresh().catch(() => undefined);
    // Where a reason was asked for, the refusal stands in that dialog, whose buttons a message would cover.
    if (extras.reason === undefined) toast('error', refusal.message);
    setRefused(refusal);
    rest();
    return undefined;
  }

  return { busy, refused, forgetRefusal: useCallback(() => setRefused(undefined), []), take };
}
