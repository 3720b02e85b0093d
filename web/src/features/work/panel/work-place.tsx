import { Button } from 'antd';
import { CircleQuestionMark } from 'lucide-react';
import { retryQueries } from '../../../lib/api/refetch-queries.ts';
import { useElapsed } from '../../../lib/use-elapsed.ts';
import { getActionTexts } from '../actions/action-texts.ts';
import './work-place.css';

/** How long the work, and what is missing for it, may take before it counts as not known. */
export const readingMs = 4000;

/** The place of what comes below the condition: what is missing, and who is on the job. */
function PlaceOfPanels() {
  return (
    <>
      <div className="panel work-place-missing" aria-hidden />
      <div className="panel work-place-crew" aria-hidden />
    </>
  );
}

interface WorkPlaceProps {
  isStopped?: boolean;
  /** Opens what stops the work, however little is known of it. */
  onStop?: () => void;
}

/**
 * The place of work that is followed, as high as the work itself, so that nothing moves when it arrives: while it is read
 * and when it could not be. It is never green. During a stop of the site, whose card says the condition, it is shorter.
 */
export function WorkPlace({ isStopped = false, onStop }: WorkPlaceProps) {
  const [isLate, startAgain] = useElapsed(readingMs);

  function tryAgain() {
    startAgain();
    // A failure is no answer: the condition then stays unknown. Before the permit has come, it is the permit that is late.
    retryQueries();
  }

  return (
    <div className="work-place" data-stopped={isStopped || undefined}>
      <section className="panel work-place-condition" aria-label="Condition" aria-live="polite">
        {isLate ? (
          <>
            <p className="work-place-title">
              <CircleQuestionMark size={20} aria-hidden />
              Condition not known
            </p>
            <p>It may be stopped. Do not work until you have read the condition, or have asked the permit holder.</p>
            <div className="work-place-actions">
              <Button size="large" onClick={tryAgain}>
                Try again
              </Button>
              {onStop && (
                <Button type="primary" danger size="large" onClick={onStop}>
                  {getActionTexts('stopWork', null).title}
                </Button>
              )}
            </div>
          </>
        ) : (
          <p className="work-place-title">Reading the condition…</p>
        )}
      </section>
      {!isLate && <PlaceOfPanels />}
    </div>
  );
}

/** The same below a condition that is known, while what is missing is read. */
export function PanelsPlace() {
  return (
    <div className="work-place-panels">
      <PlaceOfPanels />
    </div>
  );
}
