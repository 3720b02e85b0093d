import { useRef, useState } from 'react';
import { message } from '@eptw/domain/message';
import { getActionRow, isApproval, type PermitAction } from '@eptw/domain/permit/actions';
import { isBeforeStart } from '@eptw/domain/permit/early-closure';
import { neverStartedQuestion } from '@eptw/domain/permit/unrecorded-work';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';
import { useToast } from '../../../lib/toast.ts';
import { confirmPeriod } from '../forms/confirm-period.ts';
import { markRefusedInputs, showRefusedInputs } from '../forms/refused-inputs.ts';
import type { Permit } from '../model/permit.ts';
import { usePermitActions } from '../model/use-permit-actions.ts';
import { listMissingFiles } from './action-bar-text.ts';
import { checkForms } from './check-forms.ts';
import { toConfirmationText } from './confirmation-text.tsx';
import type { ReviewAction } from './review-actions.ts';
import { findApprovalsToLapse, noApprovalsToLapse, type ApprovalsToLapse } from './approvals-to-lapse.ts';
import { hasChanges, listOpenForms, toFormsInput, type OpenForms } from './open-forms.ts';

interface ReviewActionsOptions {
  permit: Permit;
  /** The actions in the bar. */
  reviewActions: readonly ReviewAction[];
  refresh: () => Promise<unknown>;
  forms: OpenForms | undefined;
  /** Whether a file of the forms is still being uploaded. */
  isTransferring: () => boolean;
  /**
   * Called with the permit's new version after the server has accepted a decision, and whether it was one that saves
   * edits rather than approves.
   */
  onDone: (version: number, isSaved: boolean) => void;
}

/**
 * Takes a decision from its button to its result: checks the forms, asks for a confirmation or reason, and sends it.
 */
