import path from 'node:path';
import { readConfig } from '../config.ts';
import { buildDownloads } from '../downloads/build-downloads.ts';

// The folder that is built into, where it is not the usual one.
const [, , directory] = process.argv;
const { downloadDirectory, fontDirectory } = readConfig({});
await buildDownloads(directory ? path.resolve(directory) : downloadDirectory, fontDirectory);
