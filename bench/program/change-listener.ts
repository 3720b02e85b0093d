import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** Somebody who has the list of permits open. */
export interface ChangeListener {
  /** Ids of permits with the version that was told of, each with the time at which it was heard. */
  received: Map<string, number>;
  close: () => void;
}

const subscription = 'subscription { permitChanged { _id version } }';

/** What a telling is known by. */
export function changeKey(permit: string, version: number): string {
  return `${permit} ${version}`;
}

/** Opens a socket and subscribes to the changes of permits. Answers once the socket is open. */
export async function listenForChanges(address: string, token: string): Promise<ChangeListener> {
  const received = new Map<string, number>();
  let client: Client | undefined;
  await new Promise<void>((resolve, reject) => {
    client = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: reject,
      on: { connected: () => resolve() },
    });
    client.subscribe<{ permitChanged: { _id: string; version: number } }>(
      { query: subscription },
      {
        next: ({ data }) => {
          if (data) received.set(changeKey(data.permitChanged._id, data.permitChanged.version), performance.now());
        },
        error: reject,
        complete: () => {},
      },
    );
  });
  return { received: received, close: () => void client?.dispose() };
}