export function useReviewActions({
  permit,
  reviewActions,
  refresh,
  forms,
  isTransferring,
  onDone,
}: ReviewActionsOptions) {
  const actions = usePermitActions(permit, refresh);
  const confirm = useConfirm();
  const toast = useToast();
  const [requested, setRequested] = useState<ReviewAction>();
  const [reason, setReason] = useTextDraft(`${requested?.action ?? ''}:${permit._id}`);
  const [lapsing, setLapsing] = useState<ApprovalsToLapse>(noApprovalsToLapse);
  const [isReasonOpen, setReasonOpen] = useState(false);
  const [earlyDecision, setEarlyDecision] = useState<ReviewAction>();
  const [unstarted, setUnstarted] = useState<ReviewAction>();
  const isDeciding = useRef(false);

  function listMissing(): string[] {
    return listMissingFiles(permit, forms);
  }

  async function isConfirmed({ action, label, confirmation, tone }: ReviewAction, isByKey = false): Promise<boolean> {
    if (confirmation)
      return confirm({
        title: label,
        content: toConfirmationText(permit, action, confirmation),
        confirmLabel: 'Continue',
        destructive: tone === 'danger',
      });
    const missing = isApproval(action) ? listMissing() : [];
    // A letter is pressed by accident more easily than a button.
    if (missing.length === 0 && isByKey)
      return confirm({ title: `${label}?`, content: `${permit.code}: ${permit.workDescription}`, confirmLabel: label });
    if (missing.length === 0) return true;
    return confirm({
      title: message.confirmMissingUploads,
      content: `Not uploaded: ${missing.join(', ')}.`,
      confirmLabel: 'Approve permit',
    });
  }

  async function send(decision: ReviewAction, givesReason = false, answer = decision.givenReason) {
    const saves = forms !== undefined && sendsForms(decision);
    const version = await actions.perform(decision.action, {
      ...(answer !== undefined && { reason: answer }),
      ...(givesReason && { reason: reason.trim() }),
      ...(saves && {
        forms: toFormsInput(forms),
        // The dialog with the reason stays open in front of the forms, and keeps the focus.
        onRefusedAnswers(problems) {
          if (givesReason) markRefusedInputs(listOpenForms(forms), problems);
          else showRefusedInputs(listOpenForms(forms), problems);
        },
      }),
    });
    if (version === undefined) return;
    setReasonOpen(false);
    if (givesReason) setReason('');
    onDone(version, saves && !isApproval(decision.action));
  }

  function listFormProblems(openedForms: OpenForms): string[] {
    return isTransferring()
      ? ['Wait until every file has been uploaded, then try again.']
      : checkForms(openedForms, permit.parentPermit !== null);
  }

  async function decide(decision: ReviewAction, isByKey = false) {
    // A second click can come before the first one's dialog or result.
    if (isDeciding.current || actions.busy) return;
    isDeciding.current = true;
    await startDecision(decision, isByKey);
    isDeciding.current = false;
  }

  /** Whether it closes a permit whose work nobody started in the application. */
  function isUnrecorded(action: PermitAction): boolean {
    return action === 'requestClosure' && permit.isNeverStarted;
  }

  async function startDecision(decision: ReviewAction, isByKey: boolean) {
    const formProblems = forms && sendsForms(decision) ? listFormProblems(forms) : [];
    for (const problem of formProblems) toast('warning', problem);
    if (formProblems.length > 0) return;
    if (forms && sendsForms(decision) && !(await confirmPeriod(forms.own.edited))) return;
    const isEarly = getActionRow(decision.action)?.beforeStart && isBeforeStart(toStartDate(permit), new Date());
    if (isUnrecorded(decision.action) && !isEarly) {
      setUnstarted(decision);
      return;
    }
    const lapses =
      forms && sendsForms(decision) ? findApprovalsToLapse(permit, decision.action, forms) : noApprovalsToLapse;
    if (lapses === 'refused') toast('warning', message.changesNeedApproval);
    else if (decision.requiresReason || (lapses.approvals.length > 0 && needsReasonToLapse(decision.action))) {
      if (!decision.requiresReason && !(await isConfirmed(decision))) return;
      setRequested(decision);
      setLapsing(lapses);
      setReasonOpen(true);
    } else if (isEarly) setEarlyDecision(decision);
    else if (await isConfirmed(decision, isByKey)) await send(decision);
  }

  async function chooseEarlyAction(action: PermitAction | undefined) {
    setEarlyDecision(undefined);
    const chosenDecision = reviewActions.find((decision) => decision.action === action);
    if (!chosenDecision) return;
    if (isUnrecorded(chosenDecision.action)) setUnstarted(chosenDecision);
    else if (await isConfirmed(chosenDecision)) await send(chosenDecision);
  }

  return {
    ...actions,
    missing: listMissing(),
    decide: (decision: ReviewAction) => void decide(decision),
    decideByKey: (decision: ReviewAction) => void decide(decision, true),
    reasonDialog: {
      open: isReasonOpen,
      action: requested?.action ?? 'reject',
      lapsing,
      hasChanges: forms !== undefined && hasChanges(forms),
      busy: requested !== undefined && actions.busy === requested.action,
      reason,
      onReason: setReason,
      onCancel: () => setReasonOpen(false),
      onSend: () => requested && void send(requested, true),
    },
    neverStarted: {
      open: unstarted !== undefined,
      onGoBack: () => setUnstarted(undefined),
      onDone(answer: string) {
        setUnstarted(undefined);
        if (unstarted) void send(unstarted, false, answer);
      },
      onNotDone() {
        setUnstarted(undefined);
        void chooseEarlyAction(neverStartedQuestion.notDone.instead);
      },
    },
    earlyClosure: {
      open: earlyDecision !== undefined,
      action: earlyDecision?.action ?? 'requestClosure',
      onGoBack: () => void chooseEarlyAction(undefined),
      onChoose: (action: PermitAction) => void chooseEarlyAction(action),
    },
  };
}

function needsReasonToLapse(action: PermitAction): boolean {
  return getActionRow(action)?.lapsesWithoutReason !== true;
}

function toStartDate({ startDate }: Permit): Date | null {
  return startDate === null ? null : new Date(startDate);
}

/** A resubmission always sends its forms; every other decision only if they changed. */
function sendsForms({ action, sendsEdits }: ReviewAction): boolean {
  return sendsEdits || getActionRow(action)?.forms === 'sent';
}
