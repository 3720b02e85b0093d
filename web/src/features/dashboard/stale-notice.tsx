import { Alert, Button } from 'antd';

/** States that the numbers shown are not the latest. */
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
