import {
  CreateWorkerDocument,
  EraseWorkerDocument,
  GetWorkerDocument,
  GetWorkersDocument,
  UpdateWorkerDocument,
  type WorkerFactsFragment,
} from '../../generated/crew.ts';

/** A worker as the API returns it. */
export type Worker = WorkerFactsFragment;

/** Workers as their screens use them. They are erased with a question of their own. */
export const workerResource = {
  noun: 'worker',
  kinds: ['worker'],
  list: GetWorkersDocument,
  read: GetWorkerDocument,
  create: CreateWorkerDocument,
  update: UpdateWorkerDocument,
  remove: EraseWorkerDocument,
  describe: ({ name, passNumber }: Worker) => `${name} · ${passNumber}`,
  // After a refusal because of a concurrent change, the form shows the current version.
  refetch: ['GetWorker'],
} as const;

/** The link back to the list, in its last state. */
export const backToCrew = { to: '/crew', label: 'Crew' };
