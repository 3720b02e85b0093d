import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs work while no other process runs work under the lock in this directory. The lock of a dead holder is taken
 * over.
 */
export async function withLock(directory, work) {
  mkdirSync(directory, { recursive: true });
  const lock = path.join(directory, 'prepare.lock');
  const ticket = `${lock}.${process.pid}`;
  writeFileSync(ticket, String(process.pid));
  let announced = false;
  try {
    while (!take(ticket, lock)) {
      if (removeIfDead(lock)) continue;
      if (!announced) console.log('Waiting for another process that is installing or building …');
      announced = true;
      await delay(200);
    }
    try {
      return await work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(ticket, { force: true });
  }
}

/** A link appears with its content in one step, so that a lock is never seen without its holder. */
function take(ticket, lock) {
  try {
    linkSync(ticket, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock aside before checking it again: when several see the same dead holder, only one removes it. */
function removeIfDead(lock) {
  const holder = readHolder(lock);
  if (holder === undefined || isAlive(holder)) return holder === undefined;
  const aside = `${lock}.dead-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return true;
  }
  if (readHolder(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, lock);
  return true;
}

function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
