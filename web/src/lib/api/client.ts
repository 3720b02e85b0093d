import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, retry, switchMap } from 'rxjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { clearOfflineData } from '../session/offline-data.ts';
import { sessionStore } from '../session/session-store.ts';
import { absentDataLink } from './absent-data-link.ts';
import { createInOrderLink } from './in-order-link.ts';
import { onChangesMissed } from './connection.ts';
import { createReadAheadLink } from './read-ahead-link.ts';
import { getReadStart, recentReadsLink } from './recent-reads.ts';
import { expiredSessionLink, tokenLink } from './session-link.ts';
import { uploadFetch } from './upload-fetch.ts';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
    }
  }
}

const http = new UploadHttpLink({
  uri: '/graphql',
  headers: { 'apollo-require-preflight': 'true' },
  fetch: uploadFetch,
});

const importRetryMs = 2000;

/** Nothing is subscribed to before sign-in: the socket's code is loaded with the first subscription. */
const subscriptionLink = new ApolloLink((operation) => {
  const readStart = getReadStart();
  return defer(() => import('./socket.ts')).pipe(
    retry({ delay: importRetryMs }),
    switchMap(({ subscribe }) => subscribe(operation, readStart)),
  );
});

/** Holds what is read ahead of a screen. */
export const readAheadLink = createReadAheadLink();

/** Returns the chain of links that ends in these two transports. */
export function createLink(requests: ApolloLink, subscriptions: ApolloLink): ApolloLink {
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions,
    ApolloLink.from([
      absentDataLink,
      readAheadLink,
      createInOrderLink(),
      recentReadsLink,
      expiredSessionLink,
      tokenLink,
      requests,
    ]),
  );
}

const replaceOnMerge = { merge: false } as const;

/** The only Apollo client, and so the only cache of server data. */
export const client = new ApolloClient({
  link: createLink(http, subscriptionLink),
  // The in-order link does this.
  queryDeduplication: false,
  cache: new InMemoryCache({
    typePolicies: {
      // Screens query different fields of the one session and the one quota.
      SessionAnswer: { merge: true },
      QuotaAnswer: { merge: true },
      // Lists within an object, which can become shorter: the newest result replaces the previous one.
      Group: { fields: { members: replaceOnMerge } },
      KeptGroup: { fields: { members: replaceOnMerge } },
      Permit: {
        fields: {
          approvedBy: replaceOnMerge,
          slots: replaceOnMerge,
          history: replaceOnMerge,
          files: replaceOnMerge,
          children: replaceOnMerge,
        },
      },
      DraftPermit: { fields: { files: replaceOnMerge, children: replaceOnMerge } },
      // Permits may hold different versions of one template; each version is an object of its own.
      Template: { keyFields: (template) => (template['version'] === undefined ? false : ['_id', 'version']) },
    },
  }),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
  },
});

/** Refetches all active queries. A query that has just failed is left to its screen unless the connection was lost. */
function refetchActiveQueries(connectionWasLost: boolean) {
  client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => connectionWasLost || query.getCurrentResult().error === undefined,
    })
    // Each screen shows the failure of its own query.
    .catch(() => undefined);
}

onChangesMissed(refetchActiveQueries);
addEventListener('online', () => refetchActiveQueries(true));

let userId = sessionStore.get().session?.user._id;

// Removes one user's data before the next user signs in.
sessionStore.subscribe(() => {
  // A session that was ended elsewhere leaves no names and numbers on this device, also while nobody signs in again.
  if (sessionStore.get().expired) clearOfflineData();
  const nextUserId = sessionStore.get().session?.user._id;
  if (nextUserId === userId) return;
  userId = nextUserId;
  readAheadLink.forget();
  clearOfflineData();
  void client.clearStore();
});
