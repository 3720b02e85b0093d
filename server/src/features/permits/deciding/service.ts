import type { Action } from '@eptw/domain/permit/actions';
import { actionTowards } from '@eptw/domain/permit/lifecycle';
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

function towards(from: Status, wanted: Status): Meant {
  const action = actionTowards(from, wanted);
  if (action) return { action };
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
    actionFrom: (status) => (sent.only ? { action: sent.only } : towards(status, wanted)),
  });
}

/** Saves corrections; with a status other than the present one it also takes the action that leads there. */
export async function updatePermit(
  scope: Scope,
  sent: SentChange & { status?: string | null | undefined } & SentEdits,
): Promise<Performed> {
  const wanted = sent.status == null ? undefined : statusOf(sent.status);
  return performPermitAction(scope, {
    permitId: sent.id,
    version: sent.version,
    among: sent.among,
    edits: sent,
    actionFrom: (status) => {
      if (wanted !== undefined && wanted !== status) return towards(status, wanted);
      return { action: status === 'Approved' ? 'editApproved' : 'edit' };
    },
  });
}

/** The same for a permit that must be Approved: one that was recalled meanwhile is refused. */
export async function updatesOnApprovedPermit(
  scope: Scope,
  sent: SentChange & { status?: string | null | undefined } & SentEdits,
): Promise<Performed> {
  const wanted = sent.status == null ? 'Approved' : statusOf(sent.status);
  return performPermitAction(scope, {
    permitId: sent.id,
    version: sent.version,
    among: sent.among,
    edits: sent,
    actionFrom: (status) =>
      wanted === 'Approved' || status !== 'Approved' ? { action: 'editApproved' } : towards('Approved', wanted),
  });
}
