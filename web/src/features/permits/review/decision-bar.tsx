import { Button } from 'antd';
import { Check, FileWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '@eptw/domain/permit/actions';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
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

function DecisionButton({
  decision,
  busy,
  isDirty,
  onDecide,
}: Omit<DecisionBarProps, 'missing' | 'decisions' | 'after' | 'next'> & { decision: Decision }) {
  const { action, label, look } = decision;
  const saves = action === 'edit' || action === 'editApproved';
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

/** The foot of the review: what deciding means, and a button for every action that the server grants. */
export function DecisionBar({ decisions, missing, after, next, ...rest }: DecisionBarProps) {
  return (
    <StickyBar label="Decision">
      <p className="permit-bar-words">
        <MissingFiles missing={missing} />
        <span>{after}</span>
      </p>
      {decisions.length > 0 && (
        <div className="permit-bar-buttons">
          {decisions.map((decision) => (
            <DecisionButton key={decision.action} decision={decision} {...rest} />
          ))}
        </div>
      )}
      {next}
    </StickyBar>
  );
}
