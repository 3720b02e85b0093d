import { defineBrowserCommand } from '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page as in print, or on screen again. */
    emulateMedia: (media: 'print' | 'screen') => Promise<void>;
  }
}

/** Runs in the test runner, which controls the browser. */
export const emulateMedia = defineBrowserCommand<[media: 'print' | 'screen']>(({ page }, media) =>
  page.emulateMedia({ media }),
);
