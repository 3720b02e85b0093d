import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { ActorContext } from '../../app-context.ts';
import { findSeenWorkers } from './store.ts';

/** A worker as somebody who reads the record of a job sees them. */
export interface SeenWorker {
  /** The pseudonym of one who was erased, or whose company's register the reader does not see. */
  name: string;
  /** Empty where the reader does not see it. */
  company: string;
  /** Whether the reader sees more than the roles. */
  isVisible: boolean;
}

/** The workers with these ids as the actor sees them; every id has one. */
export async function loadSeenWorkers(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<Map<string, SeenWorker>> {
  const rows = new Map((await findSeenWorkers(db, actor, ids)).map((row) => [row.id, row]));
  return new Map(
    ids.map((id): [string, SeenWorker] => {
      const row = rows.get(id);
      if (!row?.isVisible) return [id, { name: formatPseudonym(id), company: '', isVisible: false }];
      return [id, { name: row.name || formatPseudonym(id), company: row.company, isVisible: true }];
    }),
  );
}

/** Their names alone. */
export async function loadSeenNames(
  context: Pick<ActorContext, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  return new Map([...(await loadSeenWorkers(context, ids))].map(([id, { name }]) => [id, name]));
}
