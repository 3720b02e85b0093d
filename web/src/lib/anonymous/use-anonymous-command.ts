import type { Operation } from '../api/operation.ts';
import { useCallback, useState } from 'react';
import { toFailurePayload } from '../api/failure-message.ts';
import { getOnlyField, type OnlyField } from '../api/only-field.ts';
import type { MutationPayload } from '../api/use-command.ts';
import { sendAnonymously } from './send-anonymously.ts';

/** Like `useCommand`, for the pages before signing in. They show the result themselves. */
export function useAnonymousCommand<Data extends Record<string, MutationPayload>, Variables>(
  document: Operation<Data, Variables>,
) {
  const [running, setRunning] = useState(false);
  const run = useCallback(
    async (variables: Variables): Promise<OnlyField<Data> | MutationPayload> => {
      setRunning(true);
      const payload = await sendAnonymously(document, variables).then(getOnlyField, toFailurePayload);
      setRunning(false);
      return payload;
    },
    [document],
  );
  return [run, running] as const;
}
