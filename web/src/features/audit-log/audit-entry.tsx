import type { FieldChange } from '@eptw/domain/text/field-changes';
import { formatAdminAction, formatAuditSubject } from '@eptw/domain/administration/audit-entry';
import { formatRole } from '@eptw/domain/user/role';
import { Link } from 'react-router';
import type { GetAdministrationHistoryQuery } from '../../generated/audit-log.ts';

export type AuditEntry = GetAdministrationHistoryQuery['getAdministrationHistory']['items'][number];

/** The actor with their name and role at the time. */
export function AuditActor({ entry: { actorName, actorRole } }: { entry: AuditEntry }) {
  return (
    <>
      {actorName}
      {actorRole && <span className="cell-note">{formatRole(actorRole)}</span>}
    </>
  );
}

/** The action and its subject, by the subject's name at the time. */
export function AuditAction({ entry: { action, kind, subjectId, subjectName } }: { entry: AuditEntry }) {
  const leads = kind === 'user' && action !== 'delete';
  return (
    <>
      {formatAdminAction(action)}{' '}
      {leads ? <Link to={`/users/${subjectId}`}>{subjectName}</Link> : <strong>{subjectName}</strong>}
      <span className="cell-note">{formatAuditSubject(kind)}</span>
    </>
  );
}

function AuditChange({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <li>
      <span className="quiet">{field}:</span> {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{after}</ins>}
    </li>
  );
}

const visibleChangeCount = 4;

/** The changed fields, each with its old and new value. */
export function AuditChanges({ entry: { changes } }: { entry: AuditEntry }) {
  if (changes.length === 0) return null;
  const rest = changes.slice(visibleChangeCount);
  return (
    <>
      <ul className="act-changes">
        {changes.slice(0, visibleChangeCount).map((change) => (
          <AuditChange key={change.field} change={change} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="act-more">
          <summary>{rest.length} more</summary>
          <ul className="act-changes">
            {rest.map((change) => (
              <AuditChange key={change.field} change={change} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
