import { validateText } from '../text/plain-text.ts';
import { phoneLength, toPhoneNumber, validatePhone } from '../text/phone.ts';
import { toStoredLine } from '../text/stored-text.ts';
import { validateCertificates, type Certificate } from './certificate.ts';
import { toPassNumber } from './pass-number.ts';
import { isWorkerLanguage, workerLanguageCodes } from './language.ts';

/** A worker of a contractor as the company's register has them. */
export interface WorkerDetails {
  name: string;
  /** The number on the site pass, by which a worker signs on; unique within the company. */
  passNumber: string;
  trade: string;
  phone: string;
  /** Codes of the languages that the worker understands. */
  languages: readonly string[];
  certificates: readonly Certificate[];
}

/** The fields of a worker that are typed. */
export type WorkerText = 'name' | 'passNumber' | 'trade' | 'phone';

export const workerLimits = { name: 120, passNumber: 40, trade: 80, phone: phoneLength } as const;

/** Labels in forms, lists and refusals. */
export const workerLabels = {
  name: 'Name',
  passNumber: 'Pass number',
  trade: 'Trade',
  phone: 'Phone number',
  languages: 'Languages',
  certificates: 'Certificates',
} as const satisfies Record<keyof WorkerDetails, string>;

const passNumberPattern = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

const validators: Record<WorkerText, (text: string) => string | undefined> = {
  name: (text) =>
    validateText(toStoredLine(text), {
      label: workerLabels.name,
      maxLength: workerLimits.name,
      required: true,
      isName: true,
    }),
  passNumber(typed) {
    const text = toPassNumber(typed);
    const label = workerLabels.passNumber;
    const problem = validateText(text, { label, maxLength: workerLimits.passNumber, required: true });
    if (problem) return problem;
    return passNumberPattern.test(text) ? undefined : 'Enter a pass number of letters and digits, such as A-1204.';
  },
  trade: (text) => validateText(toStoredLine(text), { label: workerLabels.trade, maxLength: workerLimits.trade }),
  phone: validatePhone,
};

/** Returns what is wrong with a typed field of a worker, as a sentence, or undefined when it is valid. */
export function validateWorkerText(field: WorkerText, text: string): string | undefined {
  return validators[field](text);
}

const storedForms: Record<WorkerText, (text: string) => string> = {
  name: toStoredLine,
  passNumber: toPassNumber,
  trade: toStoredLine,
  phone: toPhoneNumber,
};

/** A typed field of a worker as it is stored. */
export function toStoredWorkerText(field: WorkerText, text: string): string {
  return storedForms[field](text);
}

/** Returns what is wrong with a worker's languages, as a sentence, or undefined when each is known and named once. */
export function validateLanguages(languages: readonly string[]): string | undefined {
  const unknown = languages.find((code) => !isWorkerLanguage(code));
  if (unknown !== undefined)
    return `There is no language '${unknown.slice(0, 20)}'. The codes are ${workerLanguageCodes.join(', ')}.`;
  return new Set(languages).size === languages.length ? undefined : 'Choose each language once.';
}

/** Returns what is wrong with a worker, as a sentence, or undefined when all of it is valid. */
export function validateWorker(worker: WorkerDetails): string | undefined {
  return (
    validateWorkerText('name', worker.name) ??
    validateWorkerText('passNumber', worker.passNumber) ??
    validateWorkerText('trade', worker.trade) ??
    validateWorkerText('phone', worker.phone) ??
    validateLanguages(worker.languages) ??
    validateCertificates(worker.certificates)
  );
}

/** Why a pass number that another worker of the company has is refused. */
export function formatPassNumberTaken(passNumber: string): string {
  return `Another worker of this company has the pass number ${passNumber}. Enter the number on this worker's pass.`;
}

/** What histories call a worker whose personal data was erased: 'Worker 4F2A', from the id, which stays. */
export function formatPseudonym(id: string): string {
  return `Worker ${id.replaceAll('-', '').slice(0, 4).toUpperCase()}`;
}

/**
 * Why a worker cannot be erased while they are signed on to permits, by their numbers: the muster list must name
 * everyone who is on a job. Undefined when they are signed on to none.
 */
export function findErasureProblem([permit]: readonly string[]): string | undefined {
  return permit && `This worker is signed on at ${permit}. Sign them off there first.`;
}
