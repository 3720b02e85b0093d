import { serverAddresses } from './server-addresses.ts';

/** The addresses of all files of this release; inserted by the build. */
declare const releaseFiles: readonly string[];

/** Changes when any of the files changes; inserted by the build. */
declare const releaseName: string;

/** An event that lasts until its promise is settled. */
interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

/** What a service worker has and a page does not. */
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

/** How many releases are cached: a tab that is already open may still need files of the previous one. */
const maxReleases = 2;

const cachePrefix = 'eptw-release-';
const currentCacheName = cachePrefix + releaseName;
const cachedAtKey = '/kept-since';

/**
 * Caches a whole release or nothing. While two versions run side by side, the server may return files of the other
 * one: then this fails and is retried with the next page.
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

/** Returns the page from the server, or the cached one while the server is unreachable. */
async function servePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(currentCacheName)).match(shellPath);
    if (cached) return cached;
    throw error;
  }
}

/** A file's name contains a hash of its content, so a cached file never goes stale. */
async function serveFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

// A release takes over as soon as it is cached completely. Open pages keep using their own files.
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
