/** The S3-compatible store for uploaded files. */
export interface S3Settings {
  bucket: string;
  /** Undefined for Amazon's endpoint of the region. */
  endpoint: string | undefined;
  region: string;
  /** Undefined for the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket is in the path of a URL rather than in its host name. */
  forcePathStyle: boolean;
}

/** The settings as documented for operators. */
export const s3SettingRows = [
  {
    name: 'S3_BUCKET',
    defaultText: 'none: files are stored in DATA_DIR/files',
    description: 'Bucket of an S3-compatible store for uploaded files; it must exist.',
  },
  {
    name: 'S3_ENDPOINT',
    defaultText: 'none: Amazon S3',
    description: 'Address of another S3-compatible store, such as `http://store:9000`.',
  },
  { name: 'S3_REGION', defaultText: 'us-east-1', description: 'Region of the bucket.' },
  {
    name: 'S3_ACCESS_KEY_ID',
    defaultText: 'none: the role of the machine, at Amazon',
    description: 'Access key ID. Needs S3_SECRET_ACCESS_KEY.',
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    defaultText: 'none',
    description: 'Secret access key. It must allow reading, writing and deleting objects, and listing the bucket.',
  },
  {
    name: 'S3_FORCE_PATH_STYLE',
    defaultText: 'on with S3_ENDPOINT, otherwise off',
    description: 'Use path-style addresses, `endpoint/bucket/file` instead of `bucket.endpoint/file`.',
  },
] as const;

export type S3SettingName = (typeof s3SettingRows)[number]['name'];

/** Reads single settings. */
export interface S3SettingReader {
  readText: (name: S3SettingName) => string | undefined;
  readAddress: (name: S3SettingName, protocols: readonly string[]) => string | undefined;
  isOn: (name: S3SettingName, defaultValue: boolean) => boolean;
}

/**
 * Reads the settings of a file store: undefined when files are on the local disk. Adds a sentence to the problems for
 * each missing or invalid setting; none repeats a secret.
 */
export function readS3Settings(read: S3SettingReader, problems: string[]): S3Settings | undefined {
  const { readText, readAddress, isOn } = read;
  const bucket = readText('S3_BUCKET');
  if (bucket === undefined) {
    const configured = s3SettingRows.find(({ name }) => readText(name) !== undefined);
    if (configured) problems.push(`${configured.name} also needs S3_BUCKET.`);
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    problems.push(
      'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens, without a path.',
    );
  const endpoint = readAddress('S3_ENDPOINT', ['https:', 'http:']);
  const accessKeyId = readText('S3_ACCESS_KEY_ID');
  const secretAccessKey = readText('S3_SECRET_ACCESS_KEY');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other: set both.');
  else if (endpoint !== undefined && accessKeyId === undefined)
    problems.push(
      'S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too: only Amazon’s machines have roles.',
    );
  return {
    bucket,
    endpoint,
    region: readText('S3_REGION') ?? 'us-east-1',
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: isOn('S3_FORCE_PATH_STYLE', endpoint !== undefined),
  };
}
