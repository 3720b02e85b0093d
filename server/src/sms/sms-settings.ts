import { isLoopback } from '../oidc/settings.ts';
import { findBodyProblem, hasPlace, parseAddress } from './message-template.ts';

/** The HTTP gateway that sends text messages to telephones. */
export interface SmsSettings {
  /** With places for the message, if it has no body. May contain a secret. */
  url: string;
  /** A template; undefined for a GET request. */
  body: string | undefined;
  /** May contain a secret. */
  headers: Record<string, string>;
  timeoutMs: number;
  /** For numbers without one, digits only; undefined if they are sent to as they are. */
  countryCode: string | undefined;
}

const timeoutSeconds = { usual: 10, most: 60 };

/** The settings as documented for operators. */
export const smsSettingRows = [
  {
    name: 'SMS_GATEWAY_URL',
    defaultText: 'none: no text messages',
    description:
      'SMS gateway through which workers who are signed on to a job learn that it was stopped. It gets a POST request with SMS_GATEWAY_BODY for each text message; without a body, a GET request with `{to}` and `{text}` in the address. See [how to send text messages](how-to/send-text-messages.md).',
  },
  {
    name: 'SMS_GATEWAY_BODY',
    defaultText: 'none: a GET request',
    description:
      'Body of a request, as JSON or as a form. `{to}` becomes the telephone number and `{text}` the text, encoded to fit: `{"to": "{to}", "text": "{text}"}`, `To={to}&Body={text}`.',
  },
  {
    name: 'SMS_GATEWAY_HEADERS',
    defaultText: 'none',
    description:
      'Headers of a request, `name=value,name=value`, such as `Authorization=Bearer …`. Write a comma or percent sign in a value as %2C or %25.',
  },
  {
    name: 'SMS_GATEWAY_TIMEOUT',
    defaultText: String(timeoutSeconds.usual),
    description: 'How long the gateway may take to respond, in seconds.',
  },
  {
    name: 'SMS_COUNTRY_CODE',
    defaultText: 'none: numbers are sent to as they are',
    description: 'Country code of telephone numbers that are registered without one, such as 65.',
  },
] as const;

export type SmsSettingName = (typeof smsSettingRows)[number]['name'];

/** Reads single settings. */
export interface SmsSettingReader {
  readText: (name: SmsSettingName) => string | undefined;
  readCount: (name: SmsSettingName, defaultValue: number, minimum: number, maximum: number) => number;
  readPairs: (name: SmsSettingName) => Record<string, string>;
}

function findAddressProblem(template: string): string | undefined {
  const address = parseAddress(template);
  if (!address || (address.protocol !== 'https:' && !isLoopback(address)))
    return 'must be an address that begins with https://. On this machine itself, http://localhost will do';
  if (address.username || address.password)
    return 'must not contain a user or a password. Put them into SMS_GATEWAY_HEADERS, as Authorization=Basic followed by user:password in Base64';
  return undefined;
}

function checkHeaders(headers: Record<string, string>, problems: string[]): Record<string, string> {
  try {
    if (new Headers(headers).has('content-type'))
      problems.push('SMS_GATEWAY_HEADERS must not contain Content-Type: the body determines it.');
  } catch {
    // Such as a line break: found at the start, and not with the first message.
    problems.push('SMS_GATEWAY_HEADERS has a value that no header can contain.');
  }
  return headers;
}

/**
 * Reads the settings of the SMS gateway: undefined when there is none. Adds a sentence to the problems for each missing
 * or invalid setting; none repeats an address or a header, which may contain a secret.
 */
export function readSmsSettings(
  { readText, readCount, readPairs }: SmsSettingReader,
  problems: string[],
): SmsSettings | undefined {
  const url = readText('SMS_GATEWAY_URL');
  if (url === undefined) {
    const configured = (['SMS_GATEWAY_BODY', 'SMS_GATEWAY_HEADERS'] as const).find(
      (name) => readText(name) !== undefined,
    );
    if (configured) problems.push(`${configured} also needs SMS_GATEWAY_URL.`);
    return undefined;
  }
  const body = readText('SMS_GATEWAY_BODY');
  const addressProblem = findAddressProblem(url);
  if (addressProblem) problems.push(`SMS_GATEWAY_URL ${addressProblem}.`);
  const bodyProblem = body === undefined ? undefined : findBodyProblem(body);
  if (bodyProblem) problems.push(`SMS_GATEWAY_BODY ${bodyProblem}.`);
  if (!(['to', 'text'] as const).every((part) => hasPlace(`${url} ${body ?? ''}`, part)))
    problems.push('SMS_GATEWAY_URL also needs {to} and {text}, in SMS_GATEWAY_BODY or in the address itself.');
  const countryCode = readText('SMS_COUNTRY_CODE')?.replace(/^\+/, '');
  if (countryCode !== undefined && !/^[1-9]\d{0,2}$/.test(countryCode))
    problems.push('SMS_COUNTRY_CODE must be a country code such as 65.');
  return {
    url,
    body,
    headers: checkHeaders(readPairs('SMS_GATEWAY_HEADERS'), problems),
    timeoutMs: readCount('SMS_GATEWAY_TIMEOUT', timeoutSeconds.usual, 1, timeoutSeconds.most) * 1_000,
    countryCode,
  };
}
