import path from 'node:path';
import { readConfig } from '../config.ts';
import { buildDownloads } from '../forms-download/build-downloads.ts';

// The folder to build into, if not the default one.
const [, , directory] = process.argv;
const { downloadDirectory, fontDirectory } = readConfig({});
await buildDownloads(directory ? path.resolve(directory) : downloadDirectory, fontDirectory);
