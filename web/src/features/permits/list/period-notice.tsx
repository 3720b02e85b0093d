import { dayCards } from '@eptw/domain/dashboard/day-cards';
import { Alert, Button } from 'antd';

interface PeriodNoticeProps {
  /** The period that the list is filtered by, as given in its address. */
  period: string | undefined;
  /** Whether the list otherwise excludes the viewer's own permits. */
  showsOwn: boolean;
  onRemove: () => void;
}

/**
 * States that a list shows only the period that a dashboard linked to, or that its address is invalid; offers to show
 * everything.
 */
export function PeriodNotice({ period, showsOwn, onRemove }: PeriodNoticeProps) {
  if (period === undefined) return null;
  const card = dayCards.find((dayCard) => dayCard.period === period);
  return (
    <Alert
      type={card ? 'info' : 'warning'}
      showIcon
      title={
        card
          ? `Filtered: ${card.title.toLowerCase()}${showsOwn ? ', including your own' : ''}.`
          : `Unknown period '${period.slice(0, 40)}'. All permits are shown.`
      }
      action={
        <Button size="small" onClick={onRemove}>
          Show all
        </Button>
      }
    />
  );
}
