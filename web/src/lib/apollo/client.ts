import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, retry, switchMap } from 'rxjs';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { sessionStore } from '../session/session-store.ts';
import { absentDataLink } from './absent-data-link.ts';
import { createInOrderLink } from './in-order-link.ts';
import { onConnected } from './connection.ts';
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

/** Nobody subscribes before they have signed in: the socket's code is loaded with the first subscription. */
const subscriptionLink = new ApolloLink((operation) =>
  defer(() => import('./socket.ts')).pipe(
    retry({ delay: importRetryMs }),
    switchMap(({ socketLink }) => socketLink.request(operation)),
  ),
);

const transport = ApolloLink.split(
  ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
  subscriptionLink,
  ApolloLink.from([absentDataLink, createInOrderLink(), expiredSessionLink, tokenLink, http]),
);

const replaceOnMerge = { merge: false } as const;

/** The one client, and with it the one place where server data lives. */
export const client = new ApolloClient({
  link: transport,
  // The link in order does it.
  queryDeduplication: false,
  cache: new InMemoryCache({
    typePolicies: {
      // Screens ask for different parts of the one session and the one quota.
      SessionAnswer: { merge: true },
      QuotaAnswer: { merge: true },
      // Parts of a permit that have no identity: the newest answer is all there is of them.
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
      // One permit may hold a template in another version than the next: each version is an object of its own.
      Template: { keyFields: (template) => (template['version'] === undefined ? false : ['_id', 'version']) },
    },
  }),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
  },
});

/** Reads what is shown. What has just failed to be read is left to its screen unless the connection was lost. */
function refetchActiveQueries(connectionWasLost: boolean) {
  client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => connectionWasLost || query.getCurrentResult().error === undefined,
    })
    // Each query tells its own screen when it fails.
    .catch(() => undefined);
}

// Whatever changed while nobody could tell.
onConnected(refetchActiveQueries);
addEventListener('online', () => refetchActiveQueries(true));

let userId = sessionStore.get().session?.user._id;

// Nothing that one person was shown is left for the next.
sessionStore.subscribe(() => {
  const nextUserId = sessionStore.get().session?.user._id;
  if (nextUserId === userId) return;
  userId = nextUserId;
  void client.clearStore();
});
