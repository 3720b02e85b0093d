import path from 'node:path';
import { readContent, type Content } from './read-content.ts';

/** What lies in `content/`. A build, and Vitest, put it in the place of this module: it is read here by tsx alone. */
export const content: Content = readContent(path.resolve(import.meta.dirname, '../../../content'));
