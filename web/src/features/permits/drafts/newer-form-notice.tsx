import { Alert, Button } from 'antd';

/** States that a form changed while it was being filled in. Always visible. */
export function NewerFormNotice({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Alert
      className="draft-conflict"
      role="alert"
      type="warning"
      showIcon
      title="This form changed while you were filling it in"
      description={
        <>
          <p>Your entries are carried over to the new form. Answers that no longer fit are listed.</p>
          <div className="draft-conflict-buttons">
            <Button onClick={onGoOn}>Continue with the new form</Button>
          </div>
        </>
      }
    />
  );
}
