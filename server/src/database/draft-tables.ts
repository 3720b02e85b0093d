import type { ColumnType, Generated } from 'kysely';
import type { Submission } from '@eptw/domain/template/model/submission';

type Now = ColumnType<Date, Date | string | undefined, Date | string>;

/** A permit that is being filled in, visible to its author only. */
interface DraftTable {
  id: Generated<string>;
  author_id: string;
  site_id: string;
  discipline_id: string;
  owner_id: string;
  /** Individual reviewers and reviewing groups, in the order in which they were chosen. */
  individual_ids: string[];
  group_ids: string[];
  work_description: Generated<string>;
  created_at: Now;
  updated_at: Now;
  /** Number of changes, as on a permit. */
  version: Generated<number>;
  idempotency_key: string | null;
  /** The permit that it was copied from. */
  source_permit_id: string | null;
}

/** Position 0 is the draft's own form; the attached child forms follow. */
interface DraftFormTable {
  draft_id: string;
  position: number;
  template_id: string;
  template_version_id: string;
  submission: ColumnType<Submission, string, string>;
}

/** The uploads on a draft's forms. They are deleted with it. */
interface DraftFileTable {
  draft_id: string;
  file_name: string;
}

export interface DraftTables {
  draft: DraftTable;
  draft_form: DraftFormTable;
  draft_file: DraftFileTable;
}
