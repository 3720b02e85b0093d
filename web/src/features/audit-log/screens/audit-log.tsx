import {
  auditLogColumns as columnTitles,
  auditSubjects,
  formatAuditSubject,
} from '@eptw/domain/administration/audit-entry';
import { installationAdmins } from '@eptw/domain/user/role-groups';
import { formatDay, formatTime } from '@eptw/domain/time/format-date';
import { Alert, Button } from 'antd';
import { useId } from 'react';
import { DayPicker } from '../../../components/field/date-time-pickers.tsx';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { changeFilters } from '../../../lib/list-state.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { AuditAction, AuditActor, AuditChanges, type AuditEntry } from '../audit-entry.tsx';
import '../audit-log.css';
import { useAdminSubscription } from '../components/use-admin-subscription.ts';
import { toAuditLogVariables } from '../audit-log-variables.ts';
import { GetAdministrationHistoryDocument } from '../../../generated/audit-log.ts';
import { useChainVerification } from '../use-chain-verification.tsx';

const title = 'Administration History';

const columns: ListColumn<AuditEntry>[] = [
  {
    key: 'at',
    title: columnTitles.at,
    width: 130,
    render: ({ at }) => (
      <span className="tabular">
        {formatDay(at)}
        <span className="cell-note">{formatTime(at)}</span>
      </span>
    ),
  },
  { key: 'actor', title: columnTitles.actor, width: 180, render: (entry) => <AuditActor entry={entry} /> },
  {
    key: 'kind',
    title: columnTitles.kind,
    width: 260,
    filter: {
      kind: 'checkboxes',
      options: auditSubjects.map((kind) => ({ value: kind, label: formatAuditSubject(kind) })),
    },
    render: (entry) => <AuditAction entry={entry} />,
  },
  { key: 'changes', title: columnTitles.changes, width: 420, render: (entry) => <AuditChanges entry={entry} /> },
];

function renderCard(entry: AuditEntry) {
  return (
    <>
      <div className="list-card-row list-card-note">
        <span>{entry.actorName}</span>
        <span className="tabular">
          {formatDay(entry.at)}, {formatTime(entry.at)}
        </span>
      </div>
      <span>
        <AuditAction entry={entry} />
      </span>
      <AuditChanges entry={entry} />
    </>
  );
}

/**
 * Administrators' actions, the newest first: who, when, what, and the previous values. Site Admins see what they did
 * themselves.
 */
export function AuditLog() {
  const id = useId();
  const [state, change] = useListState();
  const variables = toAuditLogVariables(state);
  const query = useQuery(GetAdministrationHistoryDocument, { variables });
  const isForAll = installationAdmins.includes(useSignedInUser().role);
  const { button, outcome } = useChainVerification();
  useAdminSubscription(auditSubjects, () => void query.refetch());
  const page = usePage(query, state, change);
  const { filters } = state;
  const setDay = (name: 'from' | 'to', day: string | undefined) => change(changeFilters({ [name]: day ? [day] : [] }));
  const renderDayField = (name: 'from' | 'to', label: string) => (
    <span className="act-day">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <DayPicker
        id={`${id}-${name}`}
        tense="past"
        isFilter
        required={false}
        invalid={false}
        describedBy={undefined}
        value={filters[name]?.[0]}
        onChange={(day) => setDay(name, day)}
      />
    </span>
  );

  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['entry', 'entries'])}
        actions={isForAll && button}
      />
      {outcome}
      {filters['subject'] && (
        <Alert
          type="info"
          showIcon
          title={`Changes to ${page.rows?.[0]?.subjectName ?? 'one of them'} only.`}
          action={
            <Button size="small" onClick={() => change(changeFilters({ subject: [] }))}>
              Show all
            </Button>
          }
        />
      )}
      <ListScreen
        title={title}
        columns={columns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => `Entry ${row._id}`}
        card={renderCard}
        state={state}
        onChange={change}
        exportRequest={{ list: 'administration-history', variables }}
        searchLabel="Search who and what"
        toolbar={
          <span className="act-days">
            {renderDayField('from', 'From')}
            {renderDayField('to', 'To')}
          </span>
        }
        empty={{
          title: 'No entries yet.',
          hint: isForAll
            ? 'Changes made by administrators appear here.'
            : 'Changes that you make as an administrator appear here.',
        }}
      />
    </>
  );
}
