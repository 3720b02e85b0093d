import type { ReactElement } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { commands, page } from 'vitest/browser';
import { Providers } from '../app/providers.tsx';
import { Root } from '../app/root.tsx';
import { ConfirmDialog } from '../components/confirm/confirm-dialog.tsx';
import { openConfirmRequest } from '../components/confirm/confirm-request.ts';
import { clearResults } from '../lib/api/results.ts';
import { endSession, startSession, type SessionUser } from '../lib/session/session-store.ts';
import { dismissToast, toasts } from '../lib/toast.ts';
import { wide } from './viewport.ts';
import '../app/app.css';
import '../app/layout/layout.css';

type Router = ReturnType<typeof createMemoryRouter>;

let mounted: { root: ReactRoot; container: HTMLElement; router: Router } | undefined;

const superAdmin: SessionUser = {
  _id: 'ad000000-0000-4000-8000-000000000001',
  email: 'super.admin@fab.example',
  fullname: 'Sofia Tan',
  role: 'SuperAdmin',
  company: 'Fab',
};

interface MountOptions {
  /** Path → screen or component. The first one is opened. */
  screens: Readonly<Record<string, ReactElement>>;
  /** The address to open, if it is not the first path. */
  address?: string;
  /** Nobody is signed in if null; the screens are then outside the app's layout. */
  user?: SessionUser | null;
}

function Frame({ children }: { children: ReactElement }) {
  return (
    <div className="page">
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ConfirmDialog />
    </div>
  );
}

/** Renders screens inside the product's providers, for a signed-in user by default, and opens one. */
export function mount({ screens, address, user = superAdmin }: MountOptions): Router {
  if (user) startSession({ jwtToken: 'token', user, staff: true });
  const children = Object.entries(screens).map(([path, element]) => ({
    path,
    element: user ? <Frame>{element}</Frame> : element,
  }));
  const router = createMemoryRouter([{ element: <Root />, children }], {
    initialEntries: [address ?? children[0]?.path ?? '/'],
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted = { root, container, router };
  root.render(<Providers router={router} />);
  return router;
}

/** Removes what was rendered, as a closed tab does; what the device stores stays. */
export async function closePage(): Promise<void> {
  mounted?.root.unmount();
  mounted?.router.dispose();
  mounted?.container.remove();
  mounted = undefined;
  openConfirmRequest.get()?.resolve(false);
  for (const { key } of toasts.get()) dismissToast(key);
  clearResults();
}

/** Empties all databases of the page. */
async function clearDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(`The database ${name} cannot be opened.`));
    });
    for (const store of database.objectStoreNames) database.transaction(store, 'readwrite').objectStore(store).clear();
    // Closes when the transactions have completed.
    database.close();
  }
}

/** Removes everything that a test leaves behind. */
export async function resetPage(): Promise<void> {
  await closePage();
  endSession('signed out');
  localStorage.clear();
  sessionStorage.clear();
  await clearDatabases();
  // A tooltip of what the next test shows under it would cover other things.
  await commands.restMouse();
  if (innerWidth !== wide.width || innerHeight !== wide.height) await page.viewport(wide.width, wide.height);
}
