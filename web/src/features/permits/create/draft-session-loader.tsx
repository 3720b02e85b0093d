import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useDraftSession, type DraftSession, type DraftSessionOptions } from './use-draft-session.ts';

interface DraftSessionLoaderProps {
  options: DraftSessionOptions;
  title: string;
  back: { to: string; label: string };
  /** Renders the form once its session has started. */
  children: (session: DraftSession, startOver: () => void) => ReactNode;
}

/** Restores the user's unfinished permit, or starts a new one. */
export function DraftSessionLoader({ options: sessionOptions, title, back, children }: DraftSessionLoaderProps) {
  const [state, startOver] = useDraftSession(sessionOptions);
  if (state.kind === 'started') return children(state, startOver);
  return (
    <>
      <PageHeader title={title} back={back} />
      {state.kind === 'failed' ? (
        <ErrorState hint={state.reason} onRetry={() => location.reload()} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
