import { actions, actionVerbs, type Action } from '@eptw/domain/permit/actions';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import type { HistoryEntry } from './changes-since.ts';
import './history.css';

const tones: Partial<Record<Action, 'green' | 'red'>> = {
  approveAsProjectManager: 'green',
  approve: 'green',
  close: 'green',
  reject: 'red',
  recall: 'red',
  sendBack: 'red',
};

function knownAction(name: string): Action | undefined {
  return actions.find((action) => action === name);
}

/** What an entry tells after the name. The server's own line stands in where the action is not known here. */
function told(entry: HistoryEntry): string {
  const action = entry.action === 'create' ? 'create' : knownAction(entry.action);
  const verb = action ? actionVerbs[action] : entry.text;
  return entry.group ? `${verb} for ${entry.group}` : verb;
}

function summaryOf({ action, changes }: HistoryEntry): string {
  if (action === 'changeReviewers') return 'Who reviews it';
  const inputs = changes.length === 1 ? '1 input' : `${changes.length} inputs`;
  return action === 'create' ? `${inputs} unlike its source` : `${inputs} changed`;
}

function Changes({ entry }: { entry: HistoryEntry }) {
  return (
    <details className="permit-event-changes">
      <summary>{summaryOf(entry)}</summary>
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

/** Everything that happened to the permit, the newest first. */
export function HistoryTimeline({ history, timeZone }: { history: readonly HistoryEntry[]; timeZone: string }) {
  const entries = history.toSorted((one, other) => other.sequence - one.sequence);
  return (
    <ol className="permit-events">
      {entries.map((entry) => (
        <li key={entry.sequence} className={tones[knownAction(entry.action) ?? 'edit'] ?? 'plain'}>
          <p>
            <b>{entry.by.fullname}</b> {told(entry)}
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
