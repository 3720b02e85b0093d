import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A user with the permit list open. */
export interface ChangeListener {
  /** Keys of the received permit versions, with the time of arrival. */
  received: Map<string, number>;
  close: () => void;
}

const subscription = 'subscription { permitChanged { _id version } }';

/** The key of a change event. */
export function changeKey(permit: string, version: number): string {
  return `${permit} ${version}`;
}

/** Opens a socket and subscribes to changes of permits. Resolves once the socket is open. */
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
  return { received, close: () => void client?.dispose() };
}
