import { createHash } from 'node:crypto';
import {
  planImport,
  type ImportedAccount,
  type ImportContext,
  type ImportLine,
  type ImportOutcome,
} from '@eptw/domain/user/import';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { refuseDuplicateAddress } from '../email-address.ts';
import { findCompaniesElsewhere } from '../admin-actions/store.ts';
import { readImportSource, type ImportSource } from './csv-lines.ts';
import { parseUsers } from './parse.ts';
import { listAvailableGroups, listAvailableSites, findAddressesInUse } from './store.ts';
import type { ImportReport } from './types.ts';
import { createAccounts } from './create-accounts.ts';

/** A file of users. */
export interface ImportUsersInput extends ImportSource {
  dryRun: boolean;
  /** The fingerprint of the dry run that the administrator saw. */
  seen?: string | null | undefined;
}

async function loadImportContext({ db, actor }: ActorContext, lines: readonly ImportLine[]): Promise<ImportContext> {
  const emails = lines.map((line) => (line.cells.email ?? '').trim());
  const companies = [...new Set(lines.map((line) => (line.cells.company ?? '').trim()))];
  const [sites, groups, taken, elsewhere] = await Promise.all([
    listAvailableSites(db),
    listAvailableGroups(db),
    findAddressesInUse(db, emails),
    actor.role === 'SuperAdmin' ? [] : findCompaniesElsewhere(db, companies, actor.siteIds),
  ]);
  return {
    administrator: actor,
    sites: new Map(sites.map((site) => [site.code.toUpperCase(), site])),
    groups: new Map(groups.map((group) => [group.name.toLowerCase(), group])),
    takenEmails: new Set(taken),
    companiesElsewhere: new Set(elsewhere),
  };
}

function toImportReport(outcomes: readonly ImportOutcome[], dryRun: boolean): ImportReport {
  const count = (outcome: ImportOutcome['outcome']) => outcomes.filter((line) => line.outcome === outcome).length;
  return {
    dryRun,
    toCreate: count('create'),
    existing: count('exists'),
    refused: count('refused'),
    fingerprint: createHash('sha256').update(JSON.stringify(outcomes)).digest('base64url'),
    lines: outcomes.map((outcome) => ({
      line: outcome.line,
      email: outcome.email,
      fullname: outcome.fullname,
      outcome: outcome.outcome,
      reasons: outcome.outcome === 'refused' ? outcome.reasons : [],
    })),
  };
}

const changedSinceMessage =
  'The data changed after the file was checked. No users were imported. Review the new report, then import again.';

const formatUserCount = (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString('en-SG')} users`);

/**
 * Reads a file of users and returns the outcome of each line. A dry run writes nothing; otherwise every valid line
 * becomes an account, all or nothing, and each user gets a link to choose a password. Refuses if the outcome would
 * differ from the dry run.
 */
export async function importUsers(
  context: ActorContext,
  input: ImportUsersInput,
): Promise<{ report: ImportReport; message: string }> {
  const lines = parseUsers(readImportSource(input, 'users'));
  return refuseDuplicateAddress(changedSinceMessage, () =>
    inTransaction(context.db, async (db) => {
      const transactionContext = { ...context, db };
      const outcomes = planImport(lines, await loadImportContext(transactionContext, lines));
      const report = toImportReport(outcomes, input.dryRun);
      if (input.dryRun) return { report, message: `${formatUserCount(report.toCreate)} can be imported.` };
      if (input.seen && input.seen !== report.fingerprint) throw new Refusal('CONFLICT', changedSinceMessage);
      const accounts = outcomes.flatMap((outcome): ImportedAccount[] =>
        outcome.outcome === 'create' ? [outcome.account] : [],
      );
      if (accounts.length === 0) throw new Refusal('BAD_INPUT', 'The file has no users that can be imported.');
      await createAccounts(transactionContext, accounts);
      const who = accounts.length === 1 ? '1 user was' : `${formatUserCount(accounts.length)} were`;
      return { report, message: `${who} imported. We sent each of them a link to choose a password.` };
    }),
  );
}
