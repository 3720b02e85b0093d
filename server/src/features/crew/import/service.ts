import { randomUUID } from 'node:crypto';
import type { CrewCompany } from '@eptw/domain/crew/crew-access';
import {
  listLineCompanies,
  listUncutPasses,
  planWorkerImport,
  toPassKey,
  validateWorkerHeader,
  workerColumns,
  type ImportedWorker,
  type WorkerImportContext,
  type WorkerImportPlan,
  type WorkerLine,
} from '@eptw/domain/crew/import';
import { normalizeText } from '@eptw/domain/text/same-text';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import { listWorkerChanges } from '@eptw/domain/crew/worker-changes';
import type { ActorContext } from '../../../app-context.ts';
import { refuseDuplicate } from '../../../graphql/refusals.ts';
import { parseCsvLines, readImportSource } from '../../../imports/csv-lines.ts';
import {
  createImportFingerprint,
  runImport,
  type ImportInput,
  type ImportReport,
  type ImportResult,
} from '../../../imports/run-import.ts';
import { administer } from '../../audit-log/administer.ts';
import type { NewAuditEntry } from '../../audit-log/record.ts';
import { addImportedWorkers, findCompaniesByName } from '../service.ts';
import { findPassesInUse } from './store.ts';
import type { ImportedWorkerLine } from './types.ts';

const workerFile = { columns: workerColumns, things: 'workers', validateHeader: validateWorkerHeader };

async function loadImportContext(context: ActorContext, lines: readonly WorkerLine[]): Promise<WorkerImportContext> {
  const { db, actor } = context;
  const names = listLineCompanies(lines, actor);
  const companies = new Map<string, CrewCompany>();
  // Of two spellings, the one that the user's own company has counts.
  for (const company of await findCompaniesByName(context, [...new Set(names)]))
    if (!companies.has(normalizeText(company.name)) || company.name === actor.company)
      companies.set(normalizeText(company.name), company);
  const passes = names.flatMap((name, index) => {
    const company = companies.get(normalizeText(name))?.name ?? name;
    const pass = (lines[index]?.cells.pass ?? '').trim();
    return [pass, ...listUncutPasses(pass)].map((passNumber) => ({ company, passNumber }));
  });
  const taken = await findPassesInUse(db, passes);
  return {
    actor,
    companies,
    takenPasses: new Set(taken.map(({ company, passNumber }) => toPassKey(company, passNumber))),
  };
}

function toReport({ lines, workers }: WorkerImportPlan, dryRun: boolean): ImportReport<ImportedWorkerLine> {
  return {
    dryRun,
    toCreate: workers.length,
    fingerprint: createImportFingerprint([lines, workers]),
    lines,
  };
}

const changedSinceMessage =
  'The register changed after the file was checked. No workers were imported. Review the new report, then import again.';

async function createWorkers(context: ActorContext, workers: readonly ImportedWorker[]): Promise<NewAuditEntry[]> {
  const added = workers.map((worker) => ({ id: randomUUID(), ...worker }));
  await refuseDuplicate('worker_pass_number', changedSinceMessage, () =>
    refuseDuplicate('worker_pass_key', changedSinceMessage, () => addImportedWorkers(context, added)),
  );
  return added.map(({ id, ...worker }) => ({
    action: 'import',
    kind: 'worker',
    subjectId: id,
    subjectName: formatPseudonym(id),
    changes: listWorkerChanges(undefined, worker),
  }));
}

/**
 * Reads a file of workers with their certificates and returns the outcome of each line. A dry run writes nothing;
 * otherwise every worker without a refused line is added, all or nothing. Refuses if the outcome would differ from the
 * dry run.
 */
export async function importWorkers(
  outerContext: ActorContext,
  input: ImportInput,
): Promise<ImportResult<ImportReport<ImportedWorkerLine>>> {
  const lines = parseCsvLines(readImportSource(input, 'workers'), workerFile);
  return administer(outerContext, async (context, record) => {
    const plan = planWorkerImport(lines, await loadImportContext(context, lines));
    return runImport(toReport(plan, input.dryRun), input, {
      nouns: ['worker', 'workers'],
      changedSince: changedSinceMessage,
      async create() {
        for (const entry of await createWorkers(context, plan.workers)) record(entry);
      },
    });
  });
}
