import { useMemo, type ReactNode } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useManagedSites } from '../../sites/components/use-managed-sites.ts';
import { findFilterProblems, describeFilters, type BoardFilters, type BoardFilterSpec } from './board-filters.ts';
import { BoardFilterForm } from './board-filter-form.tsx';
import { useBoardFilters } from './use-board-filters.ts';

interface FilteredBoardProps {
  /** The board's title. */
  title: string;
  spec: BoardFilterSpec;
  /** The number of days shown before a range is selected. */
  defaultDays?: number;
  /** Renders the board for valid filters. */
  children: (filters: BoardFilters) => ReactNode;
}

/** A board: its filters, and below them its data. Invalid filters are not sent. */
export function FilteredBoard({ title, spec, defaultDays = 30, children }: FilteredBoardProps) {
  const { sites, loading, failed, retry } = useManagedSites();
  const codes = useMemo(() => sites.map(({ code }) => code), [sites]);
  const { filterKey, filters, applyFilters } = useBoardFilters(codes, defaultDays);
  const choices = useMemo(() => sites.map(({ code, name }) => ({ value: code, label: name })), [sites]);
  if (failed) return <ErrorState onRetry={retry} />;
  if (loading) return <LoadingPage />;
  if (sites.length === 0) {
    return <EmptyState title="You are not assigned to a site" hint="Ask an administrator to assign you to one." />;
  }
  const isValid = Object.keys(findFilterProblems(filters, spec)).length === 0;
  return (
    <>
      <Panel title={`${title}: what to show`} hiddenTitle>
        <BoardFilterForm
          address={filterKey}
          title={title}
          spec={spec}
          filters={filters}
          siteOptions={choices}
          onApply={(next) => applyFilters(next, spec.fields)}
        />
      </Panel>
      {isValid && (
        <>
          <p className="board-summary">Raised {describeFilters(filters, spec.fields)}</p>
          {children(filters)}
        </>
      )}
    </>
  );
}
