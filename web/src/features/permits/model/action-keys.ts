/** The idempotency keys of actions on a permit. */
interface ActionKeys {
  /**
   * Returns a new key for every click, except for a repeated request without a response: the action may have been
   * performed.
   */
  take: (request: object) => string;
  /** Call after a response: the next click is a new request, even with the same content. */
  forget: () => void;
}

/** Creates the keys under which the server performs an action once, however often the request is sent. */
export function createActionKeys(createKey: () => string = () => crypto.randomUUID()): ActionKeys {
  let unanswered: { request: string; key: string } | undefined;
  return {
    take(request) {
      const text = JSON.stringify(request);
      if (unanswered?.request !== text) unanswered = { request: text, key: createKey() };
      return unanswered.key;
    },
    forget() {
      unanswered = undefined;
    },
  };
}
