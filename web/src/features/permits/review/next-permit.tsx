import { ArrowRight } from 'lucide-react';
import { useQuery } from '../../../lib/api/use-query.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { permitLevels, toReviewPath, type PermitLevel } from '../components/permit-level.ts';
import { GetNextToApproveDocument } from '../../../generated/permits/review.ts';

interface NextPermitProps {
  level: PermitLevel;
  /** Whether it is the main button: not beside a decision on this permit. */
  isPrimary: boolean;
}

/**
 * Links to the permit that has waited longest for the viewer's approval, preferably of the given level; renders
 * nothing when there is none.
 */
export function NextPermit({ level, isPrimary }: NextPermitProps) {
  const { data } = useQuery(GetNextToApproveDocument, { fetchPolicy: 'network-only' });
  const queues = [
    { level: permitLevels.permit, queue: data?.permits },
    { level: permitLevels.childPermit, queue: data?.childPermits },
  ].toSorted((one, other) => Number(other.level === level) - Number(one.level === level));
  const [waiting] = queues.flatMap(({ level: { noun }, queue }) => {
    const [next] = queue?.items ?? [];
    return next ? { noun, next, count: queue?.count ?? 1 } : [];
  });
  if (!waiting) return null;
  const { noun, next, count } = waiting;
  return (
    <div className="permit-bar-next">
      <span>{count === 1 ? `1 ${noun} needs your approval` : `${count} ${noun}s need your approval`}</span>
      <LinkButton
        type={isPrimary ? 'primary' : 'default'}
        to={toReviewPath(next)}
        icon={<ArrowRight size={16} aria-hidden />}
      >
        Next: {next.code}
      </LinkButton>
    </div>
  );
}
