import { certificateFileTypes, type Certificate } from '@eptw/domain/crew/certificate';
import {
  formatPassNumberTaken,
  toStoredWorkerText,
  validateWorker,
  type WorkerDetails,
} from '@eptw/domain/crew/worker';
import type { ActorContext } from '../../app-context.ts';
import { refuseDuplicate, refuseProblem } from '../../graphql/refusals.ts';
import { Refusal } from '../../refusal.ts';
import { findNewUploadTypes } from '../files/service.ts';
import type { Worker } from './types.ts';

type Optional<Value> = Value | null | undefined;

/** Input of a worker. When one is changed, what is left out stays; certificates are the complete list. */
export interface WorkerInput {
  name?: Optional<string>;
  passNumber?: Optional<string>;
  trade?: Optional<string>;
  phone?: Optional<string>;
  languages?: Optional<readonly string[]>;
  certificates?: Optional<readonly CertificateInput[]>;
}

/** Input of a certificate. */
export interface CertificateInput {
  kind: string;
  number: string;
  issuer: string;
  expiresOn: string;
  /** The stored name of an own, new upload, or of the file that the worker's certificate has already. */
  file?: Optional<string>;
}

const emptyWorker: WorkerDetails = { name: '', passNumber: '', trade: '', phone: '', languages: [], certificates: [] };

function toCertificate({ kind, number, issuer, expiresOn, file }: CertificateInput): Certificate {
  return { kind, number: number.trim(), issuer: issuer.trim(), expiresOn: expiresOn.trim(), file: file ?? null };
}

/** The details of a worker as the API returns it. */
export function toWorkerDetails({ name, passNumber, trade, phone, languages, certificates }: Worker): WorkerDetails {
  return { name, passNumber, trade, phone, languages, certificates: certificates.map(toCertificate) };
}

/** A worker with the input applied. Refuses what is not valid. */
export function parseWorker(input: WorkerInput, before: WorkerDetails = emptyWorker): WorkerDetails {
  const worker = {
    name: toStoredWorkerText('name', input.name ?? before.name),
    passNumber: toStoredWorkerText('passNumber', input.passNumber ?? before.passNumber),
    trade: toStoredWorkerText('trade', input.trade ?? before.trade),
    phone: toStoredWorkerText('phone', input.phone ?? before.phone),
    languages: input.languages ?? before.languages,
    certificates: input.certificates?.map(toCertificate) ?? before.certificates,
  };
  refuseProblem(validateWorker(worker));
  return worker;
}

const listFiles = (certificates: readonly Certificate[]) => certificates.flatMap(({ file }) => file ?? []);

/** The files that a worker's certificates had and no longer have. */
export function listReplacedFiles(before: readonly Certificate[], after: readonly Certificate[]): string[] {
  const current = new Set(listFiles(after));
  return listFiles(before).filter((file) => !current.has(file));
}

/**
 * Refuses a file that is not the actor's own, unused upload: a certificate would show it to everyone who sees the
 * worker. Files that the worker's certificates have already stay usable.
 */
export async function requireCertificateFiles(
  context: ActorContext,
  certificates: readonly Certificate[],
  before: readonly Certificate[],
): Promise<void> {
  const files = listFiles(certificates);
  if (new Set(files).size !== files.length)
    throw new Refusal('BAD_INPUT', 'Two certificates have the same file. Upload a file for each.');
  const earlier = new Set(listFiles(before));
  const added = files.filter((file) => !earlier.has(file));
  if (added.length === 0) return;
  const types = await findNewUploadTypes(context, added);
  for (const file of added) {
    const type = types.get(file);
    if (type === undefined)
      throw new Refusal('BAD_INPUT', 'The file of a certificate is not one of your new uploads. Upload it again.');
    if (!certificateFileTypes.includes(type))
      throw new Refusal('BAD_INPUT', 'The file of a certificate is a PDF, PNG or JPEG file. Choose another one.');
  }
}

/** Writes a worker's pass number, which no other worker of the company may have. */
export function refuseDuplicatePass<Result>(passNumber: string, write: () => Promise<Result>): Promise<Result> {
  const sentence = formatPassNumberTaken(passNumber);
  return refuseDuplicate('worker_pass_number', sentence, () => refuseDuplicate('worker_pass_key', sentence, write));
}
