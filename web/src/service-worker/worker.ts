import { serverAddresses } from './server-addresses.ts';

/** Every file of this release, by its address; the build writes them in. */
declare const releaseFiles: readonly string[];

/** Changes with any of them; the build writes it in. */
declare const releaseName: string;

/** An event that lasts until what it waits for is done. */
interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** What a service worker has that a page has not. */
interface ServiceWorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

const worker = globalThis as unknown as ServiceWorkerScope;

const shellPath = '/index.html';

/** How many releases are kept: a tab that was open before may still need the files of the one before. */
const maxReleases = 2;

const cachePrefix = 'eptw-release-';
const currentCacheName = cachePrefix + releaseName;
const cachedAtKey = '/kept-since';

/**
 * Keeps a whole release or nothing. While two versions run side by side, the server may answer with files of the other
 * one: then this fails, and is tried again with the next page.
 */
async function cacheRelease(): Promise<void> {
  const cache = await caches.open(currentCacheName);
  await cache.addAll([shellPath, ...releaseFiles]);
  const html = (await (await cache.match(shellPath))?.text()) ?? '';
  const needed = [...html.matchAll(/\/assets\/[^"]+/g)].map(([address]) => address);
  if (!needed.every((address) => releaseFiles.includes(address))) {
    await caches.delete(currentCacheName);
    throw new Error('The server returned a page of another release.');
  }
  await cache.put(cachedAtKey, new Response(String(Date.now())));
}

async function readCachedAt(name: string): Promise<number> {
  const time = await (await caches.open(name)).match(cachedAtKey);
  return Number(await time?.text()) || 0;
}

async function deleteOldReleases(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== currentCacheName);
  const dated = await Promise.all(others.map(async (name) => ({ name, since: await readCachedAt(name) })));
  const old = dated.toSorted((one, other) => other.since - one.since).slice(maxReleases - 1);
  await Promise.all(old.map(({ name }) => caches.delete(name)));
}

/** The page as the server has it now; the kept one while the server cannot be reached. */
async function servePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(currentCacheName)).match(shellPath);
    if (cached) return cached;
    throw error;
  }
}

/** The name of a file holds a hash of what is in it: what is kept under it never gets old. */
async function serveFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

// A release takes over as soon as it is kept whole. Pages that are open go on with their own files.
worker.addEventListener('install', (event) => event.waitUntil(cacheRelease().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldReleases().then(() => worker.clients.claim())));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const [, first = ''] = pathname.split('/');
  if (request.method !== 'GET' || origin !== location.origin || serverAddresses.includes(first)) return;
  if (request.mode === 'navigate') event.respondWith(servePage(request));
  else if (first === 'assets') event.respondWith(serveFile(request));
});
