import { Button } from 'antd';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { permitApprovers } from '@eptw/domain/permit/reviewers';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { PermitAbsent } from '../detail/permit-absent.tsx';
import { PermitLayout } from '../detail/permit-layout.tsx';
import { PermitNewsBanner } from '../detail/permit-news-banner.tsx';
import type { Permit } from '../detail/permit-track.ts';
import { ReadForms } from '../detail/read-forms.tsx';
import { RefusalNotice } from '../detail/refusal-notice.tsx';
import { usePermit } from '../detail/use-permit.ts';
import { usePermitNews } from '../detail/use-permit-news.ts';
import { createTransfers } from '../raise/transfers.ts';
import { afterWords, needsFiles } from '../review/bar-words.ts';
import { DecisionBar } from '../review/decision-bar.tsx';
import { decisionsFor, editingAction } from '../review/decisions.ts';
import { NextWaiting } from '../review/next-waiting.tsx';
import { EditForms } from '../review/edit-forms.tsx';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useLeaveGuard } from '../review/use-leave-guard.ts';
import { useOpenForms } from '../review/use-open-forms.ts';
import { ReviewersPanel } from '../reviewers/reviewers-panel.tsx';

function ReviewedPermit({ permit, refresh }: { permit: Permit; refresh: () => Promise<unknown> }) {
  const rejectsStill = permit.actions.includes('reject');
  const resubmits = permit.actions.includes('resubmit');
  const [transfers] = useState(createTransfers);
  const { forms, isDirty, contested, open, attach, discard } = useOpenForms(permit, resubmits);
  const { decide, busy, missing, rejection, refused, forgetRefusal } = useDecisions({
    permit,
    refresh,
    forms,
    isTransferring: transfers.isTransferring,
    onDone: (version) => {
      claimVersion(version);
      discard();
      focusHeading();
    },
  });
  const { news, dismiss, claimVersion } = usePermitNews(permit, refresh, busy !== undefined);
  useLeaveGuard(isDirty && busy === undefined);
  const approves = permitApprovers.includes(useSignedInUser().role);
  const awaitsViewer = permit.actions.includes('approve') || permit.actions.includes('approveAsProjectManager');
  const mayEdit = editingAction(permit.actions) !== undefined;
  // What was typed stays on the screen even if somebody else has just made it impossible to save.
  const editedForms = forms && (mayEdit || isDirty) ? forms : undefined;

  // A refusal tells the news along with it.
  function dismissAll() {
    forgetRefusal();
    dismiss();
  }

  const notices = (
    <>
      {refused && <RefusalNotice refused={refused} contested={contested} onDismiss={dismissAll} />}
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
        notices={rejection.open ? null : notices}
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
        decisions={decisionsFor(permit.actions, permit.status, isDirty ? 'dirty' : editedForms ? 'open' : 'closed')}
        busy={busy}
        isDirty={isDirty}
        missing={needsFiles(permit.actions) ? missing : []}
        after={afterWords(permit)}
        onDecide={decide}
        next={approves && !awaitsViewer && <NextWaiting />}
      />
      <RejectDialog
        {...rejection}
        allowed={rejectsStill}
        notices={notices}
        onClosed={rejectsStill ? undefined : focusHeading}
      />
    </>
  );
}

/** A permit to be decided on, changed or moved on. */
export function PermitReview() {
  const { id = '' } = useParams();
  const reading = usePermit(id);
  if (reading.state !== 'ready') return <PermitAbsent reading={reading} />;
  return <ReviewedPermit key={reading.permit._id} permit={reading.permit} refresh={reading.refresh} />;
}
