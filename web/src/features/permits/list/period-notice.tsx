import { dayCards } from '@eptw/domain/report/today';
import { Alert, Button } from 'antd';

interface PeriodNoticeProps {
  /** What the list is narrowed to, as its address says. */
  period: string | undefined;
  onRemove: () => void;
}

/** Says that a list shows only what a dashboard led to, and shows everything again. */
export function PeriodNotice({ period, onRemove }: PeriodNoticeProps) {
  const card = dayCards.find((one) => one.period === period);
  if (!card) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={`Only permits of this kind: ${card.title.toLowerCase()}.`}
      action={
        <Button size="small" onClick={onRemove}>
          Show everything
        </Button>
      }
    />
  );
}
