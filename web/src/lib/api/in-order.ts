import { toKey } from './operation.ts';
import type { ApiResponse, Send } from './transport.ts';

/** A query that is in flight, or that waits for the previous one. */
interface PendingQuery {
  response: Promise<ApiResponse>;
  /** Whether it was sent in an earlier task. It may then miss a change that causes a new request. */
  isSent: boolean;
  /** How many callers wait for it; without any it is cancelled. */
  callers: number;
  cancel: () => void;
}

/**
 * Sends a repeated query only after the previous one has returned, so that the last result is the newest; callers
 * share a query that has not been sent yet.
 */
export function createInOrder(send: Send): Send {
  const latest = new Map<string, PendingQuery>();

  function start(request: Parameters<Send>[0], key: string): PendingQuery {
    const previous = latest.get(key);
    const controller = new AbortController();
    const cancelled = new Promise<never>((_resolve, reject) => {
      controller.signal.onabort = () => reject(new DOMException('Nobody waits for it.', 'AbortError'));
    });
    const sendNow = () => {
      setTimeout(() => (pending.isSent = true));
      return send({ ...request, signal: controller.signal });
    };
    const pending: PendingQuery = {
      isSent: false,
      callers: 0,
      cancel: () => controller.abort(),
      response: Promise.race([
        cancelled,
        previous ? previous.response.catch(() => undefined).then(sendNow) : sendNow(),
      ]),
    };
    latest.set(key, pending);
    const forget = () => {
      if (latest.get(key) === pending) latest.delete(key);
    };
    pending.response.then(forget, forget);
    return pending;
  }

  return (request) => {
    const key = toKey(request.operation, request.variables);
    const previous = latest.get(key);
    const pending = previous && !previous.isSent ? previous : start(request, key);
    pending.callers += 1;
    request.signal?.addEventListener('abort', () => {
      pending.callers -= 1;
      if (pending.callers === 0) pending.cancel();
    });
    return pending.response;
  };
}
