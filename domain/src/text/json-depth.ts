/**
 * The deepest nesting of untrusted JSON. Filled forms, templates and lists of them need about ten levels; a thousand
 * would exhaust the stack of any code that traverses them.
 */
export const maxJsonDepth = 32;

/** The refusal of deeper JSON. */
export const jsonTooDeepMessage = `JSON is nested too deeply. The limit is ${maxJsonDepth} levels.`;

const [quote, backslash, openList, closeList, openObject, closeObject] = ['"', '\\', '[', ']', '{', '}'].map((mark) =>
  mark.charCodeAt(0),
);

/** Whether JSON text is nested too deeply, determined without parsing it: a parser needs memory for every level. */
export function isJsonTextTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (code === openList || code === openObject) {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  return false;
}

/** Whether a value is nested too deeply. Never looks deeper than the limit. */
export function isJsonTooDeep(value: unknown, remainingDepth = maxJsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return remainingDepth === 0 || Object.values(value).some((member) => isJsonTooDeep(member, remainingDepth - 1));
}
