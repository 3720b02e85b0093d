import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribeToNetwork(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** States that the device is offline and that entered text is kept. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="offline-banner">
          <WifiOff size={15} aria-hidden />
          You are offline. Your entries are saved on this device. Send them when you are back online.
        </p>
      )}
    </div>
  );
}
