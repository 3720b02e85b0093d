import { ApolloLink, type Observable } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/cache';
import { OperationTypeNode } from 'graphql';
import { Subject, concat, defer, finalize, ignoreElements, shareReplay } from 'rxjs';

type Answers = Observable<ApolloLink.Result>;

/** A reading that is on its way, or waits for the one before it. */
interface Reading {
  answers: Answers;
  /** Whether it left in an earlier task. What is asked now may be about something that it no longer saw. */
  hasLeft: boolean;
  /** Completes with it. */
  over: Subject<never>;
}

/**
 * Sends the same query again only when the one before it has been answered, so that the last answer is the newest; what
 * is asked before it leaves shares it. Apollo's own sharing would answer somebody who was told of a change with a reading
 * from before the change. It has to be switched off.
 */
export function inOrderLink(): ApolloLink {
  const latest = new Map<string, Reading>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = canonicalStringify([operation.operationName, operation.variables]);
    const before = latest.get(key);
    if (before && !before.hasLeft) return before.answers;

    const over = new Subject<never>();
    const sent = defer(() => {
      setTimeout(() => (reading.hasLeft = true));
      return forward(operation);
    });
    const reading: Reading = {
      hasLeft: false,
      over,
      answers: concat(before ? before.over.pipe(ignoreElements()) : [], sent).pipe(
        finalize(() => {
          if (latest.get(key) === reading) latest.delete(key);
          over.complete();
        }),
        shareReplay({ bufferSize: 1, refCount: true }),
      ),
    };
    latest.set(key, reading);
    return reading.answers;
  });
}
