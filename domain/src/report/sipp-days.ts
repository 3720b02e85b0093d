import type { PermitStatus } from '../permit/status.ts';
import type { SippStage, SippSubmission } from './sipp-work.ts';

/** A SIPP form with the duration of its work. */
export interface SippChild {
  title: string;
  submission: SippSubmission;
  /** In hours; null if the form does not say. */
  duration: number | null;
}

/** A SIPP work with the permit that it is done under. */
export interface SippWork extends SippChild {
  _id: string;
  /** The permit number. */
  code: string;
  /** Whether it is a child permit. */
  isChild: boolean;
  site: string;
  status: PermitStatus;
  stage: SippStage;
  /** The day it starts, YYYY-MM-DD. */
  startDate: string;
}

/** A permit with those of its SIPP forms whose work starts on the day. */
export interface SippPermit {
  _id: string;
  code: string;
  isChild: boolean;
  site: string;
  status: PermitStatus;
  children: SippChild[];
}

/** The SIPP works that start on a day. */
export interface SippDay {
  startDate: string;
  pendingApprovalPermits: SippPermit[];
  approvedPermits: SippPermit[];
}

/** Groups works by day and permit, keeping their order. */
export function groupSippWorks(works: readonly SippWork[]): SippDay[] {
  const days = new Map<string, SippDay>();
  for (const work of works) {
    const { startDate, stage } = work;
    const day = days.get(startDate) ?? { startDate, pendingApprovalPermits: [], approvedPermits: [] };
    days.set(startDate, day);
    addWork(stage === 'approved' ? day.approvedPermits : day.pendingApprovalPermits, work);
  }
  return [...days.values()];
}

function addWork(
  permits: SippPermit[],
  { _id, code, isChild, site, status, title, submission, duration }: SippWork,
): void {
  const child = { title, submission, duration };
  const existing = permits.find((permit) => permit._id === _id);
  if (existing) existing.children.push(child);
  else permits.push({ _id, code, isChild, site, status, children: [child] });
}
