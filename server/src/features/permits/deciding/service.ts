import type { Action } from '@eptw/domain/permit/actions';
import { actionTowards } from '@eptw/domain/permit/lifecycle';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { isStatus, statusLabel, type Status } from '@eptw/domain/permit/status';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { SentEdits } from './edits.ts';
import { performPermitAction, type Known, type Meant, type Performed } from './perform.ts';

/** What every change of a permit says. */
export interface SentChange extends Known {
  id: string;
}

function statusOf(text: string): Status {
  if (isStatus(text)) return text;
  throw new Refusal('BAD_INPUT', `There is no status '${text.slice(0, 40)}'.`);
}

function towards({ actor }: Scope, permit: PermitFacts, wanted: Status): Meant {
  const action = actionTowards(actor, permit, wanted);
  if (action) return { action };
  const from = permit.status;
  if (from === wanted) return { why: `This permit is ${statusLabel(from)} already.` };
  return { why: `This permit is ${statusLabel(from)} now and cannot become ${statusLabel(wanted)}.` };
}

/**
 * Takes the lifecycle action that leads to the wanted status: decides, asks for closure, finishes, recalls. Where the
 * operation is about one action alone, no other is taken.
 */
export async function updatePermitStatus(
  scope: Scope,
  sent: SentChange & { status: string; reason?: string | null | undefined; only?: Action },
): Promise<Performed> {
  const wanted = statusOf(sent.status);
  return performPermitAction(scope, {
    permitId: sent.id,
    version: sent.version,
    among: sent.among,
    reason: sent.reason,
    actionFrom: (permit) => (sent.only ? { action: sent.only } : towards(scope, permit, wanted)),
  });
}

/** What every saving of forms says. */
export interface SentSave extends SentChange, SentEdits {
  status?: string | null | undefined;
  /** Why the answers change; asked for where approvals lapse by it. */
  reason?: string | null | undefined;
}

/** Saves corrections; with a status other than the present one it also takes the action that leads there. */
export async function updatePermit(scope: Scope, sent: SentSave): Promise<Performed> {
  const wanted = sent.status == null ? undefined : statusOf(sent.status);
  return performPermitAction(scope, {
    permitId: sent.id,
    version: sent.version,
    among: sent.among,
    reason: sent.reason,
    edits: sent,
    actionFrom: (permit) => {
      if (wanted !== undefined && wanted !== permit.status) return towards(scope, permit, wanted);
      return { action: permit.status === 'Approved' ? 'editApproved' : 'edit' };
    },
  });
}

/** The same for a permit that must be Approved: one that was recalled meanwhile is refused. */
export async function updatesOnApprovedPermit(scope: Scope, sent: SentSave): Promise<Performed> {
  const wanted = sent.status == null ? 'Approved' : statusOf(sent.status);
  return performPermitAction(scope, {
    permitId: sent.id,
    version: sent.version,
    among: sent.among,
    reason: sent.reason,
    edits: sent,
    actionFrom: (permit) =>
      wanted === 'Approved' || permit.status !== 'Approved'
        ? { action: 'editApproved' }
        : towards(scope, permit, wanted),
  });
}
