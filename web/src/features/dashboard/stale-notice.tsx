import { Alert, Button } from 'antd';

/** Says that the numbers that are shown are those of before. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="These numbers could not be refreshed and may be out of date."
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
