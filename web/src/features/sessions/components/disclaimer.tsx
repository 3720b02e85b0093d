import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';

/** What everyone must have read before signing in. Only the ticked box opens the way: no Escape, no click beside it. */
export function Disclaimer() {
  const [open, setOpen] = useState(true);
  const [accepted, setAccepted] = useState(false);
  return (
    <Modal
      open={open}
      title="Before you sign in"
      centered
      width={480}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" disabled={!accepted} onClick={() => setOpen(false)}>
          Continue to sign in
        </Button>
      }
    >
      <div className="disclaimer">
        <p>
          You have a <b>permit quota</b>. Once it is used up, you may not apply for more permits.
        </p>
        <p>
          Close your permits as soon as the work is done. With 3 or more permits pending closure, or 2 or more unclosed
          permits, you cannot create new ones.
        </p>
        <Checkbox checked={accepted} onChange={(event) => setAccepted(event.target.checked)} required>
          I have read this and accept it
          <span className="required-star" aria-hidden>
            {' *'}
          </span>
        </Checkbox>
      </div>
    </Modal>
  );
}
