import { fillTemplate, getBodyFormat, mediaTypes } from './message-template.ts';
import { SmsError, type SmsGateway, type TextMessage } from './sms-gateway.ts';
import type { SmsSettings } from './sms-settings.ts';

type GatewaySettings = Pick<SmsSettings, 'url' | 'body' | 'headers' | 'timeoutMs'>;

/** Responses that find fault with the message itself, so that it would be refused again. */
const refusedStatuses = [400, 413, 422];

/** Failures of a connection over which nothing was sent. */
const unconnectedCodes: readonly unknown[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Sends each text message with one HTTP request. Any response of success means that the gateway took it. */
export function createHttpGateway(settings: GatewaySettings): SmsGateway {
  return {
    async send(message) {
      const { status, ok, body } = await request(settings, message);
      // The response says nothing more that the application could use, and may repeat the number.
      await body?.cancel().catch(() => {});
      if (!ok) throw toResponseError(status);
    },
  };
}

async function request(settings: GatewaySettings, message: TextMessage): Promise<Response> {
  try {
    return await fetch(fillTemplate(settings.url, message, 'form'), {
      ...createRequest(settings, message),
      // Numbers and passwords go to the configured address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
  } catch (error) {
    throw toConnectionError(error, settings.timeoutMs);
  }
}

function createRequest({ body, headers }: GatewaySettings, message: TextMessage): RequestInit {
  if (body === undefined) return { method: 'GET', headers };
  const format = getBodyFormat(body);
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': mediaTypes[format] },
    body: fillTemplate(body, message, format),
  };
}

function toResponseError(status: number): SmsError {
  const sentence = `The SMS gateway responded with status ${status}.`;
  if (refusedStatuses.includes(status)) return new SmsError('refused', sentence);
  // 503 says that the gateway does not work now; after another failure of its own it may have taken the message.
  return new SmsError(status >= 500 && status !== 503 ? 'unknown' : 'try again', sentence);
}

function toConnectionError(error: unknown, timeoutMs: number): SmsError {
  if (!(error instanceof Error)) return new SmsError('unknown', String(error));
  if (error.name === 'TimeoutError')
    return new SmsError('unknown', `The SMS gateway did not respond within ${timeoutMs / 1_000} seconds.`);
  const { cause } = error;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const sentence = `The connection to the SMS gateway failed${typeof code === 'string' ? `: ${code}` : ''}.`;
  return new SmsError(unconnectedCodes.includes(code) ? 'try again' : 'unknown', sentence);
}
