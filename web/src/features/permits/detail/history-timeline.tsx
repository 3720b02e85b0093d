import { permitActions, permitActionVerbs, type PermitAction } from '@eptw/domain/permit/actions';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { HistoryEntry } from './changes-since.ts';
import './history.css';

const tones: Partial<Record<PermitAction, 'green' | 'red'>> = {
  approveAsProjectManager: 'green',
  approve: 'green',
  close: 'green',
  reject: 'red',
  recall: 'red',
  sendBack: 'red',
};

function toAction(name: string): PermitAction | undefined {
  return permitActions.find((action) => action === name);
}

/** What an entry tells after the name. The server's own line stands in where the action is not known here. */
function formatEntry(entry: HistoryEntry): string {
  const action = entry.action === 'create' ? 'create' : toAction(entry.action);
  const verb = action ? permitActionVerbs[action] : entry.text;
  return entry.group ? `${verb} for ${entry.group}` : verb;
}

function formatChangesSummary({ action, changes }: HistoryEntry): string {
  if (action === 'changeReviewers') return 'Reviewers';
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

/** Everything that happened to the permit, the newest first. */
export function HistoryTimeline({ history, timeZone }: { history: readonly HistoryEntry[]; timeZone: string }) {
  const entries = history.toSorted((one, other) => other.sequence - one.sequence);
  return (
    <ol className="permit-events">
      {entries.map((entry) => (
        <li key={entry.sequence} className={tones[toAction(entry.action) ?? 'edit'] ?? 'plain'}>
          <p>
            <b>{entry.by.fullname}</b> {formatEntry(entry)}
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
