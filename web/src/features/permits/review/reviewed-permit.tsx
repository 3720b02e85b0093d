import { Button } from 'antd';
import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { permitApprovers } from '@eptw/domain/permit/reviewers';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { PermitLayout } from '../detail/permit-layout.tsx';
import { ReadRail, useReadMounts } from '../detail/permit-rail.tsx';
import { PermitNewsBanner } from '../detail/permit-news-banner.tsx';
import type { Permit } from '../detail/permit-track.ts';
import { ReadForms } from '../detail/read-forms.tsx';
import { RefusalNotice } from '../detail/refusal-notice.tsx';
import { usePermitNews } from '../detail/use-permit-news.ts';
import { kindOf } from '../kinds/permit-kind.ts';
import { useBackToList } from '../kinds/use-back-to-list.ts';
import { createTransfers } from '../raise/transfers.ts';
import { afterWords, needsFiles } from './bar-words.ts';
import { DecisionBar } from './decision-bar.tsx';
import { decisionsFor, mayChangeForms } from './decisions.ts';
import { NextWaiting } from './next-waiting.tsx';
import { ExportButton } from '../exporting/export-button.tsx';
import { EditForms } from './edit-forms.tsx';
import { EarlyClosureDialog } from './early-closure-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { EditRail } from './edit-rail.tsx';
import { useDecisions } from './use-decisions.ts';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { useOpenForms } from './use-open-forms.ts';
import { ReviewersPanel } from '../reviewers/reviewers-panel.tsx';

/** A permit to be decided on, changed or moved on. */
export function ReviewedPermit({ permit, refresh }: { permit: Permit; refresh: () => Promise<unknown> }) {
  const kind = kindOf(permit);
  const { to: list } = useBackToList(kind);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const resubmits = permit.actions.includes('resubmit');
  const [transfers] = useState(createTransfers);
  const { forms, isDirty, contested, open, attach, discard } = useOpenForms(permit, resubmits);
  const mayEdit = mayChangeForms(permit.actions);
  // What was typed stays on the screen even if somebody else has just made it impossible to save.
  const editedForms = forms && (mayEdit || isDirty) ? forms : undefined;
  const decisions = decisionsFor(permit, isDirty ? 'dirty' : editedForms ? 'open' : 'closed');
  const { decide, busy, missing, reasonAsked, earlyClosure, refused, forgetRefusal } = useDecisions({
    permit,
    decisions,
    refresh,
    forms,
    isTransferring: transfers.isTransferring,
    onDone: (version, isSaved) => {
      claimVersion(version);
      discard();
      if (isSaved && kind.leavesOnSave) setLeaving(true);
      else focusHeading();
    },
  });
  const { news, dismiss, claimVersion } = usePermitNews(permit, refresh, busy !== undefined);
  useLeaveGuard(isDirty && busy === undefined, 'this permit');
  // Only once the guard knows that nothing is left to be saved.
  useEffect(() => {
    if (isLeaving && !isDirty) void navigate(list);
  }, [isLeaving, isDirty, navigate, list]);
  const mounts = useReadMounts(permit);
  const approves = permitApprovers.includes(useSignedInUser().role);
  const awaitsViewer = permit.actions.includes('approve') || permit.actions.includes('approveAsProjectManager');
  const givesReasonStill = permit.actions.includes(reasonAsked.action);

  // A refusal tells the news along with it.
  function dismissAll() {
    forgetRefusal();
    dismiss();
  }

  const notices = (
    <>
      {refused && <RefusalNotice permit={permit} refused={refused} contested={contested} onDismiss={dismissAll} />}
      {news && !refused && (
        <PermitNewsBanner
          news={news}
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
        actions={<ExportButton permitId={permit._id} />}
        notices={reasonAsked.open ? null : notices}
        rail={editedForms ? <EditRail forms={editedForms} /> : <ReadRail permit={permit} mounts={mounts} />}
        reviewers={
          permit.actions.includes('changeReviewers') && (
            <ReviewersPanel permit={permit} refresh={refresh} onChanged={claimVersion} />
          )
        }
      >
        {editedForms ? (
          <EditForms
            forms={editedForms}
            isDirty={isDirty}
            transfers={transfers}
            onAttach={attach}
            {...(!resubmits && { onDiscard: discard })}
          />
        ) : (
          <ReadForms
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
      <DecisionBar
        decisions={decisions}
        busy={busy}
        isDirty={isDirty}
        missing={needsFiles(permit.actions) ? missing : []}
        after={afterWords(permit)}
        childPermits={permit.childPermits.map((child) => ({ ...child, parentPermit: permit }))}
        onDecide={decide}
        next={
          approves &&
          !awaitsViewer && <NextWaiting kind={kind} isMain={!decisions.some(({ look }) => look === 'primary')} />
        }
      />
      <ReasonDialog
        {...reasonAsked}
        allowed={givesReasonStill}
        notices={notices}
        onClosed={givesReasonStill ? undefined : focusHeading}
      />
      <EarlyClosureDialog permit={permit} {...earlyClosure} />
    </>
  );
}
