import type { ReactNode } from 'react';
import { Loaded } from '../../components/page/loaded.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { Board } from './use-board.ts';

interface BoardAnswerProps<Item> {
  board: Board<Item>;
  children: (item: Item) => ReactNode;
}

/** What is drawn from the answer to a board's question: waits for it, says why there is none, or shows it. */
export function BoardAnswer<Item>({ board: { answer, failed, isStale, retry }, children }: BoardAnswerProps<Item>) {
  return (
    <>
      {isStale && <StaleNotice onRetry={retry} />}
      <Loaded answer={answer} failed={failed} onRetry={retry}>
        {children}
      </Loaded>
    </>
  );
}
