import { Button } from 'antd';
import { OctagonX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toDay } from '@eptw/domain/time/day-range';
import { findInstrumentProblem } from '@eptw/domain/work/decide-check';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { DueTime } from './due-time.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { InstrumentFields, type Instrument } from './instrument-fields.tsx';
import { Keypad } from './keypad.tsx';
import { formatRecordLabel } from './next-step.ts';
import { ReadingRows } from './reading-rows.tsx';
import { useReadings } from './use-readings.ts';
import { useRecordCheck } from './use-record-check.ts';
import type { WorkPage } from './use-send-work.ts';
import { isWorkUnderWay, toMidSentence, type RecordedSeries } from './work.ts';
import { WorkSheet } from './work-sheet.tsx';
import './record-check.css';

export interface RecordSheetProps {
  recorded: RecordedSeries;
  page: WorkPage;
  onClose: () => void;
  /** Takes the place of `onClose` when the check has suspended the work; with what failed, as a sentence. */
  onSuspended: (problem: string) => void;
}

/** What to do about a value outside its limits. */
const failureAdvice = {
  underWay: 'Get everyone out now. Saving suspends the work at once; the other readings can stay empty.',
  other: 'Nobody may work there. The other readings can stay empty.',
};

/** Records a check with readings, one after another; on a phone with a keypad of its own. */
export function ReadingSheet({ recorded, page, onClose, onSuspended }: RecordSheetProps) {
  const { series, checks, nextDue, missedAt } = recorded;
  const { work, clock } = page.permitWork;
  const [openedAt] = useState(() => Date.now());
  const [last] = checks;
  const isNarrow = useNarrowScreen();
  const readings = useReadings(series.readings);
  const [instrument, setInstrument] = useState<Instrument>({
    instrument: last?.instrument ?? '',
    calibratedOn: last?.calibratedOn ?? '',
  });
  const { record, failure, isSending } = useRecordCheck(recorded, page);
  const needsInstrument = series.calibrationDays !== undefined;
  const instrumentProblem = findInstrumentProblem(
    instrument,
    series.calibrationDays,
    toDay(new Date(openedAt + clock.offset), work.timeZone),
  );
  const { entered, active, failed, isComplete, values } = readings;
  const next = entered[active + 1]?.reading;
  const isLast = next === undefined;
  const isUnderWay = isWorkUnderWay(work);
  const hasActiveValue = entered[active]?.text !== '';

  async function save() {
    const suspends = failed?.problem !== undefined && isUnderWay;
    const isDone = await record({ values, ...(needsInstrument && instrument) }, suspends);
    if (!isDone) return;
    if (suspends) onSuspended(`${failed.reading.label}: ${failed.problem}`);
    else onClose();
  }

  /** Goes on to the next reading, or saves after the last one. */
  function goOn() {
    const isPassed = readings.goOn();
    if (isPassed && isLast && isComplete && instrumentProblem === undefined) void save();
  }

  const failedNotice = useRef<HTMLDivElement>(null);
  useEffect(() => failedNotice.current?.scrollIntoView({ block: 'nearest' }), [failed?.problem]);

  const isRepeat = failure?.kind === 'not sent';
  const saveLabel = isRepeat ? 'Try again' : `Save ${toMidSentence(series.title)}`;
  const saveFailed = isUnderWay ? 'Save and suspend' : 'Save as failed';
  return (
    <WorkSheet
      title={formatRecordLabel(recorded)}
      onClose={onClose}
      isFull
      startsInField
      footer={
        <>
          {isNarrow && <Keypad onKey={readings.press} disabled={isSending || failed !== undefined} />}
          {instrumentProblem && isComplete && !failed && <p className="work-blocked">{instrumentProblem}</p>}
          {failed && (
            <Button size="large" onClick={readings.retype}>
              Retype
            </Button>
          )}
          {failed ? (
            <Button
              size="large"
              type="primary"
              danger
              icon={<OctagonX size={17} aria-hidden />}
              loading={isSending}
              onClick={() => void save()}
            >
              {isRepeat ? 'Try again' : saveFailed}
            </Button>
          ) : (
            <Button
              size="large"
              type="primary"
              loading={isSending}
              disabled={!hasActiveValue || (isLast && isComplete && instrumentProblem !== undefined)}
              onClick={goOn}
            >
              {next ? `Next: ${toMidSentence(next.label)}` : saveLabel}
            </Button>
          )}
        </>
      }
    >
      <p className="work-intro">
        {work.code} {nextDue && missedAt && <DueTime due={{ due: nextDue, missedAt }} work={work} clock={clock} />}
      </p>
      {needsInstrument && (
        <InstrumentFields
          {...instrument}
          problem={instrumentProblem}
          onChange={(change) => setInstrument((current) => ({ ...current, ...change }))}
        />
      )}
      <ReadingRows
        {...{ entered, active, last }}
        hasFailed={failed !== undefined}
        hasKeypad={isNarrow}
        onType={readings.type}
        onActivate={readings.setActive}
        onEnter={goOn}
      />
      {failed?.problem && (
        <div ref={failedNotice} className="work-failed" role="alert">
          <b>{failed.problem}</b>
          <p>{isUnderWay ? failureAdvice.underWay : failureAdvice.other}</p>
        </div>
      )}
      <FailureNotice failure={failure} work={work} />
    </WorkSheet>
  );
}
