import { QueryClient, notifyManager } from '@tanstack/react-query';

/** Milliseconds for which a result is held after the last screen that shows it was left. */
const unusedMs = 10 * 60_000;

// What a command came back with is drawn together with what its caller changes: buttons go with the state they act on.
notifyManager.setScheduler(queueMicrotask);

/** Holds what the queries of the signed-in user have returned. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: unusedMs,
      // A failure is the screen's to show, and what keeps screens current is in keep-current.ts.
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  },
});
