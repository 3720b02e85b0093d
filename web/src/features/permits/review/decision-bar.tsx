import { Button } from 'antd';
import { Check, FileWarning } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Action } from '@eptw/domain/permit/actions';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { LinkedSentence, type NamedPermit } from '../list/linked-sentence.tsx';
import type { Decision } from './decisions.ts';
import './decisions.css';

interface DecisionBarProps {
  decisions: readonly Decision[];
  busy: Action | undefined;
  isDirty: boolean;
  /** Labels of files that an approver expects and that are missing. */
  missing: readonly string[];
  /** What deciding would mean. */
  after: string;
  /** The child permits of the permit, which may keep a decision from being taken. */
  childPermits: readonly NamedPermit[];
  onDecide: (decision: Decision) => void;
  /** Where to go from here, once nothing on this permit waits for the viewer. */
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

/** Why decisions cannot be taken now, each with what to do about it. */
function BlockedNotes({
  id,
  decisions,
  childPermits,
}: Pick<DecisionBarProps, 'decisions' | 'childPermits'> & { id: string }) {
  return decisions.map(
    ({ action, label, blocked }) =>
      blocked && (
        <span key={action} id={`${id}-${action}`} className="permit-bar-blocked" tabIndex={-1}>
          <b>{label}:</b> <LinkedSentence sentence={blocked} permits={childPermits} />
        </span>
      ),
  );
}

interface DecisionButtonProps extends Pick<DecisionBarProps, 'busy' | 'isDirty' | 'onDecide'> {
  decision: Decision;
  /** The element that says why it cannot be taken now. */
  noteId: string;
}

function DecisionButton({ decision, busy, isDirty, noteId, onDecide }: DecisionButtonProps) {
  const { action, label, look, blocked } = decision;
  const saves = action === 'edit' || action === 'editApproved';
  if (blocked)
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
      type={look === 'primary' ? 'primary' : 'default'}
      danger={look === 'danger'}
      icon={look === 'primary' && <Check size={16} aria-hidden />}
      loading={busy === action}
      disabled={(busy !== undefined && busy !== action) || (saves && !isDirty)}
      onClick={() => onDecide(decision)}
    >
      {label}
    </Button>
  );
}

/**
 * The foot of the review: what deciding means, and a button for every action that the server grants. A decision that
 * the server would refuse as things stand says so in the place of asking for it.
 */
export function DecisionBar({ decisions, missing, after, childPermits, next, ...rest }: DecisionBarProps) {
  const id = useId();
  return (
    <StickyBar label="Decision">
      <p className="permit-bar-words">
        <MissingFiles missing={missing} />
        <span>{after}</span>
        <BlockedNotes id={id} decisions={decisions} childPermits={childPermits} />
      </p>
      {decisions.length > 0 && (
        <div className="permit-bar-buttons">
          {decisions.map((decision) => (
            <DecisionButton key={decision.action} decision={decision} noteId={`${id}-${decision.action}`} {...rest} />
          ))}
        </div>
      )}
      {next}
    </StickyBar>
  );
}
