import { Button } from 'antd';
import { CopyPlus, PencilLine, RotateCcw } from 'lucide-react';
import { useParams } from 'react-router';
import { actionLabels, actions } from '@eptw/domain/permit/actions';
import { mayDuplicate } from '@eptw/domain/permit/copy';
import { listActionLabels, offersReview } from '@eptw/domain/permit/list-actions';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { PermitAbsent } from '../detail/permit-absent.tsx';
import { PermitLayout } from '../detail/permit-layout.tsx';
import { PermitNewsBanner } from '../detail/permit-news-banner.tsx';
import type { Permit } from '../detail/permit-track.ts';
import { ReadForms } from '../detail/read-forms.tsx';
import { RefusalNotice } from '../detail/refusal-notice.tsx';
import { useDuplicate } from '../detail/use-duplicate.ts';
import { usePermit } from '../detail/use-permit.ts';
import { usePermitActions } from '../detail/use-permit-actions.ts';
import { usePermitNews } from '../detail/use-permit-news.ts';

function useReviewOffer(permit: Permit): boolean {
  const { role } = useSignedInUser();
  const granted = actions.filter((action) => permit.actions.includes(action));
  return offersReview({ role, isSubmitter: permit.isSubmitter, actions: granted });
}

function ViewedPermit({ permit, refresh }: { permit: Permit; refresh: () => Promise<unknown> }) {
  const { busy, refused, forgetRefusal, take } = usePermitActions(permit, refresh);
  const { news, dismiss, claimVersion } = usePermitNews(permit, refresh, busy !== undefined);
  const mayReview = useReviewOffer(permit);
  const { role } = useSignedInUser();
  const [duplicate, isDuplicating] = useDuplicate();
  const confirm = useConfirm();

  async function recall() {
    const confirmed = await confirm({
      title: actionLabels.recall,
      content: `Permit ${permit.code} goes back to pending approval, and your approval is taken back. Continue?`,
      action: 'Recall permit',
      destructive: true,
    });
    if (!confirmed) return;
    const version = await take('recall');
    if (version === undefined) return;
    claimVersion(version);
    focusHeading();
  }

  const buttons = (
    <>
      {permit.actions.includes('recall') && (
        <Button icon={<RotateCcw size={16} aria-hidden />} loading={busy === 'recall'} onClick={() => void recall()}>
          {actionLabels.recall}
        </Button>
      )}
      {mayDuplicate({ role, isSubmitter: permit.isSubmitter, isChild: permit.parentPermit !== null }) && (
        <Button icon={<CopyPlus size={16} aria-hidden />} loading={isDuplicating} onClick={() => duplicate(permit._id)}>
          {listActionLabels.duplicate}
        </Button>
      )}
      {mayReview && (
        <LinkButton type="primary" to={`/permits/review/${permit._id}`} icon={<PencilLine size={16} aria-hidden />}>
          Review Permit
        </LinkButton>
      )}
    </>
  );
  const notices = (
    <>
      {refused && <RefusalNotice refused={refused} onDismiss={forgetRefusal} />}
      {news && <PermitNewsBanner news={news} timeZone={permit.site.timeZone} hasEdits={false} onDismiss={dismiss} />}
    </>
  );
  return (
    <PermitLayout permit={permit} actions={buttons} notices={notices}>
      <ReadForms permit={permit} />
    </PermitLayout>
  );
}

/** A permit to be read. */
export function PermitView() {
  const { id = '' } = useParams();
  const reading = usePermit(id);
  if (reading.state !== 'ready') return <PermitAbsent reading={reading} />;
  return <ViewedPermit key={reading.permit._id} permit={reading.permit} refresh={reading.refresh} />;
}
