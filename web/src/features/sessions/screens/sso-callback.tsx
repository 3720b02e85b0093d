import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadingPage } from '../../../components/page/states.tsx';
import { setScreenTitle } from '../../../lib/page-title.ts';
import type { SignInLocationState } from '../components/sign-in-notice.tsx';
import { useSsoSignIn } from '../use-sign-in.ts';

/**
 * The return address of single sign-on: signs in with its result, which works once. After that the guard of this
 * screen redirects; a failure leads to the sign-in page, which shows the reason.
 */
export function SsoCallback() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { signInWithSso } = useSsoSignIn();
  const isStarted = useRef(false);

  useEffect(() => {
    setScreenTitle('Signing in');
    if (isStarted.current) return;
    isStarted.current = true;
    const email = new URLSearchParams(hash.slice(1)).get('email');
    const finish = async () => {
      const refusal = email === null ? undefined : await signInWithSso(email);
      const arrival: SignInLocationState | null = refusal ? { refusal: refusal.message } : null;
      const to = email === null || refusal ? '/signin' : pathname;
      await navigate({ pathname: to, search }, { replace: true, state: arrival });
    };
    void finish();
  }, [hash, navigate, pathname, search, signInWithSso]);

  return <LoadingPage label="Signing in" />;
}
