import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The API that the development server forwards to: the address that `npm start` prints.
const api = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: {
    port: 8120,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/files': { target: api },
      '^/sso(/|\\?|$)': { target: api },
      '/formdownloads': { target: api },
      '/userguides': { target: api },
    },
  },
  build: {
    // A file that a browser already has keeps its name until its content changes.
    rollupOptions: {
      treeshake: {
        // Ant Design's parts do nothing by being loaded, but do not say so: without this, a text field would bring the
        // rules of forms with it.
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
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
