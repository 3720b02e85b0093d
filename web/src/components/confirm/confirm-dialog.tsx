import { Button, Modal } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onQuestionChange, openQuestion, type OpenQuestion } from './question.ts';
import './confirm.css';

function QuestionDialog({ question, asker, answer }: OpenQuestion) {
  const [working, setWorking] = useState(false);
  useEffect(() => () => asker?.focus(), [asker]);
  const { title, content, action, dismiss = 'Go back', destructive = false, work } = question;

  async function confirm() {
    setWorking(true);
    try {
      await work?.();
    } finally {
      setWorking(false);
      answer(true);
    }
  }

  return (
    <Modal
      open
      title={title}
      centered
      width={460}
      closable={false}
      keyboard={!working}
      mask={{ closable: false }}
      onCancel={() => answer(false)}
      footer={
        <>
          <Button autoFocus={destructive} disabled={working} onClick={() => answer(false)}>
            {dismiss}
          </Button>
          <Button
            type="primary"
            danger={destructive}
            autoFocus={!destructive}
            loading={working}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      {content && <div className="confirm-content">{content}</div>}
    </Modal>
  );
}

/** Where questions appear: once, in the layout. */
export function ConfirmDialog() {
  const open = useSyncExternalStore(onQuestionChange, openQuestion);
  return open && <QuestionDialog {...open} />;
}
