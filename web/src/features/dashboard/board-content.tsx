import type { ReactNode } from 'react';
import { AsyncContent } from '../../components/page/async-content.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { BoardState } from './use-board.ts';

interface BoardContentProps<Item> {
  board: BoardState<Item>;
  children: (item: Item) => ReactNode;
}

/** Renders a board's data, a loading state or an error. */
export function BoardContent<Item>({ board: { payload, failed, isStale, retry }, children }: BoardContentProps<Item>) {
  return (
    <>
      {isStale && <StaleNotice onRetry={retry} />}
      <AsyncContent payload={payload} failed={failed} onRetry={retry}>
        {children}
      </AsyncContent>
    </>
  );
}
