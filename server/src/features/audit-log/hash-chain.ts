import { createHash } from 'node:crypto';
import type { FieldChange } from '@eptw/domain/text/field-changes';
import type { NewRow, Row } from '../../database/tables.ts';

/** An entry before it is sealed. */
export interface AuditEntryContent extends Omit<
  NewRow<'administration_entry'>,
  'at' | 'changes' | 'previous_hash' | 'hash'
> {
  at: Date;
  changes: FieldChange[];
}

/** An entry as stored. */
export interface SealedAuditEntry extends AuditEntryContent {
  previous_hash: string;
  hash: string;
}

/** The predecessor's hash in the first entry. */
const chainStart = '0'.repeat(64);

/** The canonical text of an entry. Append new kinds of values at the end. */
function serializeEntry(entry: AuditEntryContent, previousHash: string): string {
  return JSON.stringify([
    previousHash,
    entry.sequence,
    entry.at.toISOString(),
    entry.actor_id,
    entry.actor_name,
    entry.actor_role,
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    entry.subject_name,
    entry.changes.map(({ field, before, after }) => [field, before, after]),
  ]);
}

function hashEntry(entry: AuditEntryContent, previousHash: string): string {
  return createHash('sha256').update(serializeEntry(entry, previousHash)).digest('hex');
}

/** The entry that continues the chain, or starts it. */
export function sealEntry(
  facts: Omit<AuditEntryContent, 'sequence'>,
  end: Pick<Row<'administration_entry'>, 'sequence' | 'hash'> | undefined,
): SealedAuditEntry {
  const entry = { ...facts, sequence: (end?.sequence ?? 0) + 1 };
  const previousHash = end?.hash ?? chainStart;
  return { ...entry, previous_hash: previousHash, hash: hashEntry(entry, previousHash) };
}

/** The first error in the audit log: where and what. */
export interface BrokenAuditEntry {
  sequence: number;
  problem: string;
}

/** How far verification has come along the chain. */
export interface ChainPosition {
  sequence: number;
  hash: string;
}

export const chainOrigin: ChainPosition = { sequence: 0, hash: chainStart };

/**
 * Verifies entries that follow this position, in order. Returns the position at their end, or the first broken entry.
 */
export function verifyEntries(
  from: ChainPosition,
  entries: readonly Row<'administration_entry'>[],
): { end: ChainPosition; broken?: BrokenAuditEntry } {
  let end = from;
  for (const entry of entries) {
    const sequence = end.sequence + 1;
    const createBrokenResult = (problem: string) => ({ end, broken: { sequence, problem } });
    if (entry.sequence !== sequence) return createBrokenResult('the entry is missing');
    if (entry.previous_hash !== end.hash) return createBrokenResult('it does not match the entry before it');
    if (entry.hash !== hashEntry(entry, end.hash))
      return createBrokenResult('its content was changed after it was written');
    end = { sequence, hash: entry.hash };
  }
  return { end };
}
