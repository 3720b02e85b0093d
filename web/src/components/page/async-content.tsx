import type { ReactNode } from 'react';
import { ErrorState, LoadingPage } from './states.tsx';

interface AsyncContentProps<Item> {
  /** What the server answered; undefined while that is on its way. */
  payload: { success: boolean; message: string; item: Item | null } | undefined;
  failed: boolean;
  onRetry: () => void;
  children: (item: Item) => ReactNode;
}

/** What is drawn from one thing that was asked for: waits for it, says why it is not there, or shows it. */
export function AsyncContent<Item>({ payload, failed, onRetry, children }: AsyncContentProps<Item>) {
  if (payload?.item) return children(payload.item);
  if (payload) return <ErrorState title={payload.message} />;
  return failed ? <ErrorState onRetry={onRetry} /> : <LoadingPage />;
}
