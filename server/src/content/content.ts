import path from 'node:path';
import { readContent, type Content } from './read-content.ts';

/** The content of `content/`. The build and Vitest replace this module; only tsx reads the folder here. */
export const content: Content = readContent(path.resolve(import.meta.dirname, '../../../content'));
