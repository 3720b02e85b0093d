import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './content-plugin.ts';

const commands = readdirSync(path.join(import.meta.dirname, 'src/commands'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [path.basename(file, '.ts'), path.join('src/commands', file)]);

/** Draws the forms and guides for download with the bundle that was just built, into a folder beside it. */
const downloads: Plugin = {
  name: 'downloads',
  writeBundle({ dir = '' }) {
    execFileSync(process.execPath, [path.join(dir, 'build-downloads.js'), path.join(dir, 'downloads')]);
  },
};

/** A bundle that Node runs directly: packages are external, our own sources are included. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [contentPlugin, downloads],
  ssr: { noExternal: [/^@eptw\//], target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'drawing-program': 'src/pdf/drawing-program.ts',
        'opening-program': 'src/pdf/opening/opening-program.ts',
        ...Object.fromEntries(commands),
      },
      // All in one folder, as deep as src, so that shared chunks too find the project two folders above.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
