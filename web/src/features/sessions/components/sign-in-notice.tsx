import { isSsoProblem, ssoProblems } from '@eptw/domain/user/sso';
import { Alert } from 'antd';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';

/** What a screen may hand to the sign-in page when it leads there. */
export interface SignInLocationState {
  /** Why somebody was not let in, in the server's words. */
  refusal?: string;
}

/** Why somebody finds themselves on the sign-in page. Of what the address says, only known words are looked up. */
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
