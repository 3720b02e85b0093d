import type { ListState } from '../../lib/list-state.ts';
import type { ListColumn } from './list-types.ts';

/** A column with row numbers, counted through all pages. */
export function createPositionColumn<Row>({ page, pageSize }: Pick<ListState, 'page' | 'pageSize'>): ListColumn<Row> {
  const precedingRows = (page - 1) * pageSize;
  return {
    key: 'position',
    title: '#',
    width: 44,
    render: (_row, _search, index) => <span className="quiet tabular">{precedingRows + index + 1}</span>,
  };
}
