import path from 'node:path';
import { validateNewEmail } from '@eptw/domain/text/email';
import { readS3Settings, s3SettingRows, type S3Settings } from './files/s3-settings.ts';
import { readTraceSettings, traceSettingRows, type TraceSettings } from './observability/trace-settings.ts';
import { readSsoSettings, ssoSettingRows, type SsoSettings } from './oidc/settings.ts';
import { readSmsSettings, smsSettingRows, type SmsSettings } from './sms/sms-settings.ts';

const megabyte = 1024 * 1024;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The configuration of the program. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path. Holds uploaded files, and the embedded database if no other is configured. */
  dataDirectory: string;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  demo: boolean;
  /** Undefined if uploaded files are in the data directory. Contains a secret. */
  fileBucket: S3Settings | undefined;
  /** Without a trailing slash; undefined if links may be relative. */
  publicUrl: string | undefined;
  /** How many trusted proxies are in front. */
  trustProxy: number;
  /** Undefined if e-mails are kept in the outbox. May contain a password. */
  smtpUrl: string | undefined;
  /** The sender of e-mails. */
  mailFrom: string;
  /** Undefined for no text messages. May contain a secret. */
  sms: SmsSettings | undefined;
  staffEmailDomain: string;
  /** The e-mail address of the first Super Admin, for an installation without accounts. */
  firstSuperAdmin: string | undefined;
  /** Undefined for no single sign-on. Contains a secret. */
  sso: SsoSettings | undefined;
  hostName: string;
  /** The address of the feedback form; undefined if there is none. */
  feedbackUrl: string | undefined;
  /** Where the site hosts its tutorial videos; undefined if it has none. */
  tutorialsUrl: string | undefined;
  logLevel: (typeof logLevels)[number];
  /** Undefined for no metrics. */
  metricsPort: number | undefined;
  /** Undefined for no traces. May contain a secret. */
  trace: TraceSettings | undefined;
  introspection: boolean;
  /** The largest body of a request without files, in bytes. */
  bodyLimit: number;
  /** How many files one user may upload in 24 hours. */
  uploadsPerDay: number;
  /** The deepest nesting of a GraphQL document. */
  depthLimit: number;
  /** The most aliases in a GraphQL document. */
  aliasLimit: number;
  /** The highest cost of a GraphQL document, computed from its fields and their depth. */
  costLimit: number;
  /** Whether queries run as compiled functions; otherwise graphql-js interprets all. */
  compiledQueries: boolean;
  /** The built web application; undefined if only the API is served. */
  webDirectory: string | undefined;
  /** The fonts used in PDF files. */
  fontDirectory: string;
  /** The forms and guides that users can download, created by the build. */
  downloadDirectory: string;
  /** The change log shown to users. */
  changeLogFile: string;
}

/** A setting as documented for operators. */
interface Setting {
  name: string;
  /** Described in words if it is not a fixed value. */
  defaultText: string;
  description: string;
}

