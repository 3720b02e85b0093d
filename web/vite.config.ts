import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compressedFiles } from './compressed-files.ts';
import { releaseFiles, workerEntry } from './release-files.ts';
import { signOnPage } from './sign-on-page.ts';
import { antdStyles } from './antd-styles/plugin.ts';

// The API that the development server forwards to.
const api = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  plugins: [react(), antdStyles(), signOnPage(), releaseFiles(), compressedFiles()],
  resolve: {
    // The Latin letters in the weights that the screens use, two thirds of the package's file. See fonts/README.md.
    alias: [
      { find: /^.*[/](inter-latin-wght-normal[.]woff2)$/, replacement: path.join(import.meta.dirname, 'fonts/$1') },
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 8120,
    strictPort: true,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/files': { target: api },
      '^/pdf$': { target: api },
      '^/reports/[^/]+[.](csv|pdf)(\\?|$)': { target: api },
      '/exports': { target: api },
      '/outbox': { target: api },
      '^/sso(/|\\?|$)': { target: api },
      '/formdownloads': { target: api },
      '/userguides': { target: api },
    },
  },
  build: {
    // All browsers that can open the application preload modules themselves.
    modulePreload: { polyfill: false },
    // A file that a browser has cached keeps its name until its content changes.
    rollupOptions: {
      input: { index: 'index.html', [workerEntry]: 'src/service-worker/worker.ts' },
      treeshake: {
        // Ant Design's packages have no side effects on import, but do not declare that: without this, a text field
        // would include the code of forms.
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
        // Browsers request the service worker under a fixed name.
        entryFileNames: ({ name }) => (name === workerEntry ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
