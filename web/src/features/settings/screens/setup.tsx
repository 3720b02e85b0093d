import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { countStepsLeft } from '../components/setup-steps.ts';
import { useSetupProgress } from '../components/use-setup-progress.ts';
import { SetupList } from '../setup/setup-list.tsx';

/** Guides a new installation to its first permit. */
export function Setup() {
  const { progress, failed, retry } = useSetupProgress();
  const left = progress && countStepsLeft(progress);
  return (
    <>
      <PageHeader
        title="Set up"
        note={left === 0 ? 'Setup is complete.' : 'Complete these steps, in this order, before raising permits.'}
      />
      {progress ? <SetupList progress={progress} /> : failed ? <ErrorState onRetry={retry} /> : <LoadingPage />}
    </>
  );
}
