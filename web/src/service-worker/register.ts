/** Milliseconds after which a page has settled: caching the app must not slow down its start. */
const settleDelayMs = 5_000;

/**
 * Caches the app on this device, so that it opens without a network. Browsers allow that on secure addresses only;
 * the development server has no release to cache.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it everything still works while there is a network.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(register, settleDelayMs), { once: true });
}
