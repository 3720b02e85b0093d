import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useDraftSession, type DraftSession, type DraftSessionOptions } from './use-draft-session.ts';

interface DraftSessionLoaderProps {
  options: DraftSessionOptions;
  title: string;
  back: { to: string; label: string };
  /** The form, once there is something to fill in on it. */
  children: (started: DraftSession, startOver: () => void) => ReactNode;
}

/** Brings back what the user was raising, or begins anew. */
export function DraftSessionLoader({ options: sessionOptions, title, back, children }: DraftSessionLoaderProps) {
  const [start, startOver] = useDraftSession(sessionOptions);
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
