import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { openConfirmRequest, type OpenConfirmRequest } from './confirm-request.ts';
import './confirm.css';

function ConfirmRequestDialog({ request, returnFocusTo, resolve }: OpenConfirmRequest) {
  const [working, setWorking] = useState(false);
  useEffect(() => () => returnFocusTo?.focus(), [returnFocusTo]);
  const { title, content, confirmLabel, dismissLabel = 'Go back', destructive = false, onConfirm } = request;

  async function confirm() {
    setWorking(true);
    try {
      await onConfirm?.();
    } finally {
      setWorking(false);
      resolve(true);
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
      onCancel={() => resolve(false)}
      footer={
        <>
          <Button autoFocus={destructive} disabled={working} onClick={() => resolve(false)}>
            {dismissLabel}
          </Button>
          <Button
            type="primary"
            danger={destructive}
            autoFocus={!destructive}
            loading={working}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {content && <div className="confirm-content">{content}</div>}
    </Modal>
  );
}

/** The dialog for all confirmations: mounted once, in the layout. */
export function ConfirmDialog() {
  const open = useStore(openConfirmRequest);
  return open && <ConfirmRequestDialog {...open} />;
}
