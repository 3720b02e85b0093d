import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { ConditionLine, useIsClockHidden } from '../condition/condition-line.tsx';
import { NextButton } from '../condition/next-button.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import { StopButton } from '../condition/work-actions.tsx';

/**
 * On a phone: 'Stop work' at the left and the next step at the right, in the same place on every live permit. Above
 * them the condition, once the head of the page is out of sight.
 */
export function WorkBar({ screen }: { screen: WorkScreen }) {
  const isNarrow = useNarrowScreen();
  const isClockHidden = useIsClockHidden();
  const { work, clock, isStale } = screen.page.permitWork;
  const hasButtons = screen.step?.does !== undefined || work.workActions.some(({ action }) => action === 'stopWork');
  if (!isNarrow || (!hasButtons && !isClockHidden)) return null;
  return (
    <StickyBar label="Next step">
      {isClockHidden && <ConditionLine work={work} clock={clock} isStale={isStale} />}
      {hasButtons && (
        <div className="work-bar">
          <StopButton screen={screen} />
          <NextButton screen={screen} />
        </div>
      )}
    </StickyBar>
  );
}
