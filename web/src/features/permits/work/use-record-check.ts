import { RecordCheckDocument } from '../../../generated/permits/work.ts';
import { useSendWork, type WorkPage } from './use-send-work.ts';
import type { RecordedSeries } from './work.ts';

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

/** Records a check of a series. */
export function useRecordCheck({ series: { name } }: RecordedSeries, page: WorkPage) {
  const { sendWork, failure, isSending } = useSendWork(RecordCheckDocument, page);
  /** `opensSheet`: then a sheet says what to do, and no message that it was recorded. */
  const record = (given: GivenRecord, hasPassed: boolean, opensSheet: boolean): Promise<boolean> => {
    const request = { permitId: page.permitWork.work.permitId, series: name, ...given };
    const shown = hasPassed ? 'success' : 'warning';
    return sendWork(request, (idempotencyKey) => ({ ...request, idempotencyKey }), opensSheet ? 'nothing' : shown);
  };
  return { record, failure, isSending };
}
