import type { ReactNode } from 'react';
import { ErrorState, LoadingPage } from './states.tsx';

interface LoadedProps<Item> {
  /** What the server answered; undefined while that is on its way. */
  answer: { success: boolean; message: string; item: Item | null } | undefined;
  failed: boolean;
  onRetry: () => void;
  children: (item: Item) => ReactNode;
}

/** What is drawn from one thing that was asked for: waits for it, says why it is not there, or shows it. */
export function Loaded<Item>({ answer, failed, onRetry, children }: LoadedProps<Item>) {
  if (answer?.item) return children(answer.item);
  if (answer) return <ErrorState title={answer.message} />;
  return failed ? <ErrorState onRetry={onRetry} /> : <LoadingPage />;
}