const settings = [
  { name: 'PORT', defaultText: '8080', description: 'Port of the web application and the API.' },
  { name: 'HOST', defaultText: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 for every network.' },
  {
    name: 'DATA_DIR',
    defaultText: './data',
    description: 'Folder for uploaded files and the embedded database; a relative path starts at the project folder.',
  },
  {
    name: 'DATABASE_URL',
    defaultText: 'none: the embedded PostgreSQL',
    description: 'Address of a PostgreSQL server to use instead, `postgres://user:password@host:5432/database`.',
  },
  { name: 'DATABASE_CONNECTIONS', defaultText: '12', description: 'Database connections of one process.' },
  {
    name: 'DEMO',
    defaultText: 'on, unless DATABASE_URL is given',
    description:
      'Fills an empty database with the demo: sites, users, templates and permits. Its passwords are public: if HOST is reachable from other machines and DATABASE_URL is not set, you must set DEMO explicitly.',
  },
  ...s3SettingRows,
  {
    name: 'PUBLIC_URL',
    defaultText: 'none: links are relative',
    description: 'Address of the application as users reach it, for links in e-mails, PDFs and QR codes.',
  },
  {
    name: 'SMTP_URL',
    defaultText: 'none: e-mails are stored in DATA_DIR/outbox',
    description:
      'Mail server, `smtp://user:password@host:587` or `smtps://…:465`. Needs PUBLIC_URL, for the links in e-mails.',
  },
  {
    name: 'MAIL_FROM',
    defaultText: 'Permit to Work <no-reply@STAFF_EMAIL_DOMAIN>',
    description: 'Sender of all e-mails.',
  },
  ...smsSettingRows,
  {
    name: 'TRUST_PROXY',
    defaultText: 'off',
    description:
      'Number of your own proxies in front of the application; on means one. The outermost one supplies the client address in X-Forwarded-For.',
  },
  {
    name: 'STAFF_EMAIL_DOMAIN',
    defaultText: 'fab.example',
    description: 'Users with an e-mail address of this domain are staff: they can be hosts, owners and reviewers.',
  },
  {
    name: 'FIRST_SUPER_ADMIN',
    defaultText: 'none',
    description:
      'E-mail address of the first Super Admin of an installation without accounts. The link to choose a password is printed at startup.',
  },
  ...ssoSettingRows,
  {
    name: 'HOST_NAME',
    defaultText: 'Fab',
    description: 'Name of the host organisation, as shown on screens and in messages.',
  },
  {
    name: 'FEEDBACK_URL',
    defaultText: 'none: no menu entry',
    description: "Address that 'Feedback Form' in the menu opens, unless a Super Admin sets one under Settings.",
  },
  {
    name: 'TUTORIALS_URL',
    defaultText: 'none: no videos yet',
    description: 'Address of the tutorial videos; each has its own name below it, such as `/raise-a-permit`.',
  },
  { name: 'LOG_LEVEL', defaultText: 'info', description: `One of ${logLevels.join(', ')}.` },
  {
    name: 'METRICS_PORT',
    defaultText: 'none: no metrics',
    description: 'Port of HOST that serves `/metrics` to Prometheus. Do not expose it publicly.',
  },
  ...traceSettingRows,
  {
    name: 'INTROSPECTION',
    defaultText: 'on in the demo, otherwise off',
    description: 'Whether the API allows introspection.',
  },
  {
    name: 'BODY_LIMIT',
    defaultText: String(megabyte),
    description: 'Maximum size of a request without files, in bytes.',
  },
  {
    name: 'UPLOADS_PER_DAY',
    defaultText: '500',
    description: 'Maximum number of files that one user may upload in 24 hours.',
  },
  { name: 'DEPTH_LIMIT', defaultText: '12', description: 'Maximum depth of a GraphQL document.' },
  { name: 'ALIAS_LIMIT', defaultText: '15', description: 'Maximum number of aliases in a GraphQL document.' },
  { name: 'COST_LIMIT', defaultText: '25000', description: 'Maximum cost of a GraphQL document.' },
  {
    name: 'COMPILED_QUERIES',
    defaultText: 'on',
    description:
      'Whether queries run as functions that the server compiles, or, when off, in graphql-js, slower with the same results. Switch it off to rule them out when a result looks wrong.',
  },
] as const satisfies readonly Setting[];

type SettingName = (typeof settings)[number]['name'];

/** Formats the settings as a Markdown table, for docs/settings.md. */
export function formatSettingsTable(): string {
  const rows = settings.map(
    ({ name, defaultText, description }) => `| \`${name}\` | ${defaultText} | ${description} |`,
  );
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** Whether a server on this host can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Reads every setting. Works from the sources and from the built bundle alike: both are two folders below the
 * project.
 * @throws an error with one sentence for each invalid value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const projectDirectory = path.resolve(import.meta.dirname, '../..');
  const problems: string[] = [];
  const readText = (name: SettingName) => environment[name]?.trim() || undefined;
  const refuse = (name: SettingName, expected: string) =>
    problems.push(`${name} is ${JSON.stringify(environment[name])}, but must be ${expected}.`);

  function readCount(name: SettingName, defaultValue: number, minimum: number, maximum: number): number {
    const configuredText = readText(name);
    const value = configuredText === undefined ? defaultValue : Number(configuredText);
    if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
    refuse(name, `a whole number from ${minimum} to ${maximum}`);
    return defaultValue;
  }

  function isOn(name: SettingName, defaultValue: boolean): boolean {
    const configuredText = readText(name)?.toLowerCase();
    if (configuredText === undefined) return defaultValue;
    if (['on', 'true', '1', 'yes'].includes(configuredText)) return true;
    if (!['off', 'false', '0', 'no'].includes(configuredText)) refuse(name, 'on or off');
    return false;
  }

  /**
   * A number, or a word for none. There is no value for all: an address that callers put into the header themselves
   * is never trusted.
   */
  function readProxyCount(): number {
    const configuredText = readText('TRUST_PROXY') ?? '';
    return /^[1-9]$/.test(configuredText) ? Number(configuredText) : Number(isOn('TRUST_PROXY', false));
  }

  function readAddress(name: SettingName, protocols: readonly string[]): string | undefined {
    const configuredText = readText(name);
    if (configuredText === undefined) return undefined;
    const protocol = URL.canParse(configuredText) ? new URL(configuredText).protocol : '';
    // The value itself may contain a password and is not repeated.
    if (!protocols.includes(protocol)) problems.push(`${name} must be an address that begins with ${protocols[0]}//.`);
    return configuredText;
  }

  /** `name=value,name=value`; a value may be percent-encoded, as OpenTelemetry has it. */
  function readPairs(name: SettingName): Record<string, string> {
    const pairs = (readText(name)?.split(',') ?? []).map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? []);
    try {
      if (pairs.every(([, key]) => key !== undefined))
        return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decodeURIComponent(value.trim())]));
    } catch {
      // Not valid percent-encoding.
    }
    // The text itself may contain a secret and is not repeated.
    problems.push(`${name} must list pairs such as name=value, with commas between them.`);
    return {};
  }

  const databaseUrl = readAddress('DATABASE_URL', ['postgres:', 'postgresql:']);
  const host = readText('HOST') ?? '127.0.0.1';
  const demo = isOn('DEMO', databaseUrl === undefined);
  if (demo && readText('DEMO') === undefined && !isLoopback(host))
    problems.push(
      `HOST is ${JSON.stringify(host)}, which is reachable from other machines, and the demo passwords are public. Set DEMO=off to start without the demo, or DEMO=on to start with it.`,
    );
  const givenLevel = readText('LOG_LEVEL') ?? 'info';
  const logLevel = logLevels.find((level) => level === givenLevel);
  if (!logLevel) refuse('LOG_LEVEL', `one of ${logLevels.join(', ')}`);
  const staffEmailDomain = (readText('STAFF_EMAIL_DOMAIN') ?? 'fab.example').toLowerCase();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(staffEmailDomain))
    refuse('STAFF_EMAIL_DOMAIN', 'a domain such as fab.example');

  const publicUrl = readAddress('PUBLIC_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  const smtpUrl = readAddress('SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl !== undefined && publicUrl === undefined)
    problems.push('SMTP_URL also needs PUBLIC_URL, for the links in e-mails.');
  const mailFrom = readText('MAIL_FROM') ?? `Permit to Work <no-reply@${staffEmailDomain}>`;

  const firstSuperAdmin = readText('FIRST_SUPER_ADMIN');
  if (firstSuperAdmin !== undefined && validateNewEmail(firstSuperAdmin))
    refuse('FIRST_SUPER_ADMIN', 'an e-mail address');

  const port = readCount('PORT', 8080, 0, 65535);
  const metricsPort = readText('METRICS_PORT') === undefined ? undefined : readCount('METRICS_PORT', 0, 0, 65535);
  if (metricsPort === port && port !== 0)
    problems.push('METRICS_PORT must differ from PORT: metrics must not be served on the port of the application.');

  const config: Config = {
    port,
    host,
    dataDirectory: path.resolve(projectDirectory, readText('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseConnections: readCount('DATABASE_CONNECTIONS', 12, 2, 500),
    demo,
    fileBucket: readS3Settings({ readText, readAddress, isOn }, problems),
    publicUrl,
    smtpUrl,
    mailFrom,
    sms: readSmsSettings({ readText, readCount, readPairs }, problems),
    trustProxy: readProxyCount(),
    staffEmailDomain,
    firstSuperAdmin,
    sso: readSsoSettings(readText, publicUrl, problems),
    hostName: readText('HOST_NAME') ?? 'Fab',
    feedbackUrl: readAddress('FEEDBACK_URL', ['https:', 'http:']),
    tutorialsUrl: readAddress('TUTORIALS_URL', ['https:', 'http:']),
    logLevel: logLevel ?? 'info',
    metricsPort,
    trace: readTraceSettings({ readText, readAddress, readPairs }),
    introspection: isOn('INTROSPECTION', demo),
    bodyLimit: readCount('BODY_LIMIT', megabyte, 1024, 64 * megabyte),
    uploadsPerDay: readCount('UPLOADS_PER_DAY', 500, 1, 100_000),
    depthLimit: readCount('DEPTH_LIMIT', 12, 1, 100),
    aliasLimit: readCount('ALIAS_LIMIT', 15, 0, 10_000),
    costLimit: readCount('COST_LIMIT', 25_000, 100, 10_000_000),
    compiledQueries: isOn('COMPILED_QUERIES', true),
    webDirectory: path.join(projectDirectory, 'web', 'dist'),
    fontDirectory: path.join(projectDirectory, 'server', 'fonts'),
    downloadDirectory: path.join(projectDirectory, 'server', 'dist', 'downloads'),
    changeLogFile: path.join(projectDirectory, 'CHANGELOG.md'),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
