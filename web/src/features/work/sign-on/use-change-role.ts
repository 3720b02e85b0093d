import type { JobRole } from '@eptw/domain/role/job-role';
import { ChangeRoleDocument } from '../../../generated/work.ts';
import { useSendWork, type WorkPage } from '../job/use-send-work.ts';

/** Gives somebody on the job other roles. */
export function useChangeRole(page: WorkPage) {
  const { sendWork, failure, isSending } = useSendWork(ChangeRoleDocument, page);
  /** Returns whether they have them. */
  const changeRole = (worker: string, roles: readonly JobRole[]): Promise<boolean> => {
    const request = { permitId: page.permitWork.work.permitId, worker, roles: [...roles] };
    return sendWork(request, (idempotencyKey) => ({ ...request, idempotencyKey }));
  };
  return { changeRole, failure, isSending };
}
