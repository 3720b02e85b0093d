import type { TextMessage } from './sms-gateway.ts';

/** How a body is written. An address is encoded like a form. */
export type BodyFormat = 'json' | 'form';

const encoders: Record<BodyFormat, (value: string) => string> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
};

/** The media types of bodies. */
export const mediaTypes: Record<BodyFormat, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** Whether a template has a place for this part of a message. */
export function hasPlace(template: string, part: keyof TextMessage): boolean {
  return template.includes(`{${part}}`);
}

/** A template with a message filled in, encoded so that no text changes its structure. */
export function fillTemplate(template: string, message: TextMessage, format: BodyFormat): string {
  return template.replace(/\{(to|text)\}/g, (_place, part: keyof TextMessage) => encoders[format](message[part]));
}

/** The format of a body, by its first character. */
export function getBodyFormat(template: string): BodyFormat {
  return /^\s*[{[]/.test(template) ? 'json' : 'form';
}

/** A message with every character that a template could take for its own. */
const trickyMessage: TextMessage = { to: '+6580000000', text: 'a "b"\n&=+%\\{to}' };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with the template of a body, as the end of a sentence; undefined when nothing is. */
export function findBodyProblem(template: string): string | undefined {
  const format = getBodyFormat(template);
  if (format === 'json')
    return isJson(fillTemplate(template, trickyMessage, format))
      ? undefined
      : 'must be valid JSON with {to} and {text} within quotation marks, such as {"to": "{to}", "text": "{text}"}';
  if (!template.split('&').every((pair) => /^[^={}]+=/.test(pair)))
    return 'must be JSON, or a form such as To={to}&Body={text}';
  return /[+\s]/.test(template)
    ? 'has a plus sign or a space, which a form reads as a space: write %2B for a plus sign and %20 for a space'
    : undefined;
}

/** A place before the path, where a message would choose the host. */
const placeInHost = /^[^/]*\/\/[^/?#]*\{(to|text)\}/;

/** The address that a template becomes; undefined if it becomes none. */
export function parseAddress(template: string): URL | undefined {
  if (placeInHost.test(template)) return undefined;
  const address = fillTemplate(template, trickyMessage, 'form');
  return URL.canParse(address) ? new URL(address) : undefined;
}
