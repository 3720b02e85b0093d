import { useQuery as useApolloQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { client } from './client.ts';

interface QueryOptions {
  /** Reads nothing while true. */
  skip?: boolean;
  /**
   * Where the data comes from; by default from the cache at once, and then from the server. 'cache-first' sends
   * nothing when the cache has all of it, and 'no-cache' leaves the cache alone.
   */
  fetchPolicy?: 'cache-first' | 'cache-only' | 'network-only' | 'no-cache';
  /** Milliseconds after which the query is repeated, again and again. */
  pollInterval?: number;
  /** Whether a repetition is left out. */
  skipPollAttempt?: () => boolean;
}

/** What a query has returned. */
export interface QueryResult<Data> {
  /** The last data for these variables; it stays while they are loaded again, and when that fails. */
  data: Data | undefined;
  /** The data for other variables, before these. */
  previousData?: Data | undefined;
  /** Whether a request is under way, also for data that is shown already. */
  loading: boolean;
  /** Why the last request failed. */
  error?: Error | undefined;
  /** Sends the query again; rejects when the screen is left meanwhile. */
  refetch: () => Promise<{ data?: Data | undefined }>;
  /** Repeats the query after each of these milliseconds. */
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Reads data for a screen, and shows what other requests have written of it into the cache. */
export function useQuery<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  options?: QueryOptions,
): QueryResult<Data>;
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions & { variables: NoInfer<Variables> },
): QueryResult<Data>;
export function useQuery(
  document: DocumentNode,
  options: QueryOptions & { variables?: OperationVariables } = {},
): QueryResult<unknown> {
  return useApolloQuery(document, { client, ...options });
}
