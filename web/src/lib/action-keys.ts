/** The idempotency keys of actions on a permit. */
interface ActionKeys {
  /**
   * Returns a new key for every click, except for a repeated request without a response: the action may have been
   * performed.
   */
  getKey: (request: object) => string;
  /** Call after a response: the next click is a new request, even with the same content. */
  reset: () => void;
}

/** Creates the keys under which the server performs an action once, however often the request is sent. */
export function createActionKeys(createKey: () => string = () => crypto.randomUUID()): ActionKeys {
  let pending: { request: string; key: string } | undefined;
  return {
    getKey(request) {
      const text = JSON.stringify(request);
      if (pending?.request !== text) pending = { request: text, key: createKey() };
      return pending.key;
    },
    reset() {
      pending = undefined;
    },
  };
}
