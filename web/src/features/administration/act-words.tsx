import {
  actionLabels,
  isAdministrativeAction,
  isSubjectKind,
  subjectLabels,
  type FieldChange,
} from '@eptw/domain/administration/act';
import { isRole, roleLabels } from '@eptw/domain/user/role';
import { Link } from 'react-router';
import type { GetAdministrationHistoryQuery } from './operations.generated.ts';

export type Entry = GetAdministrationHistoryQuery['getAdministrationHistory']['items'][number];

/** Whoever acted, as they were called then, and their role then. */
export function Actor({ entry: { actorName, actorRole } }: { entry: Entry }) {
  return (
    <>
      {actorName}
      {actorRole && <span className="cell-note">{isRole(actorRole) ? roleLabels[actorRole] : actorRole}</span>}
    </>
  );
}

/** What was done to what, as that was called then. */
export function Act({ entry: { action, kind, subjectId, subjectName } }: { entry: Entry }) {
  const label = isAdministrativeAction(action) ? actionLabels[action] : action;
  const leads = kind === 'user' && action !== 'delete';
  return (
    <>
      {label} {leads ? <Link to={`/users/${subjectId}`}>{subjectName}</Link> : <strong>{subjectName}</strong>}
      <span className="cell-note">{isSubjectKind(kind) ? subjectLabels[kind] : kind}</span>
    </>
  );
}

function Change({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <li>
      <span className="quiet">{field}:</span> {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{after}</ins>}
    </li>
  );
}

const changesShown = 4;

/** What is different since: each field with what it was and what it is. */
export function Changes({ entry: { changes } }: { entry: Entry }) {
  if (changes.length === 0) return null;
  const rest = changes.slice(changesShown);
  return (
    <>
      <ul className="act-changes">
        {changes.slice(0, changesShown).map((change) => (
          <Change key={change.field} change={change} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="act-more">
          <summary>{rest.length} more</summary>
          <ul className="act-changes">
            {rest.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
