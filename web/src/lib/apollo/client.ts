import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { onSessionChange, sessionState } from '../session/session-store.ts';
import { inOrderLink } from './in-order-link.ts';
import { expiredSessionLink, tokenLink } from './session-link.ts';
import { onReconnect, socket } from './socket.ts';
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

const transport = ApolloLink.split(
  ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
  new GraphQLWsLink(socket),
  ApolloLink.from([inOrderLink(), expiredSessionLink, tokenLink, http]),
);

const replaced = { merge: false } as const;

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
        fields: { approvedBy: replaced, slots: replaced, history: replaced, files: replaced, children: replaced },
      },
      DraftPermit: { fields: { files: replaced, children: replaced } },
      // One permit may hold a template in another version than the next: each version is an object of its own.
      Template: { keyFields: (template) => (template['version'] === undefined ? false : ['_id', 'version']) },
    },
  }),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
  },
});

function readAnew() {
  // Each query tells its own screen when it fails.
  client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

// Whatever changed while nobody could tell.
onReconnect(readAnew);
addEventListener('online', readAnew);

let userId = sessionState().session?.user._id;

// Nothing that one person was shown is left for the next.
onSessionChange(() => {
  const nextUserId = sessionState().session?.user._id;
  if (nextUserId === userId) return;
  userId = nextUserId;
  void client.clearStore();
});
