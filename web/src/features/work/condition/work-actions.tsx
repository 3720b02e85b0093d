import { Button } from 'antd';
import { CopyPlus } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { canRaiseFollowUp } from '@eptw/domain/permit/copyable-permit';
import type { WorkAction } from '@eptw/domain/work/table/work-table';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { permitLevels } from '../../permits/components/permit-level.ts';
import { useDuplicatePermit } from '../../permits/components/use-duplicate-permit.ts';
import { ActionIcon } from './action-icon.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import type { Work } from '../job/work.ts';

/** What is a step of its own is not repeated among the other actions. */
function listOtherActions({ page, step }: WorkScreen): Work['workActions'] {
  const next = step?.does && 'action' in step.does ? step.does.action : undefined;
  return page.permitWork.work.workActions.filter(({ action }) => action !== next && action !== 'stopWork');
}

interface StopButtonProps {
  screen: WorkScreen;
}

/** Opens the sheet that stops the work; nothing while it cannot be stopped. */
export function StopButton({ screen: { page, open } }: StopButtonProps) {
  const stop = page.permitWork.work.workActions.find(({ action }) => action === 'stopWork');
  if (!stop) return null;
  return (
    <Button
      danger
      size="large"
      className="work-button"
      icon={<ActionIcon action="stopWork" />}
      onClick={() => open({ action: 'stopWork' })}
    >
      {stop.label}
    </Button>
  );
}

/** Copies a permit that expired before its job was done into a draft, and opens it; a child permit into a new one. */
function FollowUpButton({ screen: { permit } }: { screen: WorkScreen }) {
  const [duplicate, isDuplicating] = useDuplicatePermit();
  const navigate = useNavigate();
  const { path } = permitLevels.childPermit.create;
  return (
    <Button
      size="large"
      className="work-button"
      icon={<CopyPlus size={17} aria-hidden />}
      loading={isDuplicating}
      onClick={() => (permit.parentPermit ? void navigate(`${path}?follows=${permit._id}`) : duplicate(permit._id))}
    >
      Raise a follow-up
    </Button>
  );
}

/** Whether the viewer can go on with the job on a copy of this permit. */
function useFollowUp({ permit: { isSubmitter }, page }: WorkScreen): boolean {
  const { role, _id } = useSignedInUser();
  const { expiredAt, holder } = page.permitWork.work;
  const isHolder = holder._id === _id;
  return canRaiseFollowUp({ role, isSubmitter, isHolder, expiredAt });
}

/** The actions that the server allows, apart from the next step; a disabled one has its reason beside it. */
export function WorkActions({ screen }: { screen: WorkScreen }) {
  const id = useId();
  const isNarrow = useNarrowScreen();
  const others = listOtherActions(screen);
  const mayStop = screen.page.permitWork.work.workActions.some(({ action }) => action === 'stopWork');
  // On a phone the stop is in the bar at the bottom.
  const showsStop = mayStop && !isNarrow;
  const raisesFollowUp = useFollowUp(screen);
  if (others.length === 0 && !showsStop && !raisesFollowUp) return null;
  const toNoteId = (action: WorkAction) => `${id}-${action}`;
  return (
    <div className="work-actions" role="group" aria-label="Actions on the work">
      {others.map(({ action, label, blockedBy }) => (
        <span key={action} className="work-action">
          <Button
            size="large"
            className="work-button"
            icon={<ActionIcon action={action} />}
            disabled={blockedBy !== null}
            aria-describedby={blockedBy === null ? undefined : toNoteId(action)}
            onClick={() => screen.open({ action })}
          >
            {label}
          </Button>
          {blockedBy !== null && (
            <span id={toNoteId(action)} className="work-blocked">
              {blockedBy}
            </span>
          )}
        </span>
      ))}
      {raisesFollowUp && <FollowUpButton screen={screen} />}
      {showsStop && (
        <span className="work-action-stop">
          <StopButton screen={screen} />
        </span>
      )}
    </div>
  );
}
