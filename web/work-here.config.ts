import { defineConfig } from 'vite';
import { compressedFiles } from './compressed-files.ts';

/**
 * Builds the sign-on page beside the application, after it: a program of its own, which shares no file with the
 * application, so that a phone at a gate loads as little as possible.
 */
export default defineConfig({
  publicDir: false,
  plugins: [compressedFiles()],
  build: {
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { 'work-here': 'work-here.html' },
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/work-here-[name]-[hash].js' },
    },
  },
});
