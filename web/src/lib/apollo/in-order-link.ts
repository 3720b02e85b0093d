import { ApolloLink, type Observable } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/cache';
import { OperationTypeNode } from 'graphql';
import { Subject, concat, defer, finalize, ignoreElements, shareReplay } from 'rxjs';

type Results = Observable<ApolloLink.Result>;

/** A reading that is on its way, or waits for the one before it. */
interface PendingQuery {
  results: Results;
  /** Whether it left in an earlier task. What is asked now may be about something that it no longer saw. */
  isSent: boolean;
  /** Completes with it. */
  done: Subject<never>;
}

/**
 * Sends the same query again only when the one before it has been answered, so that the last answer is the newest; what
 * is asked before it leaves shares it. Apollo's own sharing would answer somebody who was told of a change with a reading
 * from before the change. It has to be switched off.
 */
export function createInOrderLink(): ApolloLink {
  const latest = new Map<string, PendingQuery>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = canonicalStringify([operation.operationName, operation.variables]);
    const previous = latest.get(key);
    if (previous && !previous.isSent) return previous.results;

    const over = new Subject<never>();
    const sent = defer(() => {
      setTimeout(() => (reading.isSent = true));
      return forward(operation);
    });
    const reading: PendingQuery = {
      isSent: false,
      done: over,
      results: concat(previous ? previous.done.pipe(ignoreElements()) : [], sent).pipe(
        finalize(() => {
          if (latest.get(key) === reading) latest.delete(key);
          over.complete();
        }),
        shareReplay({ bufferSize: 1, refCount: true }),
      ),
    };
    latest.set(key, reading);
    return reading.results;
  });
}
