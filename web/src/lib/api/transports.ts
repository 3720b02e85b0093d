import { getReadStart } from './recent-reads.ts';
import { post, type ApiResponse, type Follow, type Send } from './transport.ts';

const importRetryMs = 2000;

/** Nothing is subscribed to before sign-in: the socket's code is loaded with the first subscription. */
const followOverSocket: Follow = (request, onResponse) => {
  let isEnded = false;
  let end = () => {};
  const start = (): void => {
    import('./socket.ts').then(
      ({ subscribe }) => {
        if (!isEnded) end = subscribe(request, onResponse);
      },
      () => setTimeout(() => !isEnded && start(), importRetryMs),
    );
  };
  start();
  return () => {
    isEnded = true;
    end();
  };
};

/** How requests and subscriptions reach the server; tests answer them themselves. */
export const transports: { send: Send; follow: Follow } = { send: post, follow: followOverSocket };

/** Follows the changes from when the screen that shows them was read. */
export const follow = (
  operation: { name: string; text: string },
  variables: object,
  onResponse: (response: ApiResponse) => void,
): (() => void) => transports.follow({ operation, variables, readStart: getReadStart() }, onResponse);
