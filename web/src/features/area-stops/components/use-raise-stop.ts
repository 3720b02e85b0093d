import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { StopAllWorkDocument } from '../../../generated/area-stops.ts';
import { createActionKeys } from '../../../lib/action-keys.ts';
import type { AreaStop } from './area-stop.ts';

/** Calls everybody to the assembly point during a stop that did not, and opens the muster list. */
export function useRaiseStop({ site, siteName, kind, reason }: AreaStop): [raise: () => void, isRaising: boolean] {
  const [send, isRaising] = useCommand(StopAllWorkDocument, { refetch: 'active' });
  const [keys] = useState(createActionKeys);
  const confirm = useConfirm();
  const navigate = useNavigate();

  async function raise() {
    const request = { site, kind, muster: true, reason };
    const payload = await send({ ...request, idempotencyKey: keys.getKey(request) });
    if (payload.code !== 'FAILED') keys.reset();
    if (payload.success) await navigate(`/muster/${site}`);
  }

  return [
    () =>
      void confirm({
        title: `Call everybody at ${siteName} to the assembly point?`,
        content: 'The muster list is frozen until the stop is lifted: nobody leaves it without being seen.',
        confirmLabel: 'Call everybody',
        destructive: true,
        onConfirm: raise,
      }),
    isRaising,
  ];
}
