/** The idempotency keys of actions on a permit. */
interface ActionKeys {
  /** A new key for every press, but for a repeat of one that got no answer: that may have been done. */
  take: (request: object) => string;
  /** There was an answer: the next press is another request, whatever it says. */
  forget: () => void;
}

/** Gives out the keys under which the server takes an action once, however often the press for it is sent. */
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
