import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { findVerificationProblem, listSharedSites, listVerifyingSites } from '@eptw/domain/crew/verification';
import { formatPseudonym, workerLabels } from '@eptw/domain/crew/worker';
import { toDay } from '@eptw/domain/time/day-range';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { installationAdmins } from '@eptw/domain/user/role-groups';
import type { CrewCompany } from '@eptw/domain/crew/crew-access';
import type { ActorContext } from '../../../app-context.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import type { Page } from '../../../graphql/payloads.ts';
import { Refusal } from '../../../refusal.ts';
import { administer } from '../../audit-log/administer.ts';
import { findCompaniesByName, followOnJobs, getWorker, refuseStale, requireLockedWorker } from '../service.ts';
import type { Worker, WorkerCertificate } from '../types.ts';
import { countToVerify, findSites, listTasks, listToVerify, saveVerification, type QueueFilter } from './store.ts';
import type { CertificateToVerify, VerificationTask } from './types.ts';

/** A certificate that somebody has seen. */
export interface VerifyInput {
  worker: string;
  /** The kind. */
  certificate: string;
  /** The version of the worker that was on screen. */
  version: number;
  /** Needed where the worker has several certificates of the kind. */
  number?: string | null | undefined;
  /** One of the verifier's sites where the company works; the first by name unless given. */
  site?: string | null | undefined;
}

/** A page of the certificates that the actor may verify, those of one worker together. */
export async function getCertificatesToVerify(
  { db, actor, clock }: ActorContext,
  { searchText, ...request }: PageArguments & QueueFilter,
): Promise<Page<CertificateToVerify>> {
  const page = toRowRange(request);
  if (listVerifyingSites(actor).length === 0) return { count: 0, items: [] };
  const now = clock();
  const [count, items] = await Promise.all([
    countToVerify(db, actor, now, { searchText }),
    listToVerify(db, actor, now, { searchText }, page),
  ]);
  return { count, items };
}

/** The actor's sites where unverified certificates count, with how many there are to verify. */
export async function getVerificationTasks({ db, actor, clock }: ActorContext): Promise<VerificationTask[]> {
  return listTasks(db, clock(), installationAdmins.includes(actor.role) ? undefined : actor.siteIds);
}

/** The company with the sites where it works. */
export async function loadCompany(context: ActorContext, name: string): Promise<CrewCompany> {
  const companies = await findCompaniesByName(context, [name]);
  return companies.find((company) => company.name === name) ?? { name, siteIds: [] };
}

/** Why the actor may not verify a certificate, as a sentence; undefined when they may. */
export function explainVerification(
  { actor, clock }: Pick<ActorContext, 'actor' | 'clock'>,
  certificate: WorkerCertificate,
  company: CrewCompany,
): ReturnType<typeof findVerificationProblem> {
  return findVerificationProblem(actor, { ...certificate, company }, toDay(clock()));
}

const staleAdvice = 'Nothing was verified. Look at the certificate as it is now, then verify it.';

/** Records that the actor has seen a certificate of a worker as the register has it. Throws the refusal. */
export async function verifyCertificate(outerContext: ActorContext, input: VerifyInput): Promise<Worker> {
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const worker = await requireLockedWorker(context, input.worker);
    const certificate = chooseCertificate(worker, input);
    const company = await loadCompany(context, worker.company);
    const refusal = explainVerification(context, certificate, company);
    if (refusal) throw new Refusal(refusal.kind === 'person' ? 'FORBIDDEN' : 'CONFLICT', refusal.problem);
    refuseStale(worker, input.version, staleAdvice);
    if (certificate.verified?.byId === actor.id) return worker;
    refuseVerified(certificate);
    const site = await chooseSite(context, company, input.site);
    const { kind, number } = certificate;
    await saveVerification(db, { workerId: worker._id, kind, number }, { by: actor.id, siteId: site.id, at: clock() });
    await followOnJobs(context, worker._id);
    record({
      action: 'update',
      kind: 'worker',
      subjectId: worker._id,
      subjectName: formatPseudonym(worker._id),
      changes: [
        {
          field: workerLabels.certificates,
          before: null,
          after: `${formatCertificateKind(kind)}: verified, ${site.name}`,
        },
      ],
    });
    return getWorker(context, worker._id);
  });
}

function chooseCertificate({ certificates }: Worker, { certificate: kind, number }: VerifyInput): WorkerCertificate {
  const ofKind = certificates.filter((one) => one.kind === kind);
  const named = number ? ofKind.filter((one) => one.number === number.trim()) : ofKind;
  const [found, second] = named;
  if (!found)
    throw new Refusal('NOT_FOUND', 'This worker no longer has this certificate. Look at the current version.');
  if (second) throw new Refusal('BAD_INPUT', 'This worker has several certificates of this kind. Say the number.');
  return found;
}

function refuseVerified({ verified }: WorkerCertificate): void {
  if (!verified) return;
  const { by, site, at } = verified;
  throw new Refusal('CONFLICT', `${by} verified this certificate at ${site} on ${formatDayAndTime(new Date(at))}.`);
}

async function chooseSite(
  { db, actor }: ActorContext,
  company: CrewCompany,
  chosen: string | null | undefined,
): Promise<{ id: string; name: string }> {
  const sites = await findSites(db, listSharedSites(actor, company));
  const site = chosen ? sites.find(({ id }) => id === chosen) : sites[0];
  if (site) return site;
  const names = sites.map(({ name }) => name).join(', ');
  throw new Refusal('BAD_INPUT', `You verify certificates of ${company.name} at ${names}. Choose one of them.`);
}
