import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { describeCause, overNotResumed } from '@eptw/domain/work/log/cause-words';
import type { AnsweredCause, Cause } from '@eptw/domain/work/log/causes';
import { listWorkersIn } from '@eptw/domain/work/records/format-entry';
import { listHandoverRecords, type HandoverRecord } from '@eptw/domain/work/records/handover-records';
import type { WorkState } from '@eptw/domain/work/log/state';
import type { WorkLog } from '@eptw/domain/work/log/work-log';
import type { PrintedTable } from '../../../pdf/permit-document.ts';
import type { ReportCell } from '../../../pdf/report-document.ts';
import { formatAt, toCell, type RecordTexts } from './printed-people.ts';

/** Why the work stood still, in the order of time, with what was answered; undefined where it never did. */
export function toCauseTable(
  { causes, answeredCauses }: WorkState,
  policy: WorkPolicy,
  texts: RecordTexts,
): PrintedTable | undefined {
  const all = [...answeredCauses, ...causes].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (all.length === 0) return undefined;
  return {
    title: 'Why the work stood still',
    table: {
      columns: [
        { title: 'Time', twelfths: 2 },
        { title: 'Cause', twelfths: 5 },
        { title: 'Answer', twelfths: 5 },
      ],
      groups: [
        {
          rows: all.map((cause) => [
            toCell(formatAt(cause, texts)),
            toCell(describeCause(cause, policy), nameWorkers(cause, texts)),
            formatAnswer(cause, texts.timeZone),
          ]),
        },
      ],
    },
  };
}

/** Whom a cause is about who has no account: who stopped the work, measured, went in or left. */
function nameWorkers({ entry }: Cause, { workers }: RecordTexts): string {
  return listWorkersIn(entry)
    .map((id) => workers.get(id)?.name ?? '')
    .join(', ');
}

function formatAnswer(cause: Cause | AnsweredCause, timeZone: string): ReportCell {
  if (!('answer' in cause)) return [{ text: cause.isOver ? overNotResumed : 'Open', strong: true }];
  const { answer, answeredBy, answeredAt } = cause;
  const at = formatDayAndTime(answeredAt, timeZone);
  return toCell(answer, answeredBy ? `${answeredBy.name}, ${at}` : at);
}

/** Every handover with its notes; undefined where there was none. */
export function toHandoverTable(log: WorkLog, timeZone: string): PrintedTable | undefined {
  const records = listHandoverRecords(log);
  if (records.length === 0) return undefined;
  return {
    title: 'Handovers',
    table: {
      columns: [
        { title: 'Time', twelfths: 2 },
        { title: 'From, to', twelfths: 4 },
        { title: 'Done', twelfths: 2 },
        { title: 'Left', twelfths: 2 },
        { title: 'Watch out for', twelfths: 2 },
      ],
      groups: [
        {
          rows: records.map((record) => [
            toCell(formatDayAndTime(record.at, timeZone)),
            toCell(formatParties(record), formatHandoverAnswer(record, timeZone)),
            toCell(record.done),
            toCell(record.left),
            toCell(record.watch),
          ]),
        },
      ],
    },
  };
}

function formatParties({ from, to, because }: HandoverRecord): string {
  const name = from?.name ?? '';
  return because === null ? `${name} to ${to.name}` : `${to.name}, appointed by ${name}: ${because}`;
}

function formatHandoverAnswer({ answer }: HandoverRecord, timeZone: string): string {
  if (answer === null) return 'Not answered';
  const { at, by, words, reason } = answer;
  const said = reason === null || reason === '' ? '' : `: ${reason}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${formatDayAndTime(at, timeZone)} by ${by?.name ?? ''}${said}`;
}
