import { Alert } from 'antd';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { countStepsLeft } from './setup-steps.ts';
import { useSetupProgress } from './use-setup-progress.ts';

/** Whose setup was shown already: it is the first screen of a session, and whoever leaves it is not sent back. */
let shownForToken: string | undefined;

/** Leads to the setup as long as something is missing that permits need: as the first screen, then by a notice. */
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
