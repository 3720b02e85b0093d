import { Alert } from 'antd';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { countStepsLeft } from './setup-steps.ts';
import { useSetupProgress } from './use-setup-progress.ts';

/**
 * The session for which the setup was shown: it is its first screen, once, so that a user who leaves it is not sent
 * back.
 */
let shownForToken: string | undefined;

/** Opens the setup while something required for permits is missing: first as a screen, then through a notice. */
export function SetupNotice() {
  const { progress } = useSetupProgress();
  const { session } = useSession();
  const token = session?.jwtToken;
  const left = progress ? countStepsLeft(progress) : 0;
  useEffect(() => {
    if (left > 0) shownForToken = token;
  }, [left, token]);
  if (left === 0) return null;
  if (shownForToken !== token) return <Navigate to="/setup" replace />;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          This installation is not set up yet: {left === 1 ? 'one step is' : `${left} steps are`} left before permits
          can be raised and closed. <Link to="/setup">Continue setup</Link>
        </>
      }
    />
  );
}
