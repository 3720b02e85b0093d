import { Alert } from 'antd';
import { ContestedInputs } from './contested-inputs.tsx';
import { TextWithPermitLinks } from '../model/text-with-permit-links.tsx';
import type { Permit } from '../model/permit.ts';
import type { PermitActionRefusal } from '../model/use-permit-actions.ts';

const headings: Record<PermitActionRefusal['kind'], string> = {
  conflict: 'Someone else changed this permit first',
  'not sent': 'Your action was not sent',
  refused: 'Your action was refused',
};

const advice: Record<PermitActionRefusal['kind'], string> = {
  conflict: 'The page now shows the current version. Review the changes, then try again. Your entries are kept.',
  'not sent': 'Your entries are kept. Try again when you are back online.',
  refused: 'Your entries are kept.',
};

interface RefusalNoticeProps {
  permit: Permit;
  refusal: PermitActionRefusal;
  /** Labels of inputs that both the viewer and another user changed. */
  contested?: readonly string[];
  onDismiss: () => void;
}

/** States why an action was refused and what to do next. */
export function RefusalNotice({ permit, refusal, contested = [], onDismiss }: RefusalNoticeProps) {
  return (
    <Alert
      role="alert"
      className="permit-refusal"
      type={refusal.kind === 'conflict' ? 'warning' : 'error'}
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Dismiss' }}
      onClose={onDismiss}
      title={headings[refusal.kind]}
      description={
        <>
          <p>
            <TextWithPermitLinks
              sentence={refusal.message}
              permits={permit.childPermits.map((child) => ({ ...child, parentPermit: permit }))}
            />
          </p>
          <ContestedInputs labels={contested} />
          <p>{advice[refusal.kind]}</p>
        </>
      }
    />
  );
}
