import type { ResponseError } from './errors.ts';
import { RefusedRequest } from './errors.ts';
import { uploadFetch, type UploadOptions } from './upload-fetch.ts';

/** What is sent to the server. */
export interface ApiRequest {
  operation: { kind: string; name: string; text: string };
  variables: object;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  upload?: UploadOptions | undefined;
  /** Whether a query is waited for as long as it takes. */
  takesLong?: boolean;
}

/** A GraphQL response. */
export interface ApiResponse {
  data?: unknown;
  errors?: readonly ResponseError[];
}

/** Sends a request. Rejects when there is no GraphQL response. */
export type Send = (request: ApiRequest) => Promise<ApiResponse>;

/** Follows a subscription. Returns the function that ends it. */
export type Follow = (
  request: { operation: { name: string; text: string }; variables: object; readStart: number },
  onResponse: (response: ApiResponse) => void,
) => () => void;

/** The files in the variables, which are sent as parts of their own. */
function listFiles(variables: object): [path: string, file: File][] {
  return Object.entries(variables).flatMap(([name, value]): [string, File][] =>
    value instanceof File ? [[`variables.${name}`, value]] : [],
  );
}

function toBody(content: object, files: readonly [path: string, file: File][]): string | FormData {
  if (files.length === 0) return JSON.stringify(content);
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify(content, (_name, value: unknown) => (value instanceof File ? null : value)),
  );
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index + 1, [path]]))));
  files.forEach(([, file], index) => form.append(String(index + 1), file, file.name));
  return form;
}

/** Sends a request with the session's token; files as a form. */
export const post: Send = async ({ operation, variables, token, signal, upload }) => {
  const body = toBody({ operationName: operation.name, query: operation.text, variables }, listFiles(variables));
  const response = await uploadFetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'apollo-require-preflight': 'true',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
    ...(signal && { signal }),
    ...upload,
  });
  const text = await response.text();
  const isGraphQL = response.headers.get('content-type')?.startsWith('application/graphql-response+json');
  if (!response.ok && !isGraphQL) throw new RefusedRequest(response.status, text);
  return JSON.parse(text) as ApiResponse;
};
