import { Button } from 'antd';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { GetWorkDocument } from '../../../generated/work.ts';
import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import './condition-card.css';

/** How long the condition may take before it counts as not known. */
const readingMs = 3000;

/** In place of the condition of work that is followed, while it is read and when it could not be: never green. */
export function ConditionUnknown() {
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setTimeout(() => setReading(false), readingMs);
    return () => clearTimeout(timer);
  }, [isReading]);

  function tryAgain() {
    setReading(true);
    // A failure is no answer: the condition then stays unknown.
    refetchQueries([GetWorkDocument]);
  }

  return (
    <section className="condition-unknown" aria-label="Condition" aria-live="polite">
      {isReading ? (
        <p className="condition-unknown-title">Reading the condition…</p>
      ) : (
        <>
          <p className="condition-unknown-title">
            <CircleQuestionMark size={20} aria-hidden />
            Condition not known
          </p>
          <p>It may be stopped. Do not work until you have read the condition, or have asked the permit holder.</p>
          <Button onClick={tryAgain}>Try again</Button>
        </>
      )}
    </section>
  );
}
