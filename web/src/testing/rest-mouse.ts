import { defineBrowserCommand } from '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to the corner of the page, where it points at nothing. */
    restMouse: () => Promise<void>;
  }
}

/** Runs in the test runner, which has the mouse. */
export const restMouse = defineBrowserCommand(({ page }) => page.mouse.move(0, 0));
