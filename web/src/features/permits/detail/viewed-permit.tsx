import { Button } from 'antd';
import { CopyPlus, PencilLine, Plus, RotateCcw } from 'lucide-react';
import { offersChildPermit } from '@eptw/domain/child-permit/raising';
import { actionLabels, actions } from '@eptw/domain/permit/actions';
import { mayDuplicate } from '@eptw/domain/permit/copy';
import { listActionLabels, offersReview } from '@eptw/domain/permit/list-actions';
import { isStatus } from '@eptw/domain/permit/status';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { ExportButton } from '../exporting/export-button.tsx';
import { permitKinds, reviewAddress } from '../kinds/permit-kind.ts';
import { PermitLayout } from './permit-layout.tsx';
import { ReadRail, useReadMounts } from './permit-rail.tsx';
import { PermitNewsBanner } from './permit-news-banner.tsx';
import type { Permit } from './permit-track.ts';
import { ReadForms } from './read-forms.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { usePermitActions } from './use-permit-actions.ts';
import { usePermitNews } from './use-permit-news.ts';

/** A permit to be read, with what its reader may do to it from here. */
export function ViewedPermit({ permit, refresh }: { permit: Permit; refresh: () => Promise<unknown> }) {
  const { busy, refused, forgetRefusal, take } = usePermitActions(permit, refresh);
  const { news, dismiss, claimVersion } = usePermitNews(permit, refresh, busy !== undefined);
  const mayReview = offersReview({ actions: actions.filter((action) => permit.actions.includes(action)) });
  const { role } = useSignedInUser();
  const isChild = permit.parentPermit !== null;
  const { code: number, status } = permit;
  const raisesChild = isStatus(status) && offersChildPermit({ number, status, isChild, role });
  const [duplicate, isDuplicating] = useDuplicate();
  const confirm = useConfirm();
  const mounts = useReadMounts(permit);

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
      <ExportButton permitId={permit._id} />
      {permit.actions.includes('recall') && (
        <Button icon={<RotateCcw size={16} aria-hidden />} loading={busy === 'recall'} onClick={() => void recall()}>
          {actionLabels.recall}
        </Button>
      )}
      {mayDuplicate({ role, isSubmitter: permit.isSubmitter, isChild }) && (
        <Button icon={<CopyPlus size={16} aria-hidden />} loading={isDuplicating} onClick={() => duplicate(permit._id)}>
          {listActionLabels.duplicate}
        </Button>
      )}
      {raisesChild && (
        <LinkButton
          to={`${permitKinds.childPermit.create.path}?parent=${permit._id}`}
          icon={<Plus size={16} aria-hidden />}
        >
          {permitKinds.childPermit.create.label}
        </LinkButton>
      )}
      {mayReview && (
        <LinkButton type="primary" to={reviewAddress(permit)} icon={<PencilLine size={16} aria-hidden />}>
          Review Permit
        </LinkButton>
      )}
    </>
  );
  const notices = (
    <>
      {refused && <RefusalNotice permit={permit} refused={refused} onDismiss={forgetRefusal} />}
      {news && <PermitNewsBanner news={news} timeZone={permit.site.timeZone} hasEdits={false} onDismiss={dismiss} />}
    </>
  );
  return (
    <PermitLayout
      permit={permit}
      actions={buttons}
      notices={notices}
      rail={<ReadRail permit={permit} mounts={mounts} />}
    >
      <ReadForms permit={permit} mounts={mounts} />
    </PermitLayout>
  );
}
