import { ApolloLink, type Observable } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/cache';
import { OperationTypeNode } from 'graphql';
import { Subject, concat, defer, finalize, ignoreElements, shareReplay } from 'rxjs';

type Results = Observable<ApolloLink.Result>;

/** A query that is in flight, or that waits for the previous one. */
interface PendingQuery {
  results: Results;
  /** Whether it was sent in an earlier task. It may then miss a change that causes a new request. */
  isSent: boolean;
  /** Completes when the query has completed. */
  done: Subject<never>;
}

/**
 * Sends a repeated query only after the previous one has returned, so that the last result is the newest; callers
 * share a query that has not been sent yet. Apollo's own deduplication must be off: after a change it would return
 * the result of a query that was sent before the change.
 */
export function createInOrderLink(): ApolloLink {
  const latest = new Map<string, PendingQuery>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = canonicalStringify([operation.operationName, operation.variables]);
    const previous = latest.get(key);
    if (previous && !previous.isSent) return previous.results;

    const done = new Subject<never>();
    const sentResults = defer(() => {
      setTimeout(() => (pendingQuery.isSent = true));
      return forward(operation);
    });
    const pendingQuery: PendingQuery = {
      isSent: false,
      done,
      results: concat(previous ? previous.done.pipe(ignoreElements()) : [], sentResults).pipe(
        finalize(() => {
          if (latest.get(key) === pendingQuery) latest.delete(key);
          done.complete();
        }),
        shareReplay({ bufferSize: 1, refCount: true }),
      ),
    };
    latest.set(key, pendingQuery);
    return pendingQuery.results;
  });
}
