import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import './requirement-list.css';

interface RequirementItemProps {
  requirement: Pick<Requirement, 'sentence' | 'resolvedBy'>;
  /** Whether something about it should be seen to now. */
  needsAttention?: boolean;
  /** Details below it. */
  details?: ReactNode;
  /** What leads to where it is met. */
  children?: ReactNode;
}

/** A requirement that is not met yet: what it is, who can meet it, and where. */
export function RequirementItem({ requirement, needsAttention, details, children }: RequirementItemProps) {
  const Icon = needsAttention ? TriangleAlert : CircleDashed;
  return (
    <li data-attention={needsAttention || undefined}>
      <Icon size={18} aria-hidden />
      <div>
        <p>{requirement.sentence}</p>
        {details}
        {requirement.resolvedBy && <small>Can do it: {requirement.resolvedBy}</small>}
      </div>
      {children}
    </li>
  );
}

/** Requirements that are not met yet, as `RequirementItem`s. */
export function RequirementList({ children }: { children: ReactNode }) {
  return <ol className="requirements">{children}</ol>;
}

/** Requirements that are met, folded away. */
export function MetRequirements({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null;
  return (
    <details className="requirements-met">
      <summary>
        <CircleCheck size={16} aria-hidden />
        {requirements.length} met
      </summary>
      <ul>
        {requirements.map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

interface RequirementCountProps {
  /** What is missing, in words. */
  children: string;
  isNone: boolean;
}

/** How many requirements are missing, beside the heading of their list. */
export function RequirementCount({ children, isNone }: RequirementCountProps) {
  return (
    <span className="requirement-count" data-none={isNone || undefined}>
      {children}
    </span>
  );
}
