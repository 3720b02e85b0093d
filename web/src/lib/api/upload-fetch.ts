/** What an upload can add to its operation's `context.fetchOptions`. */
export interface UploadOptions {
  /** Called with 0 to 100 during the upload. */
  onProgress?: (percent: number) => void;
}

/** Milliseconds without progress after which an upload counts as lost. */
const stalledAfterMs = 60_000;

/** `fetch`, but sends a multipart body with XMLHttpRequest, which alone reports the progress of an upload. */
export const uploadFetch: typeof fetch = (input, options) => {
  if (!(options?.body instanceof FormData)) return fetch(input, options);
  const body = options.body;
  const { onProgress } = options as UploadOptions;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', input instanceof Request ? input.url : input);
    new Headers(options.headers).forEach((value, name) => request.setRequestHeader(name, value));
    // A telephone that changes its network can leave a request hanging for minutes.
    let timer = setTimeout(() => undefined);
    const awaitProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new TypeError('Nothing arrives at the server any more.'));
        request.abort();
      }, stalledAfterMs);
    };
    request.onloadend = () => clearTimeout(timer);
    request.upload.onprogress = (event) => {
      awaitProgress();
      onProgress?.(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? 'application/json';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    };
    request.onerror = () => reject(new TypeError('The connection was lost during the upload.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort());
    awaitProgress();
    request.send(body);
  });
};
