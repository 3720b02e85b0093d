import { useEffect, useRef, useState } from 'react';
import { toKey, type Operation } from './operation.ts';
import { follow } from './transports.ts';

interface SubscriptionOptions<Variables> {
  variables?: Variables;
  /** Does not subscribe while true. */
  skip?: boolean;
}

const noVariables = {};

/** Calls back with each event that the server reports; without data if it could not be read. */
export function useSubscription<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  onEvent: (data: Data | undefined) => void,
  { variables, skip = false }: SubscriptionOptions<NoInfer<Variables>> = {},
): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  const sent: object = variables ?? noVariables;
  const key = toKey(operation, sent);
  const [request, setRequest] = useState({ key, operation, sent });
  if (request.key !== key) setRequest({ key, operation, sent });
  useEffect(() => {
    if (skip) return undefined;
    return follow(request.operation, request.sent, ({ data }) =>
      latest.current((data ?? undefined) as Data | undefined),
    );
  }, [request, skip]);
}
