import { randomUUID } from 'node:crypto';
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { checkCrewCompany, knowsOwnCrew, type CrewCompany } from '@eptw/domain/crew/crew-access';
import { getEndingSoonDay } from '@eptw/domain/crew/certificate-state';
import { findErasureProblem, formatPseudonym, type WorkerDetails } from '@eptw/domain/crew/worker';
import { listWorkerChanges } from '@eptw/domain/crew/worker-changes';
import { toStoredLine } from '@eptw/domain/text/stored-text';
import { toDay } from '@eptw/domain/time/day-range';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import { toCarried } from '@eptw/domain/work/sign-on/follow-certificates';
import { toOtherPresence, type JoiningWorker } from '@eptw/domain/work/sign-on/may-sign-on';
import type { RegisteredWorker } from '@eptw/domain/work/requirements/planned-requirements';
import type { ActorContext, AppContext } from '../../app-context.ts';
import type { StreamedList } from '../../database/batches.ts';
import type { RowList } from '../../database/row-list.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import type { Page } from '../../graphql/payloads.ts';
import { requireFound } from '../../graphql/refusals.ts';
import { addJobs } from '../../database/job-queue.ts';
import { Refusal } from '../../refusal.ts';
import { administer } from '../audit-log/administer.ts';
import { deleteFileRecords, removeContents } from '../files/service.ts';
import {
  deleteCertificates,
  eraseWorkerData,
  findCrewCompanies,
  findNames,
  findWorker,
  lockAnyWorker,
  insertCertificates,
  insertWorkers,
  listCertifiedWorkers,
  listCompanies,
  listPresences,
  listWorkers,
  lockWorker,
  saveWorker,
} from './store.ts';
import { toNewCertificates, toRegistered } from './registered-certificate.ts';
import type { Worker } from './types.ts';
import {
  listReplacedFiles,
  parseWorker,
  refuseDuplicatePass,
  requireCertificateFiles,
  toWorkerDetails,
  type WorkerInput,
} from './worker-input.ts';

/** The filters of the register. */
export interface WorkerQuery {
  company?: string | null | undefined;
  searchText?: string | null | undefined;
  /** Only workers with a certificate that has ended or ends soon. */
  endingSoon?: boolean | null | undefined;
}

function selectWorkers({ db, actor, clock }: ActorContext, query: WorkerQuery): RowList<Worker> {
  const endingBy = query.endingSoon ? getEndingSoonDay(toDay(clock())) : undefined;
  return listWorkers(db, actor, { company: query.company, searchText: query.searchText, endingBy });
}

/** A page of the workers that the actor sees, by name. */
export async function getWorkers(context: ActorContext, request: PageArguments & WorkerQuery): Promise<Page<Worker>> {
  return loadPage(request, selectWorkers(context, request));
}

/** All of the same workers. */
export async function streamWorkers(context: ActorContext, query: WorkerQuery): Promise<StreamedList<Worker>> {
  return selectWorkers(context, query).stream();
}

/** One worker that the actor sees. Throws NOT_FOUND. */
export async function getWorker({ db, actor }: ActorContext, id: string): Promise<Worker> {
  return requireFound(await findWorker(db, actor, id));
}

/** The names of the companies whose workers the actor sees. */
export async function getCrewCompanies({ db, actor }: ActorContext): Promise<string[]> {
  return listCompanies(db, actor);
}

/**
 * The workers of the actor's own company with a certificate of one of these kinds; undefined where the actor does not
 * know its workers.
 */
export async function listOwnCrew(
  { db, actor }: ActorContext,
  kinds: readonly CertificateKind[],
): Promise<RegisteredWorker[] | undefined> {
  const workers = actor.company === '' || kinds.length === 0 ? [] : await listCertifiedWorkers(db, actor, kinds);
  return knowsOwnCrew(actor, workers.length > 0) ? workers : undefined;
}

/** The names of workers by their ids, for histories: of erased ones, their pseudonym. */
export async function loadWorkerNames(
  { db }: Pick<AppContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = await findNames(db, ids);
  return new Map(ids.map((id) => [id, names.get(id) || formatPseudonym(id)]));
}

/**
 * A worker who proved to be the one, locked so that nobody signs them on to another permit at the same time. Throws
 * NOT_FOUND for one who was erased meanwhile.
 */
export async function lockWorkerToSignOn({ db }: Pick<AppContext, 'db'>, id: string): Promise<Worker> {
  const worker = await lockAnyWorker(db, id);
  if (!worker) throw new Refusal('NOT_FOUND', 'This worker is no longer in the crew register.');
  return worker;
}

/** The ids of the permits on which a worker is signed on. */
export async function listPermitsOf({ db }: Pick<AppContext, 'db'>, workerId: string): Promise<string[]> {
  return (await listPresences(db, workerId)).map(({ permitId }) => permitId);
}

/** A worker as the rules of signing on to a permit read them: with the other permits on which they are signed on. */
export async function loadJoiningWorker(
  { db }: Pick<AppContext, 'db'>,
  permit: { id: string; parentId: string | null },
  { _id: id, company, certificates }: Pick<Worker, '_id' | 'company' | 'certificates'>,
): Promise<JoiningWorker> {
  const others = (await listPresences(db, id)).filter(({ permitId }) => permitId !== permit.id);
  return {
    id,
    company,
    certificates: toCarried(toRegistered(certificates)),
    elsewhere: others.map((presence) => toOtherPresence(presence, permit)),
  };
}

