import { Button } from 'antd';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState } from '../../../components/page/states.tsx';
import { BreakdownBoard } from '../boards/breakdown-board.tsx';
import { ChildPermitBoard } from '../boards/child-permit-board.tsx';
import { MonthBoard } from '../boards/month-board.tsx';
import { StatusBoard } from '../boards/status-board.tsx';
import { TreeBoard } from '../boards/tree-board.tsx';
import { TrendsBoard } from '../boards/trends-board.tsx';
import { TodayBoard } from '../today/today-board.tsx';
import { ViewLinks } from '../view-links.tsx';
import { findView, type View } from '../views.ts';

const boards: Record<View, ReactNode> = {
  today: <TodayBoard />,
  trends: <TrendsBoard />,
  status: <StatusBoard />,
  'child-permits': <ChildPermitBoard />,
  year: <MonthBoard />,
  breakdown: <BreakdownBoard />,
  types: <TreeBoard />,
};

/** Current work at the viewer's sites, and counts of permits. */
export function Dashboard() {
  const [address] = useSearchParams();
  const view = findView(address);
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <Button icon={<Printer size={16} aria-hidden />} onClick={() => print()}>
            Print
          </Button>
        }
      />
      <ViewLinks current={view} />
      {view ? boards[view] : <EmptyState title="View not found" hint="Choose one above." />}
    </>
  );
}
