import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { parseManifest, type Manifest } from './manifest.ts';

/** A backup is a folder of parts and this list of their checksums, which `sha256sum --check` can read too. */
const checksumsName = 'SHA256SUMS';
const manifestName = 'manifest.json';
const partPattern = /^(manifest\.json|tables\/\w+\.jsonl\.gz|files\/[\w-]+(\.[\w-]+)?)$/;

const toTablePath = (name: string) => `tables/${name}.jsonl.gz`;
const toFilePath = (name: string) => `files/${name}`;

type Content = AsyncIterable<Uint8Array | string> | Iterable<string>;

/** A backup being written. It gets its final name only when it is complete. */
export interface ArchiveWriter {
  addTable(name: string, lines: AsyncIterable<string>): Promise<void>;
  /** Returns its size in bytes. */
  addFile(name: string, content: Content): Promise<number>;
  finish(manifest: Manifest): Promise<void>;
  /** Removes an unfinished backup. */
  discard(): Promise<void>;
}

/** Starts a backup in a folder that must not exist yet. Only its owner can read it. */
export async function createArchive(folder: string): Promise<ArchiveWriter> {
  if (existsSync(folder)) throw new Error(`${folder} already exists. Choose a new folder.`);
  const partialFolder = `${folder}.partial-${process.pid}`;
  const sums: string[] = [];
  for (const part of ['tables', 'files']) await mkdir(path.join(partialFolder, part), { recursive: true, mode: 0o700 });

  async function write(name: string, content: Content): Promise<number> {
    const hash = createHash('sha256');
    let bytes = 0;
    const target = createWriteStream(path.join(partialFolder, name), { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(
      content,
      async function* summed(chunks: Content) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      target,
    );
    sums.push(`${hash.digest('hex')}  ${name}\n`);
    return bytes;
  }

  return {
    async addTable(name, lines) {
      const zipped = createGzip();
      const zipping = pipeline(toLines(lines), zipped);
      await Promise.all([zipping, write(toTablePath(name), zipped)]);
    },
    addFile: (name, content) => write(toFilePath(name), content),
    async finish(manifest) {
      await write(manifestName, [`${JSON.stringify(manifest, null, 2)}\n`]);
      await pipeline(
        sums,
        createWriteStream(path.join(partialFolder, checksumsName), { flags: 'wx', mode: 0o600, flush: true }),
      );
      await rename(partialFolder, folder);
    },
    discard: () => rm(partialFolder, { recursive: true, force: true }),
  };
}

async function* toLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** A complete backup. */
export interface Archive {
  manifest: Manifest;
  rows(table: string): AsyncIterable<string>;
  /** Stored names of its files. */
  files: string[];
  readFile(name: string): Promise<Buffer>;
}

/**
 * Opens a backup after reading all of it.
 * @throws a sentence for the operator when a part is missing or has changed
 */
export async function openArchive(folder: string): Promise<Archive> {
  const sums = await readChecksums(folder);
  for (const [name, sum] of sums) {
    if ((await computeChecksum(path.join(folder, name))) !== sum)
      throw new Error(`${folder} is damaged: the checksum of ${name} does not match. Nothing was restored.`);
  }
  const parts = new Set(sums.keys());
  const createIncompleteError = (missing: string) =>
    new Error(`${folder} is incomplete: ${missing} is missing. Nothing was restored.`);
  if (!parts.has(manifestName)) throw createIncompleteError(manifestName);
  const manifest = parseManifest(await readFile(path.join(folder, manifestName), 'utf8'));
  for (const { name } of manifest.tables)
    if (!parts.has(toTablePath(name))) throw createIncompleteError(toTablePath(name));
  const files = [...parts].filter((name) => name.startsWith(toFilePath(''))).map((name) => path.basename(name));
  if (files.length !== manifest.files.count) throw createIncompleteError('the end of the list of files');
  return {
    manifest,
    files,
    rows: (table) => readLines(path.join(folder, toTablePath(table))),
    readFile: (name) => readFile(path.join(folder, toFilePath(name))),
  };
}

async function readChecksums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(folder, checksumsName), 'utf8').catch(() => {
    throw new Error(`${folder} is not a complete backup: it has no ${checksumsName}. Nothing was restored.`);
  });
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      return sum !== undefined && name !== undefined && partPattern.test(name) ? [[name, sum]] : [];
    }),
  );
}

async function computeChecksum(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lines end with a line feed only: texts may contain what other parsers take for the end of a line. */
async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  // A failure of the pipeline also fails the reads below.
  pipeline(createReadStream(file), unzipped).catch(() => {});
  let unfinishedLine = '';
  for await (const text of unzipped) {
    const lines = `${unfinishedLine}${String(text)}`.split('\n');
    unfinishedLine = lines.pop() ?? '';
    yield* lines;
  }
}
