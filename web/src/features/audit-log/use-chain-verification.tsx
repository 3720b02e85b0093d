import { message } from '@eptw/domain/message';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { Alert, Button } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { VerifyAdministrationHistoryDocument } from '../../generated/audit-log.ts';
import { sendQuery } from '../../lib/api/requests.ts';

interface VerificationResult {
  isIntact: boolean;
  sentence: string;
}

/** Asks the server to verify the whole chain of entries, and shows the result. */
export function useChainVerification() {
  const [verified, setVerified] = useState<VerificationResult>();
  const [working, setWorking] = useState(false);

  async function verify(): Promise<void> {
    setWorking(true);
    const { data } = await sendQuery(VerifyAdministrationHistoryDocument, {}, { takesLong: true });
    setWorking(false);
    const verification = data?.verifyAdministrationHistory;
    if (!verification)
      return setVerified({ isIntact: false, sentence: `${message.somethingWentWrong}. Please try again.` });
    const { whole: isWhole, entries, brokenAt, what: problem } = verification;
    setVerified({
      isIntact: isWhole,
      sentence: isWhole
        ? `Verified: ${formatInteger(entries)} ${entries === 1 ? 'entry' : 'entries'}, none altered, removed or inserted.`
        : `Verification failed at entry ${brokenAt}: ${problem}. The ${formatInteger(entries)} before it are intact.`,
    });
  }

  return {
    button: (
      <Button icon={<ShieldCheck size={16} aria-hidden />} loading={working} onClick={() => void verify()}>
        Verify
      </Button>
    ),
    outcome: (
      <div role="status">
        {verified && <Alert type={verified.isIntact ? 'success' : 'error'} showIcon title={verified.sentence} />}
      </div>
    ),
  };
}
