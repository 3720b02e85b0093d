import type { ReactNode } from 'react';
import { AsyncContent } from '../../components/page/async-content.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { BoardState } from './use-board.ts';

interface BoardContentProps<Item> {
  board: BoardState<Item>;
  children: (item: Item) => ReactNode;
}

/** What is drawn from the answer to a board's question: waits for it, says why there is none, or shows it. */
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
