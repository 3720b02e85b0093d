import { useRef, useState } from 'react';
import { message } from '@eptw/domain/message';
import type { Action } from '@eptw/domain/permit/actions';
import { isBeforeStart } from '@eptw/domain/permit/early-closure';
import type { Submission } from '@eptw/domain/template/submission';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useToast } from '../../../lib/toast.ts';
import type { Permit } from '../detail/permit-track.ts';
import { usePermitActions } from '../detail/use-permit-actions.ts';
import { missingFiles } from './bar-words.ts';
import { checkForms } from './check-forms.ts';
import { confirmationWords } from './confirmation-words.tsx';
import { isApproval, type Decision } from './decisions.ts';
import { lapsingWith, nothingLapses, type ApprovalsToLapse } from './lapsing.ts';
import { filledForms, type OpenForms } from './open-forms.ts';

interface Undertaking {
  permit: Permit;
  /** The decisions that the bar offers. */
  decisions: readonly Decision[];
  refresh: () => Promise<unknown>;
  forms: OpenForms | undefined;
  /** Whether a file of the forms is still on its way. */
  isTransferring: () => boolean;
  /**
   * Called with the permit's new version after the server accepted a decision, and whether it was one to save what is
   * filled in rather than to approve it.
   */
  onDone: (version: number, isSaved: boolean) => void;
}

/** Takes a decision from its button to its answer: checks the forms, asks what has to be asked, and sends it. */
export function useDecisions({ permit, decisions, refresh, forms, isTransferring, onDone }: Undertaking) {
  const actions = usePermitActions(permit, refresh);
  const confirm = useConfirm();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<Decision>();
  const [lapsing, setLapsing] = useState<ApprovalsToLapse>(nothingLapses);
  const [isAsking, setAsking] = useState(false);
  const [early, setEarly] = useState<Decision>();
  const isDeciding = useRef(false);

  function missingNow(): string[] {
    return missingFiles(permit, forms ? forms.own.edited.store.submission() : (permit.submission as Submission));
  }

  async function isConfirmed({ action, label, confirmation, look }: Decision): Promise<boolean> {
    if (confirmation)
      return confirm({
        title: label,
        content: confirmationWords(permit, action, confirmation),
        action: 'Continue',
        destructive: look === 'danger',
      });
    const unsent = isApproval(action) ? missingNow() : [];
    if (unsent.length === 0) return true;
    return confirm({
      title: message.confirmMissingUploads,
      content: `Not uploaded: ${unsent.join(', ')}.`,
      action: 'Approve permit',
    });
  }

  async function send(decision: Decision, givesReason = false) {
    const saves = forms !== undefined && carries(decision);
    const version = await actions.take(decision.action, {
      ...(givesReason && { reason: reason.trim() }),
      ...(saves && { forms: filledForms(forms) }),
    });
    if (version === undefined) return;
    setAsking(false);
    setReason('');
    onDone(version, saves && !isApproval(decision.action));
  }

  function complaintsOf(open: OpenForms): string[] {
    return isTransferring()
      ? ['Wait until every file has been uploaded, then try again.']
      : checkForms(open, permit.parentPermit !== null);
  }

  async function decide(decision: Decision) {
    // A second click comes before the first one's dialog or answer does.
    if (isDeciding.current || actions.busy) return;
    isDeciding.current = true;
    await ask(decision);
    isDeciding.current = false;
  }

  async function ask(decision: Decision) {
    const complaints = forms && carries(decision) ? complaintsOf(forms) : [];
    for (const complaint of complaints) toast('warning', complaint);
    if (complaints.length > 0) return;
    const lapses = forms && carries(decision) ? lapsingWith(permit, decision.action, forms) : nothingLapses;
    if (lapses === 'refused') toast('warning', message.changesNeedApproval);
    else if (decision.asksReason || lapses.approvals.length > 0) {
      if (!decision.asksReason && !(await isConfirmed(decision))) return;
      setAsked(decision);
      setLapsing(lapses);
      setAsking(true);
    } else if (decision.action === 'requestClosure' && isBeforeStart(startOf(permit), new Date())) setEarly(decision);
    else if (await isConfirmed(decision)) await send(decision);
  }

  async function chooseEarly(action: Action | undefined) {
    setEarly(undefined);
    const chosen = decisions.find((decision) => decision.action === action);
    if (chosen && (await isConfirmed(chosen))) await send(chosen);
  }

  return {
    ...actions,
    missing: missingNow(),
    decide: (decision: Decision) => void decide(decision),
    reasonAsked: {
      open: isAsking,
      action: asked?.action ?? 'reject',
      lapsing,
      busy: asked !== undefined && actions.busy === asked.action,
      reason,
      onReason: setReason,
      onCancel: () => setAsking(false),
      onSend: () => asked && void send(asked, true),
    },
    earlyClosure: {
      open: early !== undefined,
      onGoBack: () => void chooseEarly(undefined),
      onCancellation: () => void chooseEarly('requestCancellation'),
      onClosure: () => void chooseEarly('requestClosure'),
    },
  };
}

function startOf({ startDate }: Permit): Date | null {
  return startDate === null ? null : new Date(startDate);
}

/** A resubmission always sends its forms, changed or not; every other decision only what was changed. */
function carries({ action, sendsEdits }: Decision): boolean {
  return sendsEdits || action === 'resubmit';
}
