import { Alert } from 'antd';
import { WaitingPermits } from './waiting-permits.tsx';
import { closingAdvice, TextWithPermitLinks, type LinkablePermit } from '../model/text-with-permit-links.tsx';

interface QuotaAlertProps {
  /** The server's message. */
  message: string;
  /** The permits to close first. */
  permits: readonly LinkablePermit[];
}

/** Replaces the form for a user who must close permits first: links to each, and shows who has to act on it. */
export function QuotaAlert({ message, permits }: QuotaAlertProps) {
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={<TextWithPermitLinks sentence={message} permits={permits} />}
        description={closingAdvice}
      />
      <WaitingPermits />
    </>
  );
}
