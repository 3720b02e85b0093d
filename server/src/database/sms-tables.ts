import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

/**
 * The state of a text message. `dropped` has nobody to go to, or a later one about the same job replaced it; `late`
 * could not be sent in time; `failed` was refused; an `interrupted` one may or may not have arrived. None of these is
 * sent again.
 */
export type TextMessageState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'late' | 'failed' | 'interrupted';

/** A text message to a worker who is signed on to a job. */
interface TextMessageTable {
  id: Generated<string>;
  permit_id: string;
  worker_id: string;
  /** The entry in the permit's history that it is about. */
  sequence: number;
  text: string;
  state: Generated<TextMessageState>;
  /** How often the gateway may have taken it without saying so. */
  uncertain_sends: Generated<number>;
  problem: string | null;
  created_at: Instant;
  /** When a process last began to send it. */
  taken_at: Instant | null;
  settled_at: Instant | null;
}

export interface SmsTables {
  text_message: TextMessageTable;
}
