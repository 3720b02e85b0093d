import { Pagination } from 'antd';
import { formatCount } from './format-count.ts';
import { pageSizes, type ListChange, type ListState } from '../../lib/list-state.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';

interface ListPagesProps {
  /** The title of the list, because a screen may have several. */
  title: string;
  state: ListState;
  count: number;
  /** Whether `count` is the number of all rows; if not, there are more. */
  isCountExact?: boolean;
  fixedPageSize: boolean;
  narrow: boolean;
  onChange: (change: ListChange) => void;
}

/** The current page, the page size, and a jump to any page. */
export function ListPages({
  title,
  state,
  count,
  isCountExact = true,
  fixedPageSize,
  narrow,
  onChange,
}: ListPagesProps) {
  const isListPainted = useIsPainted();
  return (
    <nav className="list-pages" aria-label={`Pages of ${title}`}>
      {isListPainted && (
        <Pagination
          size="small"
          current={state.page}
          pageSize={state.pageSize}
          total={count}
          simple={narrow}
          showSizeChanger={!fixedPageSize && !narrow}
          showQuickJumper={!narrow}
          pageSizeOptions={[...pageSizes]}
          showTotal={(total, [first, last]) => `${first}–${last} of ${formatCount(total, isCountExact)}`}
          onChange={(page, pageSize) => onChange(pageSize === state.pageSize ? { page } : { page: 1, pageSize })}
        />
      )}
    </nav>
  );
}