/** The company that a new worker belongs to: a contractor's own unless another is named. Refuses others' companies. */
async function requireCompany({ db, actor }: ActorContext, input: string | null | undefined): Promise<string> {
  const name = toStoredLine(input ?? '') || (contractorRoles.includes(actor.role) ? actor.company : '');
  const companies = await findCrewCompanies(db, [name]);
  const company = companies.find((one) => one.name === name) ?? companies[0] ?? { name, siteIds: [] };
  const refusal = checkCrewCompany(actor, company);
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
  return company.name;
}

/** Those of these companies that have people, in any case, with their sites. */
export async function findCompaniesByName({ db }: ActorContext, names: readonly string[]): Promise<CrewCompany[]> {
  return findCrewCompanies(db, names);
}

/** Adds workers of a file, whose companies and cells are checked. Throws the database's error for a taken pass number. */
export async function addImportedWorkers(
  { db, actor, clock }: ActorContext,
  workers: readonly (WorkerDetails & { id: string; company: string })[],
): Promise<void> {
  const at = clock();
  await insertWorkers(db, workers, at);
  await insertCertificates(
    db,
    workers.flatMap(({ id, certificates }) => toNewCertificates(id, [], certificates, { by: actor.id, at })),
  );
}

/** Adds a worker to a company's register, under a pass number that no other worker of it has. */
export async function createWorker(
  outerContext: ActorContext,
  input: WorkerInput & { company?: string | null | undefined },
): Promise<Worker> {
  const worker = parseWorker(input);
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const company = await requireCompany(context, input.company);
    await requireCertificateFiles(context, worker.certificates, []);
    const id = randomUUID();
    await refuseDuplicatePass(worker.passNumber, () => insertWorkers(db, [{ id, company, ...worker }], clock()));
    await insertCertificates(db, toNewCertificates(id, [], worker.certificates, { by: actor.id, at: clock() }));
    const changes = listWorkerChanges(undefined, worker);
    record({ action: 'create', kind: 'worker', subjectId: id, subjectName: formatPseudonym(id), changes });
    return requireFound(await findWorker(db, actor, id));
  });
}

/** Locks a worker that the actor sees, to change it. Throws NOT_FOUND. */
export async function requireLockedWorker({ db, actor }: ActorContext, id: string): Promise<Worker> {
  return requireFound(await lockWorker(db, actor, id));
}

/** Refuses what is based on an older version of a worker; `advice` says what to do. */
export function refuseStale(
  { version, changedBy, changedAt }: Worker,
  seenVersion: number | null | undefined,
  advice: string,
): void {
  if (seenVersion === null || seenVersion === undefined || seenVersion === version) return;
  const when = changedAt ? ` on ${formatDayAndTime(changedAt)}` : '';
  throw new Refusal('CONFLICT', `${changedBy ?? 'Someone'} changed this worker${when}. ${advice}`);
}

/** The jobs that a worker is on lie above the register: they follow once this is committed. */
export async function followOnJobs({ db }: Pick<AppContext, 'db'>, workerId: string): Promise<void> {
  if ((await listPresences(db, workerId)).length > 0) await addJobs(db, 'followCertificates', [{ workerId }]);
}

const staleAdvice = 'Your change was not saved. Review the current version, then save again.';

/** Changes a worker. Refuses a change based on an older version. Files that certificates no longer have are deleted. */
export async function updateWorker(
  outerContext: ActorContext,
  id: string,
  version: number | null | undefined,
  input: WorkerInput,
): Promise<Worker> {
  const { item, removedFiles } = await administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const current = await requireLockedWorker(context, id);
    refuseStale(current, version, staleAdvice);
    const before = toWorkerDetails(current);
    const after = parseWorker(input, before);
    const changes = listWorkerChanges(before, after);
    if (changes.length === 0) return { item: current, removedFiles: [] };
    await requireCertificateFiles(context, after.certificates, before.certificates);
    const change = { by: actor.id, at: clock() };
    const certificates = toNewCertificates(id, current.certificates, after.certificates, change);
    await refuseDuplicatePass(after.passNumber, () => saveWorker(db, id, after, change));
    await deleteCertificates(db, id);
    await insertCertificates(db, certificates);
    await followOnJobs(context, id);
    const replaced = listReplacedFiles(before.certificates, after.certificates);
    record({ action: 'update', kind: 'worker', subjectId: id, subjectName: formatPseudonym(id), changes });
    return {
      item: requireFound(await findWorker(db, actor, id)),
      removedFiles: await deleteFileRecords(context, replaced),
    };
  });
  await removeContents(outerContext, removedFiles);
  return item;
}

/**
 * Erases a worker's personal data: name, pass number, telephone number, languages, PIN, certificates and their files.
 * The id stays, and a pseudonym by which histories go on reading.
 * Refuses a worker who is signed on.
 */
export async function eraseWorker(outerContext: ActorContext, id: string): Promise<void> {
  const removedFiles = await administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const { certificates } = toWorkerDetails(await requireLockedWorker(context, id));
    const problem = findErasureProblem((await listPresences(db, id)).map(({ number }) => number));
    if (problem) throw new Refusal('CONFLICT', problem);
    await deleteCertificates(db, id);
    await eraseWorkerData(db, id, { by: actor.id, at: clock() });
    record({ action: 'erase', kind: 'worker', subjectId: id, subjectName: formatPseudonym(id), changes: [] });
    return deleteFileRecords(context, listReplacedFiles(certificates, []));
  });
  await removeContents(outerContext, removedFiles);
}
