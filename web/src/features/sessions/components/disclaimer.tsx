import { formatQuotaAdvice, type QuotaSettings } from '@eptw/domain/permit/quota';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { RequiredMark } from '../../../components/field/required-mark.tsx';
import './sessions.css';

/**
 * The disclaimer to accept before signing in. It closes only with the ticked box, not with Escape or a click outside.
 */
export function Disclaimer({ quota }: { quota: QuotaSettings | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [accepted, setAccepted] = useState(false);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) dialog.current?.showModal();
  }, [done]);

  if (done) return null;
  return (
    <dialog
      ref={dialog}
      className="disclaimer"
      aria-labelledby="disclaimer-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      // Some browsers close the dialog on a second Escape in any case.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="disclaimer-title">Before you sign in</h2>
      <p>
        You have a <b>permit quota</b>. Once it is used up, you may not apply for more permits.
      </p>
      <p>{formatQuotaAdvice(quota)}</p>
      <label>
        <input
          type="checkbox"
          required
          autoFocus
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <span>
          I have read this and accept it
          <RequiredMark />
        </span>
      </label>
      <footer>
        <Button type="primary" disabled={!accepted} onClick={() => setDone(true)}>
          Continue to sign in
        </Button>
      </footer>
    </dialog>
  );
}
