import { Button } from 'antd';
import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApproval } from '@eptw/domain/permit/actions';
import { approverRoles } from '@eptw/domain/permit/reviewers';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { PermitLayout } from '../detail/permit-layout.tsx';
import { PermitRail, usePermitSectionMounts } from '../detail/permit-rail.tsx';
import { PermitUpdateBanner } from '../detail/permit-update-banner.tsx';
import type { Permit } from '../model/permit.ts';
import { ReadOnlyForms } from '../detail/read-only-forms.tsx';
import { RefusalNotice } from '../detail/refusal-notice.tsx';
import { useOwnVersion } from '../detail/use-own-changes.ts';
import { usePermitUpdates } from '../detail/use-permit-updates.ts';
import { getPermitLevel, toViewPath } from '../components/permit-level.ts';
import type { ShownWork } from '../components/work-slot.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import { createTransfers } from '../forms/transfers.ts';
import { ClosureEvidence, mayFinish } from './closure-evidence.tsx';
import { describeNextStep, needsFiles } from './action-bar-text.ts';
import { ActionBar } from './action-bar.tsx';
import { canChangeReviewers, canEditForms, listReviewActions, resubmitsForms } from './review-actions.ts';
import { NextPermit } from './next-permit.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { EarlyClosureDialog } from './early-closure-dialog.tsx';
import { NeverStartedDialog } from './never-started-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useEditing } from './use-editing.tsx';
import { useReviewActions } from './use-review-actions.ts';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { useOpenForms } from './use-open-forms.ts';
import { useShortcuts } from '../../../lib/shortcuts.ts';
import { toDecisionKeys } from './decision-keys.ts';
import { ReviewersPanel } from '../reviewers/reviewers-panel.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';

interface PermitReviewPageProps {
  permit: Permit;
  refresh: () => Promise<unknown>;
  /** What the page shows of the work under the permit. */
  work: ShownWork;
}

/** The page on which a permit is decided, edited or acted on. */
export function PermitReviewPage({ permit, refresh, work }: PermitReviewPageProps) {
  const level = getPermitLevel(permit);
  const { to: list } = useBackToList(level);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const own = useOwnVersion(permit);
  const resubmits = resubmitsForms(permit.actions);
  const [transfers] = useState(createTransfers);
  const { forms, isDirty, contested, open, attach, remove, discard } = useOpenForms(permit, resubmits);
  const mayEdit = canEditForms(permit.actions);
  // Edits stay on screen even if another user's action has made it impossible to save them.
  const editedForms = forms && (mayEdit || isDirty) ? forms : undefined;
  const editing = useEditing(editedForms, {
    isDirty,
    transfers,
    onAttach: attach,
    // A child permit has no attached forms.
    ...(resubmits && permit.parentPermit === null && { onRemove: remove }),
    ...(!resubmits && { onDiscard: discard }),
  });
  const decisions = listReviewActions(permit, isDirty ? 'dirty' : editedForms ? 'open' : 'closed');
  const { decide, decideByKey, busy, missing, reasonDialog, earlyClosure, neverStarted, refusal, dismissRefusal } =
    useReviewActions({
      permit,
      reviewActions: decisions,
      refresh,
      forms,
      isTransferring: transfers.isTransferring,
      onDone: (version, isSaved) => {
        own.markOwnVersion(version);
        discard();
        if (isSaved && level.returnsToListOnSave) setLeaving(true);
        else focusHeading();
      },
    });
  useShortcuts(toDecisionKeys(decisions, decideByKey));
  const { update, dismiss } = usePermitUpdates(permit, refresh, busy !== undefined, own);
  useLeaveGuard(isDirty && busy === undefined, 'this permit');
  // After the leave guard has seen that nothing is unsaved.
  useEffect(() => {
    if (isLeaving && !isDirty) void navigate(list);
  }, [isLeaving, isDirty, navigate, list]);
  const mounts = usePermitSectionMounts(permit);
  const showsCondition = work.condition !== undefined;
  const approves = approverRoles.includes(useSignedInUser().role);
  const awaitsViewer = permit.actions.some((action) => isApproval(action));
  const givesReasonStill = permit.actions.includes(reasonDialog.action);

  // A refusal also covers the update.
  function dismissAll() {
    dismissRefusal();
    dismiss();
  }

  const notices = (
    <>
      {refusal && <RefusalNotice permit={permit} refusal={refusal} contested={contested} onDismiss={dismissAll} />}
      {update && !refusal && (
        <PermitUpdateBanner
          update={update}
          timeZone={permit.site.timeZone}
          hasEdits={isDirty}
          contested={contested}
          onDismiss={dismiss}
        />
      )}
    </>
  );
  return (
    <>
      <PermitLayout
        permit={permit}
        work={mayFinish(permit) ? { ...work, overview: <ClosureEvidence permit={permit} /> } : work}
        actions={<ExportButton permitId={permit._id} />}
        notices={reasonDialog.open ? null : notices}
        rail={editing?.rail ?? <PermitRail permit={permit} mounts={mounts} />}
        reviewers={
          canChangeReviewers(permit.actions) && (
            <ReviewersPanel permit={permit} refresh={refresh} onChanged={own.markOwnVersion} />
          )
        }
      >
        {editing?.forms ?? (
          <ReadOnlyForms
            permit={permit}
            mounts={mounts}
            tools={
              mayEdit && (
                <Button size="small" icon={<PencilLine size={14} aria-hidden />} onClick={open}>
                  Edit inputs
                </Button>
              )
            }
          />
        )}
      </PermitLayout>
      <ActionBar
        actions={decisions}
        busy={busy}
        isDirty={isDirty}
        missing={needsFiles(permit.actions) ? missing : []}
        nextStep={describeNextStep(permit, showsCondition)}
        childPermits={permit.childPermits.map((child) => ({ ...child, parentPermit: permit }))}
        onAction={decide}
        next={
          <>
            {showsCondition && <LinkButton to={toViewPath(permit)}>Open the permit</LinkButton>}
            {approves && !awaitsViewer && (
              <NextPermit
                key={permit.version}
                permit={permit}
                isPrimary={!decisions.some(({ tone }) => tone === 'primary')}
              />
            )}
          </>
        }
      />
      <ReasonDialog
        {...reasonDialog}
        allowed={givesReasonStill}
        notices={notices}
        onClosed={givesReasonStill ? undefined : focusHeading}
      />
      <EarlyClosureDialog permit={permit} {...earlyClosure} />
      <NeverStartedDialog permitId={permit._id} {...neverStarted} />
    </>
  );
}
