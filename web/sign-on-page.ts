import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the sign-on page after the application, into the same folder; while the development server runs, answers the
 * page's addresses with it, as the server does.
 */
export function signOnPage(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'sign-on-page',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/work-here/')) request.url = '/work-here.html';
        next();
      });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config?.command !== 'build') return;
        const { build: options, logLevel } = config;
        await build({
          configFile: path.join(import.meta.dirname, 'work-here.config.ts'),
          ...(logLevel && { logLevel }),
          build: { outDir: options.outDir },
        });
      },
    },
  };
}
