import { useState } from 'react';
import { useToast } from '../../lib/toast.ts';
import { useMarkSeen } from './components/use-mark-seen.ts';

/** Marks every notification as seen; says so only when that could not be done. */
export function useMarkAllSeen(): [markAll: () => Promise<void>, isMarking: boolean] {
  const markSeen = useMarkSeen();
  const toast = useToast();
  const [isMarking, setMarking] = useState(false);

  async function markAll() {
    setMarking(true);
    const { success, message } = await markSeen({});
    setMarking(false);
    if (!success) toast('error', message);
  }

  return [markAll, isMarking];
}
