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

/** An entry as it is stored. */
export interface SealedAuditEntry extends AuditEntryContent {
  previous_hash: string;
  hash: string;
}

/** What the first entry names as its predecessor. */
const chainStart = '0'.repeat(64);

/** The one text that an entry has, whoever writes or reads it. New kinds of values go to the end. */
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

/** The entry that follows the end of the chain, or the first one of all. */
export function sealEntry(
  facts: Omit<AuditEntryContent, 'sequence'>,
  end: Pick<Row<'administration_entry'>, 'sequence' | 'hash'> | undefined,
): SealedAuditEntry {
  const entry = { ...facts, sequence: (end?.sequence ?? 0) + 1 };
  const previousHash = end?.hash ?? chainStart;
  return { ...entry, previous_hash: previousHash, hash: hashEntry(entry, previousHash) };
}

/** The first thing that is wrong with the history of administration: where, and what. */
export interface BrokenAuditEntry {
  sequence: number;
  what: string;
}

/** Where a walk along the chain has come to. */
export interface ChainPosition {
  sequence: number;
  hash: string;
}

export const chainOrigin: ChainPosition = { sequence: 0, hash: chainStart };

/** Walks entries that follow this position, in their order: to where they end, or to the first broken one. */
export function verifyEntries(
  from: ChainPosition,
  entries: readonly Row<'administration_entry'>[],
): { end: ChainPosition; broken?: BrokenAuditEntry } {
  let end = from;
  for (const entry of entries) {
    const sequence = end.sequence + 1;
    const broken = (what: string) => ({ end, broken: { sequence, what } });
    if (entry.sequence !== sequence) return broken('the entry is missing');
    if (entry.previous_hash !== end.hash) return broken('it does not match the entry before it');
    if (entry.hash !== hashEntry(entry, end.hash)) return broken('its content was changed after it was written');
    end = { sequence, hash: entry.hash };
  }
  return { end };
}
