import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { readContent } from './src/content/read-content.ts';

const source = path.join(import.meta.dirname, 'src/content');

/**
 * Reads and checks `content/` and replaces the module that would read it with the resulting JSON: the built program
 * needs neither the folder nor a YAML parser, and tests do not parse it in every file.
 */
export const contentPlugin: Plugin = {
  name: 'content',
  load: {
    filter: { id: /\/content\.ts$/ },
    async handler(id) {
      if (path.normalize(id) !== path.join(source, 'content.ts')) return undefined;
      const { module } = await runnerImport<{ readContent: typeof readContent }>(path.join(source, 'read-content.ts'));
      const content = module.readContent(path.join(import.meta.dirname, '../content'));
      const code = `export const content = JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
      return { code, map: { mappings: '' } };
    },
  },
};
