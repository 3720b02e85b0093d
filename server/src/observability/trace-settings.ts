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
  readPairs: (name: TraceSettingName) => Record<string, string>;
}

/** Reads the settings of traces: undefined when none are sent. */
export function readTraceSettings({ readText, readAddress, readPairs }: TraceSettingReader): TraceSettings | undefined {
  const endpoint = readAddress('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:'])?.replace(/\/+$/, '');
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: readPairs('OTEL_EXPORTER_OTLP_HEADERS'),
    serviceName: readText('OTEL_SERVICE_NAME') ?? 'eptw',
  };
}
