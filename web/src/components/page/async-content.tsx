import type { ReactNode } from 'react';
import { ErrorState, LoadingPage } from './states.tsx';

interface AsyncContentProps<Item> {
  /** The server's result; undefined while loading. */
  payload: { success: boolean; message: string; item: Item | null } | undefined;
  failed: boolean;
  onRetry: () => void;
  children: (item: Item) => ReactNode;
}

/** Renders a loaded item, a loading state or an error. */
export function AsyncContent<Item>({ payload, failed, onRetry, children }: AsyncContentProps<Item>) {
  if (payload?.item) return children(payload.item);
  if (payload) return <ErrorState title={payload.message} />;
  return failed ? <ErrorState onRetry={onRetry} /> : <LoadingPage />;
}
