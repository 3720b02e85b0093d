import { Button } from 'antd';
import { Check, FileWarning } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { TextWithPermitLinks, type LinkablePermit } from '../model/text-with-permit-links.tsx';
import { findDecisionKey } from './decision-keys.ts';
import type { ReviewAction } from './review-actions.ts';
import './action-bar.css';

interface ActionBarProps {
  actions: readonly ReviewAction[];
  busy: PermitAction | undefined;
  isDirty: boolean;
  /** Labels of files that an approver expects and that are missing. */
  missing: readonly string[];
  /** The effect of a decision. */
  nextStep: string;
  /** The permit's child permits, which may block a decision. */
  childPermits: readonly LinkablePermit[];
  onAction: (decision: ReviewAction) => void;
  /** Where to go next, when the viewer has nothing left to do on this permit. */
  next?: ReactNode;
}

function MissingFiles({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <span className="permit-bar-missing" title={missing.join(', ')}>
      <FileWarning size={15} aria-hidden />
      {missing.length === 1 ? '1 file not uploaded' : `${missing.length} files not uploaded`}
    </span>
  );
}

/** Why decisions are blocked, each with what to do about it. */
function BlockedReasons({
  id,
  actions,
  childPermits,
}: Pick<ActionBarProps, 'actions' | 'childPermits'> & { id: string }) {
  return actions.map(
    ({ action, label, blockedReason }) =>
      blockedReason && (
        <span key={action} id={`${id}-${action}`} className="permit-bar-blocked" tabIndex={-1}>
          <b>{label}:</b> <TextWithPermitLinks sentence={blockedReason} permits={childPermits} />
        </span>
      ),
  );
}

interface ActionButtonProps extends Pick<ActionBarProps, 'busy' | 'isDirty' | 'onAction'> {
  decision: ReviewAction;
  /** The id of the element that says why it is blocked. */
  noteId: string;
}

function ActionButton({ decision, busy, isDirty, noteId, onAction }: ActionButtonProps) {
  const { action, label, tone, blockedReason } = decision;
  const saves = getActionRow(action)?.forms === 'saved';
  if (blockedReason)
    return (
      <Button
        className="permit-button-blocked"
        aria-disabled
        aria-describedby={noteId}
        onClick={() => document.getElementById(noteId)?.focus()}
      >
        {label}
      </Button>
    );
  return (
    <Button
      type={tone === 'primary' ? 'primary' : 'default'}
      danger={tone === 'danger'}
      icon={tone === 'primary' && <Check size={16} aria-hidden />}
      loading={busy === action}
      aria-keyshortcuts={findDecisionKey(decision)}
      disabled={(busy !== undefined && busy !== action) || (saves && !isDirty)}
      onClick={() => onAction(decision)}
    >
      {label}
    </Button>
  );
}

/**
 * The bar below a review: the effect of a decision, and a button for every action that the server grants. A decision
 * that the server would refuse shows the reason instead of asking for confirmation.
 */
export function ActionBar({ actions, missing, nextStep, childPermits, next, ...rest }: ActionBarProps) {
  const id = useId();
  return (
    <StickyBar label="Decision">
      <p className="permit-bar-text">
        <MissingFiles missing={missing} />
        <span>{nextStep}</span>
        <BlockedReasons id={id} actions={actions} childPermits={childPermits} />
      </p>
      {/* Before the decisions: it arrives later, and must not push a button from under the pointer. */}
      {next}
      {actions.length > 0 && (
        <div className="permit-bar-buttons">
          {actions.map((decision) => (
            <ActionButton key={decision.action} decision={decision} noteId={`${id}-${decision.action}`} {...rest} />
          ))}
        </div>
      )}
    </StickyBar>
  );
}
