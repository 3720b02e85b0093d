import type { DocumentNode } from 'graphql';
import { client } from './client.ts';

/** Refetches all queries on screen, or these. Each screen shows the failure of its own query. */
export function refetchQueries(which: 'active' | readonly DocumentNode[]): void {
  client.refetchQueries({ include: which === 'active' ? which : [...which] }).catch(() => undefined);
}

/** Refetches the queries on screen that read a field, and these; the current data stays until the next result. */
export function refetchReaders(field: string, others: readonly DocumentNode[] = []): void {
  client
    .refetchQueries({
      include: [...others],
      updateCache: (cache) => void cache.modify({ fields: { [field]: (_value, { INVALIDATE }) => INVALIDATE } }),
    })
    .catch(() => undefined);
}
