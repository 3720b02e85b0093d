import { RecordCheckDocument } from '../../../generated/permits/work.ts';
import { useSendWork, type WorkPage } from './use-send-work.ts';
import type { RecordedSeries } from './work.ts';

/** What is recorded of a check. */
interface GivenRecord {
  values?: Record<string, number>;
  passed?: boolean;
  note?: string;
  instrument?: string;
  calibratedOn?: string;
  photo?: string;
}

/** Records a check of a series. */
export function useRecordCheck({ series: { name } }: RecordedSeries, page: WorkPage) {
  const { sendWork, failure, isSending } = useSendWork(RecordCheckDocument, page);
  const record = (given: GivenRecord): Promise<boolean> => {
    const request = { permitId: page.permitWork.work.permitId, series: name, ...given };
    return sendWork(request, (idempotencyKey) => ({ ...request, idempotencyKey }));
  };
  return { record, failure, isSending };
}
