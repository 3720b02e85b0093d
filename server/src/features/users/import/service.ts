import { normalizeText } from '@eptw/domain/text/same-text';
import { toStoredDetail } from '@eptw/domain/user/account-details';
import {
  importColumns,
  planImport,
  validateImportHeader,
  type ImportedAccount,
  type ImportContext,
  type ImportLine,
  type ImportOutcome,
} from '@eptw/domain/user/import';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { parseCsvLines, readImportSource } from '../../../imports/csv-lines.ts';
import {
  createImportFingerprint,
  runImport,
  type ImportInput,
  type ImportResult,
} from '../../../imports/run-import.ts';
import { refuseDuplicateAddress } from '../email-address.ts';
import { findCompaniesElsewhere } from '../admin-actions/store.ts';
import { listAvailableGroups, listAvailableSites, findAddressesInUse, findSpellings } from './store.ts';
import type { UserImportReport } from './types.ts';
import { createAccounts } from './create-accounts.ts';

const userFile = { columns: importColumns, things: 'users', validateHeader: validateImportHeader };

async function loadImportContext({ db, actor }: ActorContext, lines: readonly ImportLine[]): Promise<ImportContext> {
  const emails = lines.map((line) => toStoredDetail('email', line.cells.email ?? ''));
  const companies = [...new Set(lines.map((line) => toStoredDetail('company', line.cells.company ?? '')))];
  const [sites, groups, taken, spellings, elsewhere] = await Promise.all([
    listAvailableSites(db),
    listAvailableGroups(db),
    findAddressesInUse(db, emails),
    findSpellings(db, companies),
    actor.role === 'SuperAdmin' ? [] : findCompaniesElsewhere(db, companies, actor.siteIds),
  ]);
  return {
    administrator: actor,
    sites: new Map(sites.map((site) => [normalizeText(site.code), site])),
    groups: new Map(groups.map((group) => [normalizeText(group.name), group])),
    // Where accounts look alike already, the one that has the address itself counts.
    takenEmails: new Map(
      taken.toSorted((one) => (emails.includes(one) ? 1 : -1)).map((email) => [normalizeText(email), email]),
    ),
    companies: new Map(spellings.map((company) => [normalizeText(company), company])),
    companiesElsewhere: new Set(elsewhere),
  };
}

function toImportReport(outcomes: readonly ImportOutcome[], dryRun: boolean): UserImportReport {
  const count = (outcome: ImportOutcome['outcome']) => outcomes.filter((line) => line.outcome === outcome).length;
  return {
    dryRun,
    toCreate: count('create'),
    existing: count('exists'),
    refused: count('refused'),
    fingerprint: createImportFingerprint(outcomes),
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

/**
 * Reads a file of users and returns the outcome of each line. A dry run writes nothing; otherwise every valid line
 * becomes an account, all or nothing, and each user gets a link to choose a password. Refuses if the outcome would
 * differ from the dry run.
 */
export async function importUsers(context: ActorContext, input: ImportInput): Promise<ImportResult<UserImportReport>> {
  const lines = parseCsvLines(readImportSource(input, 'users'), userFile);
  return refuseDuplicateAddress(changedSinceMessage, () =>
    inTransaction(context.db, async (db) => {
      const transactionContext = { ...context, db };
      const outcomes = planImport(lines, await loadImportContext(transactionContext, lines));
      const accounts = outcomes.flatMap((outcome): ImportedAccount[] =>
        outcome.outcome === 'create' ? [outcome.account] : [],
      );
      return runImport(toImportReport(outcomes, input.dryRun), input, {
        nouns: ['user', 'users'],
        changedSince: changedSinceMessage,
        create: () => createAccounts(transactionContext, accounts),
        next: 'We sent each of them a link to choose a password.',
      });
    }),
  );
}
