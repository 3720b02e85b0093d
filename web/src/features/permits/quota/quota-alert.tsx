import { Alert } from 'antd';
import { WaitingPermits } from './waiting-permits.tsx';
import { closingAdvice, TextWithPermitLinks, type LinkablePermit } from '../model/text-with-permit-links.tsx';

interface QuotaAlertProps {
  /** The server's sentence. */
  message: string;
  /** The permits to close first. */
  permits: readonly LinkablePermit[];
}

/** Stands in place of the form for whoever must close permits first: leads to each, and says whom it waits for. */
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
