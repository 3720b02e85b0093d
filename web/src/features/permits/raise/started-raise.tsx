import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useStartedWork, type StartedWork, type Undertaking } from './use-started-work.ts';

interface StartedRaiseProps {
  undertaking: Undertaking;
  title: string;
  back: { to: string; label: string };
  /** The form, once there is something to fill in on it. */
  children: (started: StartedWork, startOver: () => void) => ReactNode;
}

/** Brings back what the user was raising, or begins anew. */
export function StartedRaise({ undertaking, title, back, children }: StartedRaiseProps) {
  const [start, startOver] = useStartedWork(undertaking);
  if (start.kind === 'started') return children(start, startOver);
  return (
    <>
      <PageHeader title={title} back={back} />
      {start.kind === 'failed' ? (
        <ErrorState hint={start.reason} onRetry={() => location.reload()} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
