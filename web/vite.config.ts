import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { releaseFiles, workerEntry } from './release-files.ts';

// The API that the development server forwards to.
const api = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;

export default defineConfig({
  plugins: [react(), releaseFiles()],
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
    // A file that a browser already has keeps its name until its content changes.
    rollupOptions: {
      input: { index: 'index.html', [workerEntry]: 'src/service-worker/worker.ts' },
      treeshake: {
        // Ant Design's parts do nothing by being loaded, but do not say so: without this, a text field would bring the
        // rules of forms with it.
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
        // Browsers ask for the service worker under one name for ever.
        entryFileNames: ({ name }) => (name === workerEntry ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            {
              name: 'apollo',
              test: /node_modules[\\/](@apollo|graphql|rxjs|apollo-upload-client|optimism)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
