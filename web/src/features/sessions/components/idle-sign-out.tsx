import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { formatCountdown } from '../idle-state.ts';
import { useIdleTimeout } from '../use-idle-timeout.ts';
import { useOwnSession } from '../use-own-session.ts';
import { signOut } from '../sign-out.ts';
import './sessions.css';

/** Signs out an inactive user, after a warning that can be dismissed in any tab. */
export function IdleSignOut() {
  const { expired } = useSession();
  const limitSeconds = useOwnSession()?.timerCount;
  const { state, staySignedIn } = useIdleTimeout(limitSeconds, expired);
  const isOver = state.kind === 'over';

  useEffect(() => {
    if (isOver) signOut('idle');
  }, [isOver]);

  if (state.kind !== 'warning' || expired) return null;
  return (
    <Modal
      open
      title="Are you still there?"
      centered
      width={420}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={() => signOut()}>Log out</Button>
          <Button type="primary" autoFocus onClick={staySignedIn}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        You have been inactive. You will be signed out in{' '}
        <b className="tabular" role="timer">
          {formatCountdown(state.secondsLeft)}
        </b>
        .
      </p>
    </Modal>
  );
}
