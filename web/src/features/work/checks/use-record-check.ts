import { RecordCheckDocument } from '../../../generated/work.ts';
import { mayPeopleBeAtWork } from '../people/people-on-job.ts';
import { useSendWork, type WorkPage } from '../job/use-send-work.ts';
import { findMessageKind, type RecordedSeries } from '../job/work.ts';

/** A check that is being recorded on the page of its permit. */
export interface RecordSheetProps {
  recorded: RecordedSeries;
  page: WorkPage;
  onClose: () => void;
  /** Takes the place of `onClose` after a check that failed where people may be; with what failed, as a sentence. */
  onFailed: (problem: string) => void;
}

/** What is recorded of a check. */
interface GivenRecord {
  values?: Record<string, number>;
  overRange?: string[];
  measuredBy?: string;
  passed?: boolean;
  note?: string;
  instrument?: string;
  calibratedOn?: string;
  photo?: string;
}

/** Records a check of a series. One that failed where people may be is followed by what to do, in the place of a message. */
export function useRecordCheck({ recorded: { series }, page, onClose, onFailed }: RecordSheetProps) {
  const { sendWork, failure, isSending } = useSendWork(RecordCheckDocument, page);
  /** Returns whether it was recorded. `problem`: what failed, as a sentence; undefined for a check that passes. */
  async function record(given: GivenRecord, problem: string | undefined): Promise<boolean> {
    const { work } = page.permitWork;
    const request = { permitId: work.permitId, series: series.name, ...given };
    let opensSheet = false;
    const isDone = await sendWork(
      request,
      (idempotencyKey) => ({ ...request, idempotencyKey }),
      (item) => {
        if (problem === undefined) return findMessageKind(item);
        // Somebody else may have started the work since this page was loaded.
        opensSheet = mayPeopleBeAtWork(work) || mayPeopleBeAtWork(item);
        return opensSheet ? 'nothing' : 'warning';
      },
    );
    if (!isDone) return false;
    if (opensSheet && problem !== undefined) onFailed(problem);
    else onClose();
    return true;
  }
  return { record, failure, isSending };
}
