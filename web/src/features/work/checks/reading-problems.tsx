import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { findRange } from '@eptw/domain/work-policy/reading-range';
import type { useReadings } from './use-readings.ts';

/** What to do about a value outside its limits. */
const failureAdvice = {
  peopleThere: 'Get everyone out now. Then save: the other readings can stay empty.',
  other: 'Nobody may work there. The other readings can stay empty.',
};

interface ReadingProblemsProps {
  readings: ReturnType<typeof useReadings>;
  mayPeopleBeThere: boolean;
  onOverRange: () => void;
}

/** The strip below the readings: what fails, what cannot be, and the key for a reading above what the instrument shows. */
export function ReadingProblems({ readings, mayPeopleBeThere, onOverRange }: ReadingProblemsProps) {
  const { entered, active, failed, impossible } = readings;
  const strip = useRef<HTMLDivElement>(null);
  const shown = failed.map(({ reading, problem = '' }) =>
    failed.length === 1 ? problem : `${reading.label}: ${problem}`,
  );
  const sentences = shown.join(' ');
  useEffect(() => strip.current?.scrollIntoView({ block: 'nearest' }), [sentences, impossible?.problem]);
  const current = entered[active];
  const mayBeOverRange = current !== undefined && !current.isOverRange && findRange(current.reading) !== undefined;
  return (
    <div ref={strip}>
      {shown.length > 0 && (
        <div className="work-failed" role="alert">
          {shown.map((sentence) => (
            <b key={sentence}>{sentence}</b>
          ))}
          <p>{mayPeopleBeThere ? failureAdvice.peopleThere : failureAdvice.other}</p>
        </div>
      )}
      {(impossible ?? mayBeOverRange) && (
        <div className="work-range">
          <p role="status">{impossible?.problem}</p>
          {mayBeOverRange && (
            // The field keeps the focus.
            <Button className="work-button" onPointerDown={(event) => event.preventDefault()} onClick={onOverRange}>
              Over range
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
