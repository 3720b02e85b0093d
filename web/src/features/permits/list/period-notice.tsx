import { dayCards } from '@eptw/domain/dashboard/day-cards';
import { Alert, Button } from 'antd';

interface PeriodNoticeProps {
  /** What the list is narrowed to, as its address says. */
  period: string | undefined;
  /** Whether the list otherwise leaves out the viewer's own permits. */
  showsOwn: boolean;
  onRemove: () => void;
}

/** Says that a list shows only what a dashboard led to, or that its address asks for what there is not; shows everything again. */
export function PeriodNotice({ period, showsOwn, onRemove }: PeriodNoticeProps) {
  if (period === undefined) return null;
  const card = dayCards.find((one) => one.period === period);
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
