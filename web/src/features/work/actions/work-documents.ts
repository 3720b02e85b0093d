import type { Operation } from '../../../lib/api/operation.ts';
import type { WorkAction } from '@eptw/domain/work/table/work-table';
import {
  AcceptHandoverDocument,
  AppointHolderDocument,
  StayHolderDocument,
  AnswerExtensionDocument,
  DeclineHandoverDocument,
  FinishWorkDocument,
  HandOverWorkDocument,
  PauseWorkDocument,
  RequestExtensionDocument,
  ResumeWorkDocument,
  RevalidateWorkDocument,
  StartWorkDocument,
  StopWorkDocument,
  WithdrawHandoverDocument,
} from '../../../generated/work.ts';
import type { ActionExtras } from '../sheet/action-input.ts';
import type { WorkAnswer } from '../job/work.ts';

/** What every action is sent with. */
type ActionVariables = ActionExtras & { id: string; version?: number; idempotencyKey: string };

/** The operation of each action. */
export const workDocuments: Record<WorkAction, Operation<{ work: WorkAnswer }, ActionVariables>> = {
  startWork: StartWorkDocument,
  resumeWork: ResumeWorkDocument,
  revalidateWork: RevalidateWorkDocument,
  pauseWork: PauseWorkDocument,
  handOverWork: HandOverWorkDocument,
  appointHolder: AppointHolderDocument,
  stayHolder: StayHolderDocument,
  withdrawHandover: WithdrawHandoverDocument,
  acceptHandover: AcceptHandoverDocument,
  declineHandover: DeclineHandoverDocument,
  requestExtension: RequestExtensionDocument,
  answerExtension: AnswerExtensionDocument,
  finishWork: FinishWorkDocument,
  stopWork: StopWorkDocument,
};
