import { getActionRow } from '@eptw/domain/permit/actions';
import { formatActionVerb, formatRecordedAction, getHistoryTone } from '@eptw/domain/permit/action-words';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { pairWithLog } from '@eptw/domain/work/records/pair-with-log';
import type { HistoryEntry } from './changes-since.ts';
import type { WorkLogEntry } from '../components/work-slot.ts';
import './history.css';

/** Describes an entry; follows the user's name, if anybody acted. */
function formatEntry({ action, by, group }: HistoryEntry): string {
  const verb = by ? formatActionVerb(action) : formatRecordedAction(action, null);
  return group ? `${verb} for ${group}` : verb;
}

function formatChangesSummary({ action, changes }: HistoryEntry): string {
  if (getActionRow(action)?.changes === 'reviewers') return 'Reviewers';
  const inputs = changes.length === 1 ? '1 input' : `${changes.length} inputs`;
  return action === 'create' ? `${inputs} different from the original` : `${inputs} changed`;
}

function Changes({ entry }: { entry: HistoryEntry }) {
  return (
    <details className="permit-event-changes">
      <summary>{formatChangesSummary(entry)}</summary>
      <dl>
        {entry.changes.map((change) => (
          <div key={`${change.form} ${change.name}`}>
            <dt>{change.label}</dt>
            <dd>
              {change.before ? <del>{change.before}</del> : <i>empty</i>} <span aria-label="became">→</span>{' '}
              {change.after ? <ins>{change.after}</ins> : <i>empty</i>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Each entry, the newest first; one about the work with its sentence, without the name: its log says what was recorded. */
function listEntries(
  history: readonly HistoryEntry[],
  workLog: readonly WorkLogEntry[],
): { entry: HistoryEntry; text: string }[] {
  const entries = history.toSorted((one, other) => one.sequence - other.sequence);
  const logged = pairWithLog(entries, workLog);
  return entries
    .map((entry, index) => ({ entry, text: withoutName(logged[index]?.text, entry) ?? formatEntry(entry) }))
    .toReversed();
}

function withoutName(text: string | undefined, { by }: HistoryEntry): string | undefined {
  return by && text?.startsWith(`${by.fullname} `) ? text.slice(by.fullname.length + 1) : text;
}

interface HistoryTimelineProps {
  history: readonly HistoryEntry[];
  timeZone: string;
  /** The log of the work, for its entries in the history. */
  workLog?: readonly WorkLogEntry[] | undefined;
}

/** The permit's history, the newest entry first. */
export function HistoryTimeline({ history, timeZone, workLog = [] }: HistoryTimelineProps) {
  return (
    <ol className="permit-events">
      {listEntries(history, workLog).map(({ entry, text }) => (
        <li key={entry.sequence} className={getHistoryTone(entry.action) ?? 'plain'}>
          <p>
            {entry.by && <b>{entry.by.fullname}</b>} {text}
          </p>
          {entry.reason && <q>{entry.reason}</q>}
          {entry.lapsed.length > 0 && (
            <div className="permit-event-lapsed">
              Lapsed: {entry.lapsed.map(({ name, capacity }) => `${name} (${capacity})`).join(', ')}
            </div>
          )}
          {entry.changes.length > 0 && <Changes entry={entry} />}
          <time dateTime={entry.at}>{formatDayAndTime(entry.at, timeZone)}</time>
        </li>
      ))}
    </ol>
  );
}
