import path from 'node:path';
import { readConfig } from '../config.ts';
import { makeDocuments } from '../documents/make-documents.ts';

// The folder that is built into, where it is not the usual one.
const [, , directory] = process.argv;
const { documentDirectory, fontDirectory } = readConfig({});
await makeDocuments(directory ? path.resolve(directory) : documentDirectory, fontDirectory);
