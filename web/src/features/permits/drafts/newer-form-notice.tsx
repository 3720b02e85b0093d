import { Alert, Button } from 'antd';

/** Says that a form was changed while it was being filled in. In sight wherever one types. */
export function NewerFormNotice({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Alert
      className="draft-conflict"
      role="alert"
      type="warning"
      showIcon
      title="This form has been changed while you were filling it in"
      description={
        <>
          <p>What you entered is carried over to the new form. What no longer fits there is named.</p>
          <div className="draft-conflict-buttons">
            <Button onClick={onGoOn}>Go on with the new form</Button>
          </div>
        </>
      }
    />
  );
}
