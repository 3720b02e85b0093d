import { Button } from 'antd';
import { CircleCheck, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { isolationSeriesName } from '@eptw/domain/work-policy/work-policy';
import { message } from '@eptw/domain/message';
import { TextField } from '../../../components/field/text-field.tsx';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';
import { formatRecordLabel } from '@eptw/domain/work/records/record-label';
import { PhotoField } from '../sheet/photo-field.tsx';
import { useRecordCheck, type RecordSheetProps } from './use-record-check.ts';
import { isWorkUnderWay } from '../job/work.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import './record-check.css';

/** What somebody confirms with 'All clear'. */
function describeCheck(name: string): string {
  return name === isolationSeriesName
    ? 'You confirm that every isolation is locked, tagged and verified.'
    : 'You confirm that you were at the place and that it is safe.';
}

/**
 * Records a check without readings: all clear, or what is wrong. That is a draft on this device until it is recorded,
 * and never goes with 'All clear'.
 */
export function PassOrFailSheet(props: RecordSheetProps) {
  const { recorded, page, onClose } = props;
  const { name } = recorded.series;
  const { work } = page.permitWork;
  const [isWrong, setWrong] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [clearNote, setClearNote] = useState('');
  const [wrongNote, setWrongNote] = useTextDraft(`failedCheck:${name}:${work.permitId}`);
  const [note, setNote] = isWrong ? [wrongNote, setWrongNote] : [clearNote, setClearNote];
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { record, failure, isSending } = useRecordCheck(props);
  const isUnderWay = isWorkUnderWay(work);
  const isMissing = isWrong && isChecked && !note.trim();

  async function save(passed: boolean) {
    setChecked(true);
    if (!passed && !note.trim()) return;
    const [photo] = photos;
    const given = { passed, ...(note.trim() && { note: note.trim() }), ...(photo && { photo }) };
    const isRecorded = await record(given, passed ? undefined : `${recorded.series.title}: ${note.trim()}`);
    if (isRecorded && !passed) setWrongNote('');
  }

  function askWhatIsWrong() {
    if (wrongNote === '') setWrongNote(clearNote);
    setWrong(true);
  }

  const isRepeat = failure?.kind === 'not sent';
  const saveFailed = isUnderWay ? 'Save and suspend' : 'Save as failed';
  return (
    <WorkSheet
      title={formatRecordLabel(recorded.series)}
      onClose={onClose}
      footer={
        isWrong ? (
          <>
            <Button size="large" onClick={() => setWrong(false)}>
              Go back
            </Button>
            <Button
              size="large"
              type="primary"
              danger
              icon={<OctagonX size={17} aria-hidden />}
              loading={isSending}
              onClick={() => void save(false)}
            >
              {isRepeat ? 'Try again' : saveFailed}
            </Button>
          </>
        ) : (
          <>
            <Button size="large" onClick={askWhatIsWrong}>
              Something is wrong
            </Button>
            <Button
              size="large"
              type="primary"
              icon={<CircleCheck size={17} aria-hidden />}
              loading={isSending}
              onClick={() => void save(true)}
            >
              {isRepeat ? 'Try again' : 'All clear'}
            </Button>
          </>
        )
      }
    >
      <div className="work-form">
        <p className="work-intro">{isWrong ? 'Say what is wrong. Nobody may work there.' : describeCheck(name)}</p>
        <TextField
          label={isWrong ? 'What is wrong?' : 'Note'}
          required={isWrong}
          rows={2}
          maxLength={2000}
          value={note}
          problem={isMissing ? message.fieldRequired : undefined}
          onChange={setNote}
        />
        <PhotoField label="Photo" required={false} value={photos} onChange={setPhotos} />
        <FailureNotice failure={failure} work={work} />
      </div>
    </WorkSheet>
  );
}
