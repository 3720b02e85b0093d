/** Milliseconds after which a page has settled: keeping the program on the device must not slow down its start. */
const settleDelayMs = 5_000;

/**
 * Keeps the program on this device, so that it opens without a network. Browsers offer that on secure addresses only;
 * the development server has no release to keep.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it everything works as before, as long as there is a network.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(register, settleDelayMs), { once: true });
}
