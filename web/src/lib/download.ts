import { message } from '@eptw/domain/message';
import { expireSession, sessionStore } from './session/session-store.ts';

interface DownloadOptions {
  /** Sent with POST, as JSON; without it the request is a GET. */
  body?: unknown;
  signal?: AbortSignal;
  /** Called with the headers before the first chunk. */
  onStart?: (headers: Headers) => void;
  /** Called with each chunk as it arrives. */
  onChunk?: (piece: Uint8Array) => void;
}

/** Reads the message of a refusal, which has the shape of a GraphQL error. */
async function readRefusalMessage(response: Response): Promise<string> {
  const payload = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  return payload.errors?.[0]?.message ?? message.somethingWentWrong;
}

async function fetchWithToken(address: string, { body, signal }: DownloadOptions): Promise<Response> {
  const token = sessionStore.get().session?.jwtToken ?? '';
  const json = body !== undefined && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(address, {
    ...json,
    headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
    ...(signal && { signal }),
  });
  if (response.status !== 401) return response;
  expireSession(token);
  throw new Error('Your session has ended. Sign in and export again.');
}

/**
 * Downloads a file as the signed-in user: the token is sent in a header, never in an address.
 * @throws an error whose message is for the user, or an AbortError
 */
export async function download(address: string, options: DownloadOptions = {}): Promise<Blob> {
  try {
    const response = await fetchWithToken(address, options);
    if (!response.ok || !response.body) throw new Error(await readRefusalMessage(response));
    options.onStart?.(response.headers);
    const type = response.headers.get('content-type') ?? '';
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let result = await reader.read(); !result.done; result = await reader.read()) {
      chunks.push(result.value);
      options.onChunk?.(result.value);
    }
    return new Blob(chunks, { type });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error('The server cannot be reached. Check your connection and try again.', { cause: error });
  }
}

/** Saves a file through the browser under the given name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not immediately: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
