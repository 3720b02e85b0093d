import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { permitCreators } from '@eptw/domain/user/role-groups';
import { hasOwnPermitsList } from '@eptw/domain/access/visibility';
import { permitSearchHint } from '@eptw/domain/permit/list-columns';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { exportedPermitLists } from '@eptw/domain/export/exported-lists';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListView } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { changeFilters } from '../../../lib/list-state.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { NoSiteNotice } from '../../sessions/components/no-site-notice.tsx';
import { useDuplicatePermit } from '../components/use-duplicate-permit.ts';
import { ExportBar } from '../export/export-bar.tsx';
import { useExportPdf } from '../export/use-export-pdf.ts';
import { permitLevels, type PermitLevel } from '../components/permit-level.ts';
import { generalColumns, type PermitListColumn } from './list-columns.ts';
import { DueCheckbox } from './due-checkbox.tsx';
import type { PermitRow } from './list-document.ts';
import { ListUpdateNotice } from './list-update-notice.tsx';
import { dueFilter, isGrouped, toListVariables, periodFilter } from './list-variables.ts';
import { GetListChoicesDocument, type PermitListName } from '../../../generated/permits/list.ts';
import { PeriodNotice } from './period-notice.tsx';
import { PermitCard } from './permit-card.tsx';
import { toPermitColumns } from './permit-columns.tsx';
import { listRowActions } from './permit-row-actions.tsx';
import { QueueCard } from './queue-card.tsx';
import { toQueueSections } from './queue-sections.ts';
import { QuotaNotice } from './quota-notice.tsx';
import { usePermitList } from './use-permit-list.ts';
import './permits-list.css';

/** What a list of permits contains and shows. */
export interface PermitsScreenProps {
  title: string;
  list: PermitListName;
  /** The key of the viewer's saved views of this list, and of its export. */
  name: keyof typeof exportedPermitLists;
  /** The level of permit in the list; permits by default. */
  level?: PermitLevel;
  /** Its columns; those of the general list by default. */
  columns?: readonly PermitListColumn[];
  /** The statuses that the list contains; all by default. */
  statuses?: readonly PermitStatus[];
  /** Whether it is a work queue: sorted by urgency, in groups with headings. */
  isQueue?: boolean;
  /** Predefined filters, as tabs. */
  views?: readonly ListView[];
  /** Whether users who can raise permits can start one here. */
  canCreate?: boolean;
  /** Whether permits of the list can be due. */
  hasDueFilter?: boolean;
  /** A notice beside the title, on a phone below it. */
  headNotice?: ReactNode;
  /** A notice above the list. */
  notice?: ReactNode;
  empty: { title: string; hint: string };
}

/** The screen of every list of permits. */
export function PermitsScreen(props: PermitsScreenProps) {
  const { title, name, columns: columnSpecs = generalColumns, statuses, views, empty } = props;
  const level = props.level ?? permitLevels.permit;
  const viewer = useSignedInUser();
  const [state, change] = useListState();
  const { isQueue } = props;
  const mayCreate = props.canCreate === true && permitCreators.includes(viewer.role);
  const list = usePermitList({ list: props.list, showsQuota: mayCreate && level.hasQuota, statuses, isQueue }, state);
  const now = useNow();
  // Once the list is on screen: only its filters show them.
  const { data: choices, refetch: refetchChoices } = useQuery(GetListChoicesDocument, {
    fetchPolicy: 'cache-first',
    skip: !list.rows && !list.failed,
  });
  useAdminSubscription(['site', 'discipline'], () => void refetchChoices());
  const [duplicate] = useDuplicatePermit();
  const [exportPdf] = useExportPdf();
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const precedingRows = (state.page - 1) * state.pageSize;
  const columns = useMemo(
    () => toPermitColumns({ search: state.search, precedingRows, choices, statuses, isQueue, now }, columnSpecs),
    [state.search, precedingRows, choices, statuses, isQueue, now, columnSpecs],
  );
  const card = useCallback(
    (row: PermitRow) =>
      isQueue ? (
        <QueueCard row={row} search={state.search} now={now} />
      ) : (
        <PermitCard row={row} search={state.search} />
      ),
    [isQueue, state.search, now],
  );
  const sections =
    list.rows && isGrouped(state, { isQueue })
      ? toQueueSections(list.rows, list.queueGroups, precedingRows)
      : undefined;
  const createButton = mayCreate && (list.canCreate || !level.hasQuota) && (
    <LinkButton type="primary" to={level.create.path} icon={<Plus size={17} aria-hidden />}>
      Create<span className="wide-only"> {level.create.label.replace(/^Create /, '')}</span>
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(
          list.total.count,
          list.rows !== undefined,
          [level.noun, `${level.noun}s`],
          list.total.isExact,
        )}
        actions={
          (props.headNotice || createButton) && (
            <>
              {props.headNotice}
              {createButton}
            </>
          )
        }
      />
      {props.notice}
      <NoSiteNotice />
      {mayCreate && level.hasQuota && <QuotaNotice refusal={list.createRefusal} />}
      <PeriodNotice
        period={state.filters[periodFilter]?.[0]}
        showsOwn={name === 'permits' && hasOwnPermitsList(viewer.role)}
        onRemove={() => change(changeFilters({ [periodFilter]: [], site: [] }))}
      />
      <ListUpdateNotice {...list.updates} noun={level.noun} />
      <ListScreen
        title={title}
        columns={columns}
        rows={list.rows}
        sections={sections}
        count={list.total.count}
        isCountExact={list.total.isExact}
        failed={list.failed}
        refusal={list.refusal}
        outdated={list.outdated}
        onRetry={list.retry}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.code}
        rowActions={(row) => listRowActions(row, viewer, { onDuplicate: duplicate, onExport: exportPdf })}
        selection={{ selectedKeys, onChange: setSelectedKeys }}
        card={card}
        state={state}
        onChange={change}
        searchLabel={`Search ${level.noun}s`}
        searchHint={permitSearchHint}
        fixedPageSize={level.hasFixedPageSize}
        {...(views && { views })}
        savedViewsName={name}
        exportRequest={{ list: name, variables: toListVariables(state, { statuses, isQueue }) }}
        toolbar={
          props.hasDueFilter !== false && (
            <DueCheckbox
              checked={state.filters[dueFilter] !== undefined}
              onChange={(due) => change(changeFilters({ [dueFilter]: due ? ['1'] : [] }))}
            />
          )
        }
        empty={empty}
      />
      {selectedKeys.size > 0 && <ExportBar permitIds={[...selectedKeys]} onClear={() => setSelectedKeys(new Set())} />}
    </>
  );
}
