import {
  ArrowRightLeft,
  CirclePause,
  CircleX,
  ClockPlus,
  Flag,
  Handshake,
  Hand,
  UserRoundPlus,
  MessageSquareReply,
  OctagonX,
  Play,
  RotateCw,
  ShieldCheck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { WorkAction } from '@eptw/domain/work/table/work-table';

const icons: Record<WorkAction, LucideIcon> = {
  startWork: Play,
  resumeWork: RotateCw,
  revalidateWork: ShieldCheck,
  pauseWork: CirclePause,
  handOverWork: ArrowRightLeft,
  appointHolder: UserRoundPlus,
  stayHolder: Hand,
  withdrawHandover: Undo2,
  acceptHandover: Handshake,
  declineHandover: CircleX,
  requestExtension: ClockPlus,
  answerExtension: MessageSquareReply,
  finishWork: Flag,
  stopWork: OctagonX,
};

/** The icon of an action, beside its label. */
export function ActionIcon({ action }: { action: WorkAction }) {
  const Icon = icons[action];
  return <Icon size={17} aria-hidden />;
}
