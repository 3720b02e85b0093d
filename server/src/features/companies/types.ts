import type { CompanySpelling, SharedPass } from '@eptw/domain/user/company-look-alikes';

/** Companies that look alike: they may be one, whose people do not see each other's permits. */
export interface CompanyLookAlikes {
  spellings: CompanySpelling[];
  /** Workers who would have one pass number after a merge; it is refused while there are any. */
  sharedPasses: SharedPass[];
}

/** An account whose address looks like that of another one. */
export interface LookAlikeAccount {
  _id: string;
  fullname: string;
  email: string;
  company: string;
}

/** A worker whose pass number looks like that of another one of the same company. */
export interface LookAlikeWorker extends SharedPass {
  _id: string;
}

/** Everything that looks alike: rows from before new ones were refused. */
export interface LookAlikes {
  companies: CompanyLookAlikes[];
  accounts: LookAlikeAccount[][];
  workers: LookAlikeWorker[][];
}
