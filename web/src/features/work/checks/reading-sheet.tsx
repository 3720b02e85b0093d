import { Button } from 'antd';
import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { toDay } from '@eptw/domain/time/day-range';
import { findCheckRole } from '@eptw/domain/work/checks/check-measurer';
import { describeInstrumentProblem } from '@eptw/domain/work/checks/check-instrument';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { DueTime } from '../condition/due-time.tsx';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import type { Instrument } from './instrument-fields.tsx';
import { Keypad } from './keypad.tsx';
import { MeasuredBy } from './measured-by.tsx';
import { mayPeopleBeAtWork } from '../people/people-on-job.ts';
import { ReadingProblems } from './reading-problems.tsx';
import { formatRecordLabel, toMidSentence } from '@eptw/domain/work/records/record-label';
import { ReadingRows } from './reading-rows.tsx';
import { useReadings } from './use-readings.ts';
import { useRecordCheck, type RecordSheetProps } from './use-record-check.ts';
import { isWorkUnderWay, type Work } from '../job/work.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import './record-check.css';

function isSignedOn({ crew }: Work, measurer: string): boolean {
  return crew.some(({ worker }) => worker === measurer);
}

/** Records a check with readings, one after another; on a phone with a keypad of its own. */
export function ReadingSheet(props: RecordSheetProps) {
  const { recorded, page, onClose } = props;
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
  const { record, failure, isSending } = useRecordCheck(props);
  const needsInstrument = series.calibrationDays !== undefined;
  const instrumentProblem = describeInstrumentProblem(
    instrument,
    series.calibrationDays,
    toDay(new Date(openedAt + clock.offset), work.timeZone),
  );
  const role = findCheckRole(work.policy, series.kind);
  // Whoever measured last, while they are signed on to do so.
  const lastMeasurer =
    work.crew.find(({ worker, roles }) => worker === last?.measurer && (role === null || roles.includes(role)))
      ?.worker ?? '';
  const [measurer, setMeasurer] = useState(lastMeasurer);
  const { entered, active, failed, impossible, isComplete, values, overRange } = readings;
  const next = entered[active + 1]?.reading;
  const isLast = next === undefined;
  const isUnderWay = isWorkUnderWay(work);
  const hasFailed = failed.length > 0;
  const hasActiveValue = entered[active]?.text !== '';

  async function save() {
    const given = {
      values,
      ...(overRange.length > 0 && { overRange }),
      ...(isSignedOn(work, measurer) && { measuredBy: measurer }),
      ...(needsInstrument && instrument),
    };
    const problem = failed.map(({ reading, problem: sentence }) => `${reading.label}: ${sentence}`).join(' ');
    await record(given, hasFailed ? problem : undefined);
  }

  /** Goes on to the next reading, or saves after the last one. */
  function goOn() {
    const isPassed = readings.goOn();
    if (isPassed && isLast && isComplete && instrumentProblem === undefined) void save();
  }

  const isRepeat = failure?.kind === 'not sent';
  const saveLabel = isRepeat ? 'Try again' : `Save ${toMidSentence(series.title)}`;
  const saveFailed = isUnderWay ? 'Save and suspend' : 'Save as failed';
  return (
    <WorkSheet
      title={formatRecordLabel(recorded.series)}
      onClose={onClose}
      isFull
      startsInField
      footer={
        <>
          {isNarrow && <Keypad onKey={readings.press} disabled={isSending} />}
          {instrumentProblem && isComplete && !hasFailed && <p className="work-blocked">{instrumentProblem}</p>}
          {hasFailed ? (
            <Button
              size="large"
              type="primary"
              danger
              icon={<OctagonX size={17} aria-hidden />}
              loading={isSending}
              disabled={impossible !== undefined}
              onClick={() => void save()}
            >
              {isRepeat ? 'Try again' : saveFailed}
            </Button>
          ) : (
            <Button
              size="large"
              type="primary"
              loading={isSending}
              disabled={
                !hasActiveValue || impossible !== undefined || (isLast && isComplete && instrumentProblem !== undefined)
              }
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
      <MeasuredBy
        crew={work.crew}
        role={role}
        measurer={measurer}
        instrument={needsInstrument ? instrument : undefined}
        problem={instrumentProblem}
        onMeasurer={setMeasurer}
        onInstrument={(change) => setInstrument((current) => ({ ...current, ...change }))}
      />
      <ReadingRows
        {...{ entered, active, last }}
        hasKeypad={isNarrow}
        onType={readings.type}
        onActivate={readings.setActive}
        onEnter={goOn}
      />
      <ReadingProblems
        readings={readings}
        mayPeopleBeThere={mayPeopleBeAtWork(work)}
        onOverRange={readings.setActiveOverRange}
      />
      <FailureNotice failure={failure} work={work} />
    </WorkSheet>
  );
}
