/** Where traces are sent. */
export interface TraceSettings {
  /** Without a trailing slash; the path of traces is appended. */
  endpoint: string;
  /** May contain a secret. */
  headers: Record<string, string>;
  serviceName: string;
}

/** The settings as documented for operators. */
export const traceSettingRows = [
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    defaultText: 'none: no traces',
    description: 'OpenTelemetry collector for traces over OTLP/HTTP, such as `http://collector:4318`.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    defaultText: 'none',
    description: 'Headers sent to the collector, `name=value,name=value`.',
  },
  { name: 'OTEL_SERVICE_NAME', defaultText: 'eptw', description: 'Name of this service in traces.' },
] as const;

export type TraceSettingName = (typeof traceSettingRows)[number]['name'];

/** Reads single settings. */
export interface TraceSettingReader {
  readText: (name: TraceSettingName) => string | undefined;
  readAddress: (name: TraceSettingName, protocols: readonly string[]) => string | undefined;
}

/** Pairs of a header and its value, which may be percent-encoded as in OpenTelemetry. */
function parseHeaders(text: string, problems: string[]): Record<string, string> {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? []);
  try {
    if (pairs.every(([, name]) => name !== undefined))
      return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value.trim())]));
  } catch {
    // Not valid percent-encoding.
  }
  problems.push('OTEL_EXPORTER_OTLP_HEADERS must list pairs such as name=value, with commas between them.');
  return {};
}

/**
 * Reads the settings of traces: undefined when none are sent. Adds a sentence to the problems for each invalid value.
 */
export function readTraceSettings(
  { readText, readAddress }: TraceSettingReader,
  problems: string[],
): TraceSettings | undefined {
  const endpoint = readAddress('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:'])?.replace(/\/+$/, '');
  if (endpoint === undefined) return undefined;
  const headers = readText('OTEL_EXPORTER_OTLP_HEADERS');
  return {
    endpoint,
    headers: headers === undefined ? {} : parseHeaders(headers, problems),
    serviceName: readText('OTEL_SERVICE_NAME') ?? 'eptw',
  };
}
