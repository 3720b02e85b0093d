import { Alert, Button } from 'antd';

interface ConflictNoticeProps {
  /** The server's sentence. */
  sentence: string;
  onLoad: () => void;
  onKeep: () => void;
}

/** Says that the draft was saved from elsewhere, and asks which of the two is to stay. In sight wherever one types. */
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
