import { message } from '@eptw/domain/message';
import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { useVerifyEmail, type Verification } from '../use-verify-email.ts';

/** Milliseconds that the result is shown before the screen to choose a password opens. */
const readingTimeMs = 3_000;

const toResetAddress = (code: string) => `/reset-password?${new URLSearchParams({ security_code: code })}`;

/** The screen of the emailed link that verifies an address. */
export function EmailVerification() {
  const [parameters] = useSearchParams();
  const { verification, verifying, verify } = useVerifyEmail(parameters.get('security_code') ?? '');
  const navigate = useNavigate();
  const passwordCode = verification?.passwordCode;

  useEffect(() => {
    if (passwordCode === undefined) return;
    const timer = setTimeout(() => void navigate(toResetAddress(passwordCode), { replace: true }), readingTimeMs);
    return () => clearTimeout(timer);
  }, [passwordCode, navigate]);

  return (
    <PublicPage
      title="Verify your e-mail address"
      heading="Your e-mail address"
      intro="E-mails about your account and your permits go to this address once it is verified."
    >
      <div className="panel background-card">
        <section aria-live="polite">
          {verification ? (
            <Outcome
              verification={verification}
              requirePassword={parameters.get('requirePassword') === 'true'}
              onRetry={verify}
            />
          ) : verifying ? (
            <div className="state">
              <span className="spinner" />
              <p>{message.verifyingEmail}</p>
            </div>
          ) : (
            <>
              <h2>Is this address yours?</h2>
              <p>Verify it only if you registered or requested the address yourself. The e-mail says who did.</p>
              <Button block type="primary" onClick={verify}>
                Verify my e-mail address
              </Button>
            </>
          )}
        </section>
      </div>
    </PublicPage>
  );
}

interface OutcomeProps {
  verification: Verification;
  /** Whether the account has no password yet. */
  requirePassword: boolean;
  onRetry: () => void;
}

function Outcome({ verification, requirePassword, onRetry }: OutcomeProps) {
  const { success, code, passwordCode } = verification;
  const Icon = success ? CircleCheck : CircleAlert;
  return (
    <div className="state">
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <h2>{success ? 'Your e-mail address is verified' : verification.message}</h2>
      <p>{success ? verification.message : message.somethingWentWrong}</p>
      <div className="background-actions">
        {code === 'FAILED' && <Button onClick={onRetry}>Try again</Button>}
        {!success && requirePassword && <LinkButton to="/forgot-password">Choose a password</LinkButton>}
        {passwordCode === undefined ? (
          <LinkButton to="/signin">Sign in</LinkButton>
        ) : (
          <LinkButton to={toResetAddress(passwordCode)}>Choose a password</LinkButton>
        )}
      </div>
    </div>
  );
}
