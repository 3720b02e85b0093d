import { inTransaction } from '../../database/transaction.ts';
import { lockJob, writeOrRefresh, type WorkContext } from './service.ts';
import { listDuePermits, listUnheldPermits, listUnstoppedPermits, listWaitingForGas } from './store.ts';

const duePermitsPerPass = 500;

/**
 * Writes what has fallen due, in order for each permit, in a transaction of its own: whichever process comes first
 * writes it, once.
 */
export async function runWorkClock(context: WorkContext): Promise<void> {
  const now = context.clock();
  await writeAllDue(
    context,
    () => now,
    (limit) => listDuePermits(context.db, now, limit),
  );
  await suspendStoppedWork(context);
  await suspendUnheldWork(context);
}

/** Writes the suspension of work whose holder cannot act any more. */
async function suspendUnheldWork(context: WorkContext): Promise<void> {
  await writeAllDue(context, context.clock, (limit) => listUnheldPermits(context.db, limit));
}

/** Writes the stop of a site to the jobs there that were started and do not have it yet. */
export async function suspendStoppedWork(context: WorkContext): Promise<void> {
  await writeAllDue(context, context.clock, (limit) => listUnstoppedPermits(context.db, limit));
}

/** Renews what lists show of work that has not started at a site with a gas alarm: tests from before it count no more. */
export async function renewWaitingWork(context: WorkContext, siteId: string): Promise<void> {
  for (const permitId of await listWaitingForGas(context.db, siteId)) await renew(context, permitId, context.clock());
}

async function renew(context: WorkContext, permitId: string, now: Date): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const loggedJob = await lockJob(db, permitId, now);
    if (loggedJob) await writeOrRefresh({ ...context, db }, loggedJob, []);
  });
}

async function writeAllDue(
  context: WorkContext,
  clock: () => Date,
  list: (limit: number) => Promise<string[]>,
): Promise<void> {
  const handled = new Set<string>();
  for (;;) {
    const listed = await list(duePermitsPerPass);
    const due = listed.filter((id) => !handled.has(id));
    for (const permitId of due) await renew(context, permitId, clock());
    for (const id of due) handled.add(id);
    // What is still listed after its turn waits for the next pass.
    if (due.length === 0 || listed.length < duePermitsPerPass) return;
  }
}
