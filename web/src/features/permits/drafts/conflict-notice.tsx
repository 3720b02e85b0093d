import { Alert, Button } from 'antd';

interface ConflictNoticeProps {
  /** The server's message. */
  sentence: string;
  onLoad: () => void;
  onKeep: () => void;
}

/** States that the draft was saved elsewhere, and asks which version to keep. Always visible. */
export function ConflictNotice({ sentence, onLoad, onKeep }: ConflictNoticeProps) {
  return (
    <Alert
      className="draft-conflict"
      role="alert"
      type="warning"
      showIcon
      title="This draft is also open elsewhere"
      description={
        <>
          <p>{sentence}</p>
          <div className="draft-conflict-buttons">
            <Button onClick={onLoad}>Load the saved version</Button>
            <Button onClick={onKeep}>Keep my version</Button>
          </div>
        </>
      }
    />
  );
}
