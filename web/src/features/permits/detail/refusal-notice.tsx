import { Alert } from 'antd';
import { ContestedInputs } from './contested-inputs.tsx';
import { LinkedSentence } from '../list/linked-sentence.tsx';
import type { Permit } from './permit-track.ts';
import type { Refused } from './use-permit-actions.ts';

const headings: Record<Refused['kind'], string> = {
  conflict: 'Someone else was faster',
  'not sent': 'Your action was not sent',
  refused: 'Your action was refused',
};

const advice: Record<Refused['kind'], string> = {
  conflict: 'The page now shows the permit as it is. Look at what changed and decide again; what you typed is kept.',
  'not sent': 'Nothing is lost: what you typed is kept. Try again once you are connected.',
  refused: 'What you typed is kept.',
};

interface RefusalNoticeProps {
  permit: Permit;
  refused: Refused;
  /** Labels of inputs that both the viewer and somebody else changed. */
  contested?: readonly string[];
  onDismiss: () => void;
}

/** Says why an action did not happen and what to do now. */
export function RefusalNotice({ permit, refused, contested = [], onDismiss }: RefusalNoticeProps) {
  return (
    <Alert
      role="alert"
      className="permit-refusal"
      type={refused.kind === 'conflict' ? 'warning' : 'error'}
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Dismiss' }}
      onClose={onDismiss}
      title={headings[refused.kind]}
      description={
        <>
          <p>
            <LinkedSentence
              sentence={refused.message}
              permits={permit.childPermits.map((child) => ({ ...child, parentPermit: permit }))}
            />
          </p>
          <ContestedInputs labels={contested} />
          <p>{advice[refused.kind]}</p>
        </>
      }
    />
  );
}
