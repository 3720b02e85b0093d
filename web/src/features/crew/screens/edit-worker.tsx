import { ResourceScreen } from '../../audit-log/components/resource-screen.tsx';
import { WorkerForm } from '../worker-form.tsx';
import { backToCrew, workerResource } from '../worker-resource.ts';

const titles = { create: 'Add Worker', edit: 'Edit Worker' };

/** Adds a worker, or changes the one in the address. */
export function EditWorker() {
  return (
    <ResourceScreen resource={workerResource} titles={titles} back={backToCrew}>
      {(form) => <WorkerForm {...form} />}
    </ResourceScreen>
  );
}
