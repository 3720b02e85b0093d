import { createHash } from 'node:crypto';

/** The last row of a chain so far. */
export interface ChainEnd {
  sequence: number;
  hash: string;
}

/** The end of a chain that has no rows yet. */
export const chainStart: ChainEnd = { sequence: 0, hash: '0'.repeat(64) };

/** A row as stored: its position in the chain, counted from 1, and what seals it. */
export type Sealed<Content> = Content & { sequence: number; previous_hash: string; hash: string };

/** The first error in a chain: where and what. */
export interface BrokenRow {
  sequence: number;
  problem: string;
}

/** How rows of one kind are sealed and verified. */
export interface HashChain<Content> {
  /** The row that continues the chain after this end, or starts it. */
  seal: (content: Content, end?: ChainEnd) => Sealed<Content>;
  /** Verifies rows that follow this end, in order. Returns the end that they lead to, or the first broken row. */
  verify: (from: ChainEnd, rows: readonly Sealed<Content>[]) => { end: ChainEnd; broken?: BrokenRow };
}

/**
 * A chain of rows, each sealed with the SHA-256 of its values and of its predecessor's hash, in hexadecimal, so that
 * none can be changed, removed or exchanged unnoticed. `toSealedValues` returns what a row says in a fixed order,
 * instants in UTC with milliseconds. Append any new kind of value at its end, or old hashes no longer match.
 */
export function createHashChain<Content extends object>(
  toSealedValues: (row: Content & { sequence: number }) => readonly unknown[],
): HashChain<Content> {
  const hashRow = (row: Content & { sequence: number }, previousHash: string) =>
    createHash('sha256')
      .update(JSON.stringify([previousHash, ...toSealedValues(row)]))
      .digest('hex');

  function findProblem(row: Sealed<Content>, end: ChainEnd): string | undefined {
    if (row.sequence !== end.sequence + 1) return 'the entry is missing';
    if (row.previous_hash !== end.hash) return 'it does not match the entry before it';
    return row.hash === hashRow(row, end.hash) ? undefined : 'its content was changed after it was written';
  }

  return {
    seal(content, end = chainStart) {
      const row = { ...content, sequence: end.sequence + 1 };
      return { ...row, previous_hash: end.hash, hash: hashRow(row, end.hash) };
    },
    verify(from, rows) {
      let end = from;
      for (const row of rows) {
        const problem = findProblem(row, end);
        if (problem !== undefined) return { end, broken: { sequence: end.sequence + 1, problem } };
        end = { sequence: row.sequence, hash: row.hash };
      }
      return { end };
    },
  };
}
