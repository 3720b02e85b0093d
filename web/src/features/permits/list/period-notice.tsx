import { dayCards } from '@eptw/domain/report/today';
import { Alert, Button } from 'antd';

interface PeriodNoticeProps {
  /** What the list is narrowed to, as its address says. */
  period: string | undefined;
  /** Whether the list otherwise leaves out the viewer's own permits. */
  showsOwn: boolean;
  onRemove: () => void;
}

/** Says that a list shows only what a dashboard led to, and shows everything again. */
export function PeriodNotice({ period, showsOwn, onRemove }: PeriodNoticeProps) {
  const card = dayCards.find((one) => one.period === period);
  if (!card) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={`Only permits of this kind: ${card.title.toLowerCase()}${showsOwn ? ', your own too' : ''}.`}
      action={
        <Button size="small" onClick={onRemove}>
          Show everything
        </Button>
      }
    />
  );
}
