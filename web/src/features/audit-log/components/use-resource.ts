import type { AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { AnyOperation, Operation } from '../../../lib/api/operation.ts';
import { useDeletion } from '../../../components/confirm/use-deletion.tsx';
import { useCommand, type MutationPayload } from '../../../lib/api/use-command.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import type { ListChange, ListState } from '../../../lib/list-state.ts';
import { usePage, type PageOf } from '../../../lib/use-page.ts';
import { useAdminSubscription } from './use-admin-subscription.ts';

type Mutation<Variables> = Operation<Record<string, MutationPayload>, Variables>;

/** A noun that administrators list, create, change and delete: its documents and texts. */
export interface Resource<Values, Changes, Row> {
  /** As in 'Delete this site?'. */
  noun: string;
  /** What its list shows; the list reloads when an administrator changes any of these. */
  kinds: readonly AuditSubject[];
  list: AnyOperation;
  create: Mutation<{ data: Values }>;
  update: Mutation<{ id: string; data: Changes; version?: number | null }>;
  remove: Mutation<{ id: string }>;
  /** Describes a row in the confirmation of its deletion. */
  describe: (row: Row) => string;
  /** The title of that confirmation, if it is not the usual one. */
  question?: string;
  /** Other queries to refetch. */
  refetch?: readonly string[];
}

/** Loads the page of a resource's list for this state. It reloads when an administrator changes what it shows. */
export function useResourceList<Data extends Record<string, PageOf<unknown>>, Variables extends object>(
  { list, kinds }: { list: Operation<Data, Variables>; kinds: readonly AuditSubject[] },
  variables: Variables,
  state: Pick<ListState, 'page' | 'pageSize'>,
  change: (listChange: ListChange) => void,
) {
  const query = useQuery(list, { variables });
  useAdminSubscription(kinds, () => void query.refetch());
  return usePage<Data>(query, state, change);
}

/**
 * Changes a resource. `create` and `update` show no toast: the form shows success as a toast, and a refusal above its
 * fields. `remove` asks for confirmation, and resolves to whether the row was deleted.
 */
export function useResource<Values, Changes, Row extends { _id: string }>(resource: Resource<Values, Changes, Row>) {
  const refetch = [resource.list, ...(resource.refetch ?? [])];
  const [create, isCreating] = useCommand(resource.create, { silent: true, refetch });
  const [update, isUpdating] = useCommand(resource.update, { silent: true, refetch });
  const remove = useDeletion({ ...resource, refetch });
  return { create, update, remove, isSaving: isCreating || isUpdating };
}
