import { ListChecks, TriangleAlert } from 'lucide-react';
import { listForms, type PermitFormState } from './permit-form-store.ts';
import { countAttention, formatAttention, readinessId, revealReadiness } from './planned-readiness.ts';
import type { PlannedRequirement } from './use-planned-readiness.ts';

interface ReadinessLinkProps {
  requirements: readonly PlannedRequirement[];
  state: PermitFormState;
}

/** In the bar: how many things the work will need before it may start, with a link to their list. */
export function ReadinessLink({ requirements, state }: ReadinessLinkProps) {
  const last = listForms(state).at(-1);
  if (requirements.length === 0 || !last) return null;
  const attention = countAttention(requirements);
  const Icon = attention > 0 ? TriangleAlert : ListChecks;
  const noun = requirements.length === 1 ? 'requirement' : 'requirements';
  return (
    <a
      className="raise-readiness"
      href={`#${readinessId}`}
      data-attention={attention > 0 || undefined}
      onClick={(event) => {
        event.preventDefault();
        revealReadiness(last.edited);
      }}
    >
      <Icon size={16} aria-hidden />
      <span>
        Before the start: {requirements.length} {noun}
        {attention > 0 && <span className="raise-attention">, {formatAttention(attention)}</span>}
      </span>
    </a>
  );
}
