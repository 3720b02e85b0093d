import { Alert } from 'antd';
import { WaitingPermits } from '../quota/waiting-permits.tsx';
import { closingAdvice, LinkedSentence, type NamedPermit } from '../list/linked-sentence.tsx';

interface QuotaAlertProps {
  /** The server's sentence. */
  sentence: string;
  /** The permits to close first. */
  permits: readonly NamedPermit[];
}

/** Stands in place of the form for whoever must close permits first: leads to each, and says whom it waits for. */
export function QuotaAlert({ sentence, permits }: QuotaAlertProps) {
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={<LinkedSentence sentence={sentence} permits={permits} />}
        description={closingAdvice}
      />
      <WaitingPermits />
    </>
  );
}
