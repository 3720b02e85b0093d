import { ArrowRight } from 'lucide-react';
import { isFinished, isPendingFinish } from '@eptw/domain/permit/status';
import { queueGroups } from '@eptw/domain/permit/work-queue';
import { useQuery } from '../../../lib/api/use-query.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { getPermitLevel, permitLevels, toReviewPath } from '../components/permit-level.ts';
import {
  GetNextToCloseDocument,
  GetNextToDecideDocument,
  type NextPermitFactsFragment,
} from '../../../generated/permits/review.ts';
import { mayFinish } from './closure-evidence.tsx';
import type { Permit } from '../model/permit.ts';

interface NextPermitProps {
  /** The permit on screen. */
  permit: Permit;
  /** Whether it is the main button: not beside a decision on this permit. */
  isPrimary: boolean;
}

type Next = NextPermitFactsFragment;

/** The most urgent first: by the group of the queue, then by the start. */
function compareUrgency(one: Next, other: Next): number {
  const rank = ({ queueGroup }: Next) => (queueGroup === null ? queueGroups.length : queueGroups.indexOf(queueGroup));
  const start = ({ startDate }: Next) => (startDate === null ? Infinity : Date.parse(startDate));
  return rank(one) - rank(other) || start(one) - start(other);
}

function NextLink({ next, text, isPrimary }: { next: Next; text: string; isPrimary: boolean }) {
  return (
    <div className="permit-bar-next">
      <span>{text}</span>
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

/** The most urgent permit that needs the viewer's approval, of its own level where two are as urgent. */
function NextToDecide({ permit, isPrimary }: NextPermitProps) {
  const level = getPermitLevel(permit);
  const { data } = useQuery(GetNextToDecideDocument, { fetchPolicy: 'network-only' });
  const queues = [
    { level: permitLevels.permit, queue: data?.permits },
    { level: permitLevels.childPermit, queue: data?.childPermits },
  ].toSorted((one, other) => Number(other.level === level) - Number(one.level === level));
  const [waiting] = queues
    .flatMap(({ level: { noun }, queue }) => {
      const [next] = queue?.items ?? [];
      return next ? { noun, next, count: queue?.count ?? 1 } : [];
    })
    .toSorted((one, other) => compareUrgency(one.next, other.next));
  if (!waiting) return null;
  const { noun, next, count } = waiting;
  const text = count === 1 ? `1 ${noun} needs your approval` : `${count} ${noun}s need your approval`;
  return <NextLink next={next} text={text} isPrimary={isPrimary} />;
}

/** The most urgent permit that the viewer can close or cancel; without one, the next to approve. */
function NextToClose({ permit, isPrimary }: NextPermitProps) {
  const { data, loading } = useQuery(GetNextToCloseDocument, { fetchPolicy: 'network-only' });
  const waiting = data?.permits.items.filter((each) => each._id !== permit._id && mayFinish(each)) ?? [];
  const [next] = waiting;
  if (next) {
    const text = waiting.length === 1 ? '1 more to close or cancel' : `${waiting.length} more to close or cancel`;
    return <NextLink next={next} text={text} isPrimary={isPrimary} />;
  }
  return loading && !data ? null : <NextToDecide permit={permit} isPrimary={isPrimary} />;
}

/**
 * Links to what the viewer does next, the most urgent first: after a closure or a cancellation the next of these, after
 * any other decision the next to approve. Renders nothing when there is none.
 */
export function NextPermit(props: NextPermitProps) {
  const { status } = props.permit;
  return isFinished(status) || isPendingFinish(status) ? <NextToClose {...props} /> : <NextToDecide {...props} />;
}
