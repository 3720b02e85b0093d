import { toKey, type AnyOperation, type Operation } from './operation.ts';
import { recordRead } from './recent-reads.ts';
import type { ApiResponse, Send } from './transport.ts';

/** Milliseconds after which a screen reads again instead of using what was read ahead. */
const usableMs = 30_000;

const ahead = new Map<string, { sentAt: number; response: Promise<ApiResponse | undefined> }>();

/** Returns one query that reads what these do. They have no variables and no fragments, and no field in common. */
export function mergeQueries(queries: readonly AnyOperation[]): AnyOperation {
  const [first] = queries;
  if (!first || queries.length === 1) return first as AnyOperation;
  const name = queries.map((query) => query.name).join('And');
  const selections = queries.map(({ text }) => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}')));
  return {
    kind: 'query',
    name,
    fields: queries.flatMap(({ fields }) => fields),
    text: `query ${name}{${selections.join(' ')}}`,
  };
}

/** Returns the part of a merged query's response that is the response to one of the queries. */
export function splitResponse({ data, errors }: ApiResponse, { fields }: { fields: readonly string[] }): ApiResponse {
  const concerned = errors?.filter(({ path }) => !path || fields.includes(String(path[0])));
  return {
    ...(data !== null &&
      data !== undefined && { data: Object.fromEntries(fields.map((field) => [field, (data as never)[field]])) }),
    ...(concerned && concerned.length > 0 && { errors: concerned }),
  };
}

/**
 * The first query of a screen that was sent ahead gets that response instead of being sent, and so do others in the
 * same moment. If that failed, it is sent.
 */
export function createReadAhead(send: Send): Send {
  return async (request) => {
    const key = toKey(request.operation, request.variables);
    const taken = ahead.get(key);
    if (!taken) return send(request);
    setTimeout(() => ahead.delete(key));
    if (Date.now() - taken.sentAt > usableMs) return send(request);
    recordRead(taken.sentAt)();
    const response = await taken.response;
    return response?.data ? splitResponse(response, request.operation as AnyOperation) : send(request);
  };
}

/**
 * Sends queries of a screen that is about to open, as one request, while its code is still loading. The queries have
 * the same variables. Calls back with the result of each query that no screen has asked for yet. A failure is the
 * screen's to show.
 */
export function sendAhead<Variables extends object>(
  send: Send,
  queries: readonly Operation<unknown, Variables>[],
  variables: Variables,
  onResult: (query: AnyOperation, data: unknown) => void,
): void {
  const response = send({ operation: mergeQueries(queries as readonly AnyOperation[]), variables }).catch(
    () => undefined,
  );
  for (const query of queries) ahead.set(toKey(query, variables), { sentAt: Date.now(), response });
  void response.then((result) => {
    if (!result?.data || result.errors) return;
    for (const query of queries)
      if (ahead.has(toKey(query, variables))) onResult(query, splitResponse(result, query).data);
  });
}

/** Forgets what was read ahead: all of it, or of one query, which may have changed since. */
export function forgetReadAhead(key?: string): void {
  if (key === undefined) ahead.clear();
  else ahead.delete(key);
}
