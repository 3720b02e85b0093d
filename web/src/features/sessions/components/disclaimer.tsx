import { useQuery } from '@apollo/client/react';
import { formatQuotaAdvice } from '@eptw/domain/permit/quota';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { GetSignInOptionsDocument } from '../../../generated/sessions.ts';
import './sessions.css';

/** What everyone must have read before signing in. Only the ticked box opens the way: no Escape, no click beside it. */
export function Disclaimer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data } = useQuery(GetSignInOptionsDocument);
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
      // Some browsers let a second Escape through whatever the page says.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="disclaimer-title">Before you sign in</h2>
      <p>
        You have a <b>permit quota</b>. Once it is used up, you may not apply for more permits.
      </p>
      <p>{formatQuotaAdvice(data?.getSignInOptions.quota)}</p>
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
          <span className="required-star" aria-hidden>
            {' *'}
          </span>
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
