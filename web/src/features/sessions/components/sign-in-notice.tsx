import { isSsoProblem, ssoProblems } from '@eptw/domain/user/sso';
import { Alert } from 'antd';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';

/** The navigation state that a screen can pass to the sign-in page. */
export interface SignInLocationState {
  /** Why the sign-in was refused, in the server's words. */
  refusal?: string;
}

/** States why the user is on the sign-in page. The address only selects from known messages. */
export function SignInNotice() {
  const { ended } = useSession();
  const location = useLocation();
  const arrival = location.state as SignInLocationState | null;
  const problem = new URLSearchParams(location.search).get('problem') ?? '';
  const refusal = arrival?.refusal ?? (isSsoProblem(problem) ? ssoProblems[problem] : undefined);
  if (refusal !== undefined)
    return (
      <Alert
        className="sign-in-notice"
        type={problem === 'cancelled' || problem === 'notSetUp' ? 'info' : 'error'}
        showIcon
        title={refusal}
      />
    );
  if (ended !== 'idle') return null;
  return (
    <Alert
      className="sign-in-notice"
      type="info"
      showIcon
      title="You were signed out because you were inactive. Sign in to continue where you left off."
    />
  );
}
