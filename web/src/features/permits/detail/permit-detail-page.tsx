import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CopyPlus, Plus, RotateCcw } from 'lucide-react';
import { canBeRaisedAsChildPermit } from '@eptw/domain/child-permit/create';
import { actionTable, listActionsWhere, type ActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { canDuplicate } from '@eptw/domain/permit/copyable-permit';
import { listActionLabels } from '@eptw/domain/permit/list-actions';
import { mayStopArea } from '@eptw/domain/area-stop/area-stop';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { StopAllWork } from '../../area-stops/components/stop-all-work.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { permitLevels } from '../components/permit-level.ts';
import type { WorkPanel } from '../components/work-slot.ts';
import { PermitLayout } from './permit-layout.tsx';
import { PermitRail, usePermitSectionMounts } from './permit-rail.tsx';
import { PermitUpdateBanner } from './permit-update-banner.tsx';
import type { Permit } from '../model/permit.ts';
import { ReadOnlyForms } from './read-only-forms.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { ReviewLink } from './review-link.tsx';
import { useDuplicatePermit } from '../components/use-duplicate-permit.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { usePermitActions, type PermitActionInput } from '../model/use-permit-actions.ts';
import type { OwnChanges } from './use-own-changes.ts';
import { usePermitUpdates } from './use-permit-updates.ts';

/** The actions available on the page that shows a permit, outside the review page. */
const pageActions = listActionsWhere(({ places }) => places.includes('permit page'));

const icons: Partial<Record<PermitAction, ReactNode>> = {
  recall: <RotateCcw size={16} aria-hidden />,
};

// The fields of a form load only where somebody may answer it.
const loadProofPanel = async () => (await import('./proof-panel.tsx')).ProofPanel;

interface PermitDetailPageProps {
  permit: Permit;
  refresh: () => Promise<unknown>;
  own: OwnChanges;
  /** The work under the permit. */
  work: WorkPanel;
}

/** A permit, read-only, with the actions that the viewer can perform here. */
export function PermitDetailPage({ permit, refresh, own, work }: PermitDetailPageProps) {
  const { busy, refusal, dismissRefusal, perform } = usePermitActions(permit, refresh);
  const refreshAll = () => Promise.all([refresh(), work.refresh?.()]);
  const isActing = busy !== undefined || own.isSendingWork;
  const { update, dismiss } = usePermitUpdates(permit, refreshAll, isActing, own);
  const { role } = useSignedInUser();
  const mayStop = mayStopArea({ role, siteIds: [permit.site._id] }, permit.site._id) && permit.areaStop === null;
  const isChild = permit.parentPermit !== null;
  const { code: number, status } = permit;
  const raisesChild = canBeRaisedAsChildPermit({ number, status, isChild, role });
  const [duplicate, isDuplicating] = useDuplicatePermit();
  const confirm = useConfirm();
  const mounts = usePermitSectionMounts(permit);
  const { code: ProofPanel } = useLazyModule(loadProofPanel, permit.actions.includes('prove'));

  async function performFromPage(action: PermitAction, { label, confirmationOnPage: confirmation }: ActionRow) {
    const isConfirmed =
      !confirmation ||
      (await confirm({
        title: label,
        content: confirmation.text(permit.code),
        confirmLabel: confirmation.button,
        destructive: true,
      }));
    if (!isConfirmed) return;
    const version = await perform(action);
    if (version === undefined) return;
    own.markOwnVersion(version);
    focusHeading();
  }

  async function saveProofs(input: PermitActionInput): Promise<boolean> {
    const version = await perform('prove', input);
    if (version === undefined) return false;
    own.markOwnVersion(version);
    await work.refresh?.();
    return true;
  }

  const buttons = (
    <>
      <ExportButton permitId={permit._id} />
      {pageActions
        .filter((action) => permit.actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            icon={icons[action]}
            loading={busy === action}
            onClick={() => void performFromPage(action, actionTable[action])}
          >
            {actionTable[action].label}
          </Button>
        ))}
      {canDuplicate({ role, isSubmitter: permit.isSubmitter, isChild }) && (
        <Button icon={<CopyPlus size={16} aria-hidden />} loading={isDuplicating} onClick={() => duplicate(permit._id)}>
          {listActionLabels.duplicate}
        </Button>
      )}
      {raisesChild && (
        <LinkButton
          to={`${permitLevels.childPermit.create.path}?parent=${permit._id}`}
          icon={<Plus size={16} aria-hidden />}
        >
          {permitLevels.childPermit.create.label}
        </LinkButton>
      )}
      {mayStop && <StopAllWork sites={[permit.site]} />}
      <ReviewLink permit={permit} isPrimary={!work.hasNextStep} />
    </>
  );
  const notices = (
    <>
      {refusal && <RefusalNotice permit={permit} refusal={refusal} onDismiss={dismissRefusal} />}
      {update && (
        <PermitUpdateBanner update={update} timeZone={permit.site.timeZone} hasEdits={false} onDismiss={dismiss} />
      )}
    </>
  );
  return (
    <>
      <PermitLayout
        permit={permit}
        actions={buttons}
        notices={notices}
        work={work}
        proofs={ProofPanel && <ProofPanel permit={permit} onSave={saveProofs} />}
        rail={<PermitRail permit={permit} mounts={mounts} />}
      >
        <ReadOnlyForms permit={permit} mounts={mounts} />
      </PermitLayout>
      {work.bar}
      {work.sheets}
    </>
  );
}
