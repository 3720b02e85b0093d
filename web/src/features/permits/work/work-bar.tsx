import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { NextButton } from './next-button.tsx';
import type { WorkScreen } from './use-work-screen.ts';
import { StopButton } from './work-actions.tsx';

/** On a phone: 'Stop work' at the left and the next step at the right, in the same place on every live permit. */
export function WorkBar({ screen }: { screen: WorkScreen }) {
  const isNarrow = useNarrowScreen();
  const mayStop = screen.page.permitWork.work.workActions.some(({ action }) => action === 'stopWork');
  if (!isNarrow || (!mayStop && !screen.step?.does)) return null;
  return (
    <StickyBar label="Next step">
      <div className="work-bar">
        <StopButton screen={screen} />
        <NextButton screen={screen} />
      </div>
    </StickyBar>
  );
}
