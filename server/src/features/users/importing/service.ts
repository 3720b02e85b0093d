import { createHash } from 'node:crypto';
import {
  greatestImportFile,
  importOutcomes,
  type ImportedAccount,
  type ImportGround,
  type ImportLine,
  type ImportOutcome,
} from '@eptw/domain/user/import';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { UploadedFile } from '../../../graphql/uploaded-file.ts';
import { refusingTakenAddress } from '../taken-address.ts';
import { companiesElsewhere } from '../administering/store.ts';
import { parseUsers } from './parse.ts';
import { choosableGroups, choosableSites, takenAddresses } from './store.ts';
import type { ImportReport } from './types.ts';
import { writeAccounts } from './write.ts';

/** A file of users, as an upload or as its text. */
export interface SentFile {
  file?: UploadedFile | null | undefined;
  csv?: string | null | undefined;
  dryRun: boolean;
  /** The fingerprint of the dry run that was looked at. */
  seen?: string | null | undefined;
}

function contentOf({ file, csv }: SentFile): Uint8Array {
  if (csv != null) return Buffer.from(csv);
  if (!file) throw new Refusal('BAD_INPUT', 'Choose a file of users.');
  // Not read when it is too large; one byte more is refused like all of it.
  return file.content.subarray(0, greatestImportFile + 1);
}

async function groundOf({ db, actor }: Scope, lines: readonly ImportLine[]): Promise<ImportGround> {
  const emails = lines.map((line) => (line.cells.email ?? '').trim());
  const companies = [...new Set(lines.map((line) => (line.cells.company ?? '').trim()))];
  const [sites, groups, taken, elsewhere] = await Promise.all([
    choosableSites(db),
    choosableGroups(db),
    takenAddresses(db, emails),
    actor.role === 'SuperAdmin' ? [] : companiesElsewhere(db, companies, actor.siteIds),
  ]);
  return {
    administrator: actor,
    sites: new Map(sites.map((site) => [site.code.toUpperCase(), site])),
    groups: new Map(groups.map((group) => [group.name.toLowerCase(), group])),
    taken: new Set(taken),
    companiesElsewhere: new Set(elsewhere),
  };
}

function reportOf(outcomes: readonly ImportOutcome[], dryRun: boolean): ImportReport {
  const count = (outcome: ImportOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
  return {
    dryRun,
    toCreate: count('create'),
    existing: count('exists'),
    refused: count('refused'),
    fingerprint: createHash('sha256').update(JSON.stringify(outcomes)).digest('base64url'),
    lines: outcomes.map((one) => ({
      line: one.line,
      email: one.email,
      fullname: one.fullname,
      outcome: one.outcome,
      reasons: one.outcome === 'refused' ? one.reasons : [],
    })),
  };
}

const changedSince =
  'Something changed since the file was checked, so nobody was imported. Look at the new report, and import again.';

const people = (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString('en-SG')} users`);

/**
 * Reads a file of users and says of every line what becomes of it. A dry run writes nothing; otherwise every good line
 * becomes an account, all of them or none, and each person gets a link to choose a password. Refused when what would be
 * written is not what the dry run said.
 */
export async function importUsers(scope: Scope, sent: SentFile): Promise<{ report: ImportReport; message: string }> {
  const lines = parseUsers(contentOf(sent));
  return refusingTakenAddress(changedSince, () =>
    inTransaction(scope.db, async (db) => {
      const within = { ...scope, db };
      const outcomes = importOutcomes(lines, await groundOf(within, lines));
      const report = reportOf(outcomes, sent.dryRun);
      if (sent.dryRun) return { report, message: `${people(report.toCreate)} can be imported.` };
      if (sent.seen && sent.seen !== report.fingerprint) throw new Refusal('CONFLICT', changedSince);
      const accounts = outcomes.flatMap((one): ImportedAccount[] => (one.outcome === 'create' ? [one.account] : []));
      if (accounts.length === 0) throw new Refusal('BAD_INPUT', 'There is nobody in the file who can be imported.');
      await writeAccounts(within, accounts);
      const who = accounts.length === 1 ? '1 user was' : `${people(accounts.length)} were`;
      return { report, message: `${who} imported. A link to choose a password goes to each of them.` };
    }),
  );
}
