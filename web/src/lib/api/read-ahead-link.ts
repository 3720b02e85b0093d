import { ApolloLink, type Observable } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/cache';
import { getOperationAST, type DocumentNode } from 'graphql';
import { catchError, of, shareReplay, switchMap } from 'rxjs';
import { splitResult } from './merge-queries.ts';
import { recordRead } from './recent-reads.ts';

/** Milliseconds after which a screen reads again instead of using what was read ahead. */
const usableMs = 30_000;

/** The context of a request that is sent ahead: the queries whose results it contains. */
export interface ReadAheadContext {
  readAhead: readonly DocumentNode[];
}

interface ReadAhead {
  sentAt: number;
  results: Observable<ApolloLink.Result>;
}

export interface ReadAheadLink extends ApolloLink {
  /** Whether a query is sent ahead and no screen has asked for its result yet. */
  isWaiting: (query: DocumentNode, variables: object) => boolean;
  /** Forgets what was read ahead. */
  forget: () => void;
}

const toKey = (name: string | undefined, variables: object) => canonicalStringify([name, variables]);

/**
 * Queries can be sent before their screen's code has loaded, several as one request. The first such query of a screen
 * then gets that result instead of being sent, and so do others in the same moment. If that failed, it is sent.
 */
export function createReadAheadLink(): ReadAheadLink {
  const ahead = new Map<string, ReadAhead>();

  const link = new ApolloLink((operation, forward) => {
    const { operationName, variables } = operation;
    const { readAhead } = operation.getContext() as Partial<ReadAheadContext>;
    if (readAhead) {
      const results = forward(operation).pipe(shareReplay(1));
      for (const query of readAhead)
        ahead.set(toKey(getOperationAST(query)?.name?.value, variables), { sentAt: Date.now(), results });
      return results;
    }
    const key = toKey(operationName, variables);
    const taken = ahead.get(key);
    if (!taken) return forward(operation);
    setTimeout(() => ahead.delete(key));
    if (Date.now() - taken.sentAt > usableMs) return forward(operation);
    recordRead(taken.sentAt)();
    return taken.results.pipe(
      catchError(() => of(undefined)),
      switchMap((result) => (result?.data ? of(splitResult(result, operation.query)) : forward(operation))),
    );
  });

  return Object.assign(link, {
    isWaiting: (query: DocumentNode, variables: object) =>
      ahead.has(toKey(getOperationAST(query)?.name?.value, variables)),
    forget: () => ahead.clear(),
  });
}
