import type { Send } from './transport.ts';

/** Milliseconds within which a query is answered. */
export const answerWithinMs = 30_000;

/**
 * Gives up a query that is not answered in time, as if the server could not be reached. A request can hang for minutes
 * when a telephone changes its network, and its repetition waits for it; an answer that comes later is too old to show.
 * A change is never given up, because nobody would know whether it was made; nor is a query that takes long.
 */
export const createInTime =
  (send: Send): Send =>
  (request) => {
    const { operation, takesLong, signal } = request;
    if (operation.kind !== 'query' || takesLong) return send(request);
    const end = new AbortController();
    if (signal?.aborted) end.abort();
    signal?.addEventListener('abort', () => end.abort(), { once: true });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new TypeError('The server has not responded in time.'));
        end.abort();
      }, answerWithinMs);
      send({ ...request, signal: end.signal })
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  };
